// Pieces that move: each from where it was to where it is. Nothing moves for those who want no motion.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function places() {
  const found = new Map();
  for (const element of document.querySelectorAll("#board .piece, #board .marker, #board .card[data-key]")) {
    const home = element.parentElement.closest("[data-key]");
    const rect = element.getBoundingClientRect();
    const around = home?.getBoundingClientRect() ?? { left: 0, top: 0 };
    found.set(element.dataset.key, {
      rect, home: home?.dataset.key, kind: element.dataset.kind, x: rect.left - around.left, y: rect.top - around.top, element,
    });
  }
  return found;
}

export function move(before) {
  if (calm.matches || document.hidden) return;
  const now = places();
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, place]) => place);
  for (const [key, place] of now) {
    if (!place.element.isConnected || place.element === before.get(key)?.element) continue;
    const source = before.get(key) ?? taken(gone, place.kind);
    if (source && hasMoved(source, place)) slide(place.element, source.rect, place.rect);
    else if (!source) place.element.animate({ opacity: [0, 1], scale: [1.35, 1] }, { duration: 350, easing: "ease-out" });
  }
}

function taken(gone, kind) {
  const place = kind ? gone.findIndex((one) => one.kind === kind) : -1;
  return place < 0 ? null : gone.splice(place, 1)[0];
}

function hasMoved(source, place) {
  return source.home !== place.home || (place.element.matches(".marker") && Math.hypot(source.x - place.x, source.y - place.y) > 3);
}

function slide(element, from, to) {
  const start = `${from.left - to.left}px ${from.top - to.top}px`;
  element.animate({ translate: [start, "0 0"], zIndex: [30, 30] }, { duration: 550, easing: "cubic-bezier(.3,.7,.2,1)" });
}

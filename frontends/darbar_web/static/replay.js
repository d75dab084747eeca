// A replay that steps without loading the page anew, and plays by itself. Without it, links and a form do the same.
import { move, places } from "./motion.js";

const policy = window.trustedTypes
  ? window.trustedTypes.createPolicy("darbar", { createHTML: (text) => text })
  : { createHTML: (text) => text };

const replay = document.getElementById("replay");
let playing = null;
let going = false;

async function go(address) {
  if (going) return;
  going = true;
  try {
    const answer = await fetch(address, { headers: { "Darbar-Fragments": "yes" } });
    if (!answer.ok) throw new Error(answer.status);
    const focused = document.activeElement?.dataset?.go ?? document.activeElement?.id;
    const html = await answer.text(), before = places();
    replay.innerHTML = policy.createHTML(html);
    history.replaceState(null, "", address);
    ready();
    replay.querySelector("#board .changed")?.scrollIntoView({ block: "nearest" });
    move(before);
    (replay.querySelector(`[data-go="${focused}"], [data-go-on]`) ?? document.getElementById(focused || "step"))?.focus?.({ preventScroll: true });
  } catch {
    location.href = address;
  } finally {
    going = false;
  }
}

function link(name) {
  return replay.querySelector(`[data-go="${name}"]`)?.getAttribute("href");
}

function atEnd() {
  return replay.querySelector('[data-go="end"][aria-disabled]') !== null;
}

function stop() {
  clearInterval(playing);
  playing = null;
  ready();
}

function play() {
  if (playing !== null) return stop();
  playing = setInterval(() => (atEnd() ? stop() : go(link("step"))), 1200);
  ready();
}

function ready() {
  const question = document.getElementById("question");
  document.documentElement.style.setProperty("--sheet", `${question.offsetHeight}px`);
  const button = document.getElementById("play");
  if (button === null) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(playing !== null));
  if (playing !== null) button.textContent = button.dataset.sayStop;
}

replay.addEventListener("click", (event) => {
  const target = event.target.closest("[data-go]");
  if (event.target.closest("#play")) return play();
  if (target === null || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(target.getAttribute("href"));
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") return void replay.querySelector("[data-go-on]")?.click();
  const name = { ArrowRight: "step", ArrowLeft: "back", Home: "first", End: "end", PageDown: "next-turn", PageUp: "last-turn" }[event.key];
  if (event.key === " " && !event.target.closest("a, button")) {
    event.preventDefault();
    return play();
  }
  if (name && link(name)) {
    event.preventDefault();
    go(link(name));
  }
});

ready();

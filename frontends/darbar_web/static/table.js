// The table made live: answers without a new page, news as they come, pieces that move, keys, explanations.
// Everything here is a convenience: the page works without it.
import { move, places } from "./motion.js";

const table = document.getElementById("table");
if (table) (() => {
  const policy = window.trustedTypes?.createPolicy("darbar", { createHTML: (html) => html }) ?? { createHTML: (html) => html };
  const one = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const make = (tag, attributes = {}, text = "") => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
    return made;
  };
  const parse = (html) => new DOMParser().parseFromString(policy.createHTML(html), "text/html").body;
  const version = () => Number(one("#bar")?.dataset.version ?? 0);
  const isOver = () => Boolean(one("#question.over"));
  const asked = () => one("#answers [name=number]")?.value;
  const isMyTurn = () => Boolean(one("#question.asked"));

  // ---- Remembering what the reader prefers, where the browser allows it

  const kept = {
    get(name) { try { return localStorage.getItem(`darbar-${name}`); } catch { return null; } },
    set(name, value) { try { localStorage.setItem(`darbar-${name}`, value); } catch { /* then not */ } },
  };

  // ---- Fresh fragments take the place of old ones

  const shown = new Map();
  const remember = (part) => { for (const one of [part, ...all("[id]", part)]) if (one.id) shown.set(one.id, one.outerHTML); };
  const order = (board) => all(".panel", board).map((panel) => panel.id + panel.parentElement.className).join();

  function apart(part) { // a board with the same panels is renewed panel by panel
    return part.id === "board" && order(part) === order(one("#board")) ? all(".panel", part) : [part];
  }

  function swap(html) {
    const parts = [...parse(html).children].filter((part) => part.id && document.getElementById(part.id));
    if (!parts.length) return false;
    const bar = parts.find((part) => part.id === "bar");
    if (bar && Number(bar.dataset.version) < version()) return true; // news have overtaken the answer to what was sent
    const fresh = parts.flatMap(apart);
    const before = { places: places(), asked: isMyTurn(), over: isOver(), last: lastTold(), said: lastSaid(), prompt: one("#prompt")?.textContent };
    const focus = focused();
    const number = asked();
    for (const part of fresh) {
      if (shown.get(part.id) === part.outerHTML) continue;
      remember(part);
      replace(document.getElementById(part.id), part);
    }
    if (asked() !== number) closeFloat();
    refocus(focus);
    move(before.places);
    announce(before);
    if (isOver() && !before.over) one("#score").closest("details").open = true;
    dress();
    return true;
  }

  function replace(old, part) {
    const typed = all("input:not([type=hidden])", old).map((field) => [field.id, field.value]);
    const closed = all("details", old).map((details) => details.open);
    const scrolled = old.scrollTop;
    for (const { name } of [...old.attributes]) if (!part.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of [...part.attributes]) if (name !== "style") old.setAttribute(name, value);
    old.replaceChildren(...part.childNodes);
    all("details", old).forEach((details, place) => { if (place in closed) details.open = closed[place]; });
    for (const [id, value] of typed) {
      const field = id && document.getElementById(id);
      if (field && old.id !== "question") field.value = value;
    }
    old.scrollTop = scrolled;
  }

  function focused() {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    const part = active.closest("[data-key], [data-twin]");
    return { id: active.id, key: part?.dataset.key, twin: part?.dataset.twin, number: active.dataset.number, lost: () => !active.isConnected };
  }

  function refocus(was) {
    if (!was || !was.lost()) return;
    const quoted = (name, key) => `[data-${name}="${CSS.escape(key)}"]`;
    const found =
      (was.id && document.getElementById(was.id)) ||
      (was.key && one(`${quoted("key", was.key)} .hit`)) ||
      (was.twin && one(`${quoted("twin", was.twin)} .hit`)) ||
      one(".held button") || (was.number && one("#question .answer")) || one("#board");
    found?.focus({ preventScroll: true });
  }

  // ---- Sending

  const sending = new Set(); // what is on its way: pressing twice sends once, and no news keep anybody from pressing

  async function ask(address, body, what = address) {
    sending.add(what);
    table.classList.add("busy");
    try {
      const answer = await fetch(address, {
        method: body ? "POST" : "GET", body, headers: { "Darbar-Fragments": "yes" }, credentials: "same-origin",
      });
      const html = await answer.text();
      if (!swap(html)) location.assign(answer.redirected ? answer.url : location.pathname);
      one(".held button")?.focus();
    } catch {
      say(table.dataset.sayLost);
    } finally {
      sending.delete(what);
      table.classList.toggle("busy", sending.size > 0);
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!table.contains(form) || form.method !== "post" || form.hasAttribute("data-leave")) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const what = `${form.action} ${body.get("number")}`;
    if (sending.has(what)) return;
    ask(form.action, body, what);
    if (form.hasAttribute("data-quiet")) form.reset();
  });

  // ---- News

  function listen() {
    const news = new EventSource(`${table.dataset.news}?version=${version()}`);
    let last = null; // the version that the stream told last; what it tells next is only what is newer than that
    news.addEventListener("table", (event) => {
      const complete = last === null || last === version();
      last = Number(event.data.match(/id="bar" data-version="(\d+)"/)?.[1] ?? event.lastEventId);
      if (last <= version()) return;
      if (complete) swap(event.data);
      else ask(location.pathname);
    });
    news.addEventListener("ended", () => { news.close(); location.reload(); });
    news.addEventListener("open", () => { last = null; table.classList.remove("lost"); });
    news.addEventListener("error", () => {
      table.classList.add("lost");
      if (news.readyState === EventSource.CLOSED) setTimeout(listen, 4000);
    });
    addEventListener("pagehide", () => news.close(), { once: true });
  }

  const live = one("main").appendChild(make("p", { class: "heard", role: "status", "aria-live": "polite" }));
  const chat = one("#chat").closest("details");
  chat.addEventListener("toggle", () => { if (chat.open) delete chat.dataset.unread; });
  const lastSaid = () => one("#chat .said li:last-child")?.textContent ?? "";
  const lastTold = () => one("#log .told li")?.textContent ?? "";
  const say = (sentence) => { live.textContent = ""; setTimeout(() => { live.textContent = sentence; }, 60); };

  function announce(before) {
    const told = lastTold() === before.last ? "" : lastTold();
    const prompt = one("#prompt")?.textContent ?? "";
    const turn = isMyTurn() && !before.asked ? table.dataset.sayTurn : "";
    const said = lastSaid() === before.said ? "" : lastSaid();
    if (said && !chat.open) chat.dataset.unread = "yes";
    const sentence = [said, told, turn, prompt === before.prompt ? "" : prompt].filter(Boolean).join(" ");
    if (sentence) say(sentence);
    if (turn && kept.get("sound") === "yes") ring();
    if (turn && document.hidden && kept.get("notify") === "yes" && window.Notification?.permission === "granted") notify(`${turn} ${prompt}`);
  }

  function notify(body) {
    try {
      const shown = new Notification(one("#bar h1").textContent, { body, tag: `darbar ${location.pathname}`, icon: "/static/icon.svg" });
      shown.addEventListener("click", () => { window.focus(); shown.close(); });
    } catch { /* a telephone's browser may know the name only */ }
  }

  // Two soft tones, made here. A browser plays them after somebody has pressed something on the page.
  let tones = null;
  function ring() {
    if (!window.AudioContext) return;
    tones ??= new AudioContext();
    tones.resume();
    [[660, 0], [880, 0.16]].forEach(([pitch, after]) => {
      const tone = tones.createOscillator(), loud = tones.createGain(), at = tones.currentTime + after;
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.12, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
      tone.connect(loud).connect(tones.destination);
      tone.start(at);
      tone.stop(at + 0.36);
    });
  }

  // ---- What floats above the table: a choice, or an explanation

  const float = one("main").appendChild(make("div", { id: "float", popover: "manual" }));
  let narrowed = null, explaining = 0;
  const explained = new Map();

  function openFloat(near, content, kind) {
    float.className = kind;
    float.replaceChildren(...content);
    if (!float.matches(":popover-open")) float.showPopover();
    const at = near.getBoundingClientRect(), size = float.getBoundingClientRect();
    const below = at.bottom + 8 + size.height < innerHeight;
    float.style.left = `${Math.max(8, Math.min(at.left, innerWidth - size.width - 8))}px`;
    float.style.top = `${below ? at.bottom + 8 : Math.max(8, at.top - size.height - 8)}px`;
  }

  function closeFloat() {
    clearTimeout(explaining);
    narrowed = null;
    if (float.matches(":popover-open")) float.hidePopover();
  }

  const keysOf = (answer) => (answer.dataset.targets ?? "").split(" ").map((key) => key.replaceAll("%20", " "));
  const pointing = (key) => all("#question .answer").filter((answer) => keysOf(answer).includes(key));

  function choose(link) {
    const key = link.dataset.at;
    const few = pointing(key).filter((answer) => narrowed?.includes(answer.value));
    const answers = few.length ? few : pointing(key);
    if (answers.length === 1) return answers[0].click();
    narrowed = answers.map((answer) => answer.value);
    const list = make("div", { class: "few", role: "group" });
    list.append(...answers.map((answer) => answer.cloneNode(true)));
    openFloat(link.closest(".part, .item") ?? link, [list], "choice");
    return one("button", list)?.focus();
  }

  async function explain(hit, key) {
    const address = `${table.dataset.what}?key=${encodeURIComponent(key)}`;
    const known = `${version()} ${key}`;
    if (!explained.has(known)) {
      if (explained.size > 200) explained.clear();
      const answer = await fetch(address, { headers: { "Darbar-Fragments": "yes" }, credentials: "same-origin" }).catch(() => null);
      if (!answer?.ok) return;
      explained.set(known, await answer.text());
    }
    if (!hit.isConnected || float.matches(".choice:popover-open")) return;
    const told = parse(explained.get(known)).firstElementChild;
    if (told) { told.removeAttribute("id"); openFloat(hit.closest(".part, .item") ?? hit, [told], "tip"); }
  }

  const keyOf = (hit) => { const part = hit.closest("[data-key], [data-twin]"); return part?.dataset.key ?? part?.dataset.twin; };

  function soon(hit, wait) {
    clearTimeout(explaining);
    if (table.dataset.what && hit.matches(".hit:not(.still)")) explaining = setTimeout(() => explain(hit, keyOf(hit)), wait);
  }

  document.addEventListener("click", (event) => {
    const target = event.target.closest("a, button");
    if (target?.matches("a[data-at]")) { event.preventDefault(); choose(target); return; }
    if (target?.matches("a[data-what]")) { event.preventDefault(); clearTimeout(explaining); explain(target, target.dataset.what); return; }
    if (target?.matches("a[data-fresh]")) { event.preventDefault(); ask(target.href); return; }
    if (!float.contains(event.target)) closeFloat();
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const hit = event.target.closest?.(".hit");
    if (hit) soon(hit, 450);
    else if (float.matches(".tip:popover-open")) closeFloat();
    else clearTimeout(explaining);
    point(event.target.closest?.(".answer"));
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".hit:focus-visible")) soon(event.target, 350);
    point(event.target.closest(".answer"));
  });

  function point(answer) {
    for (const part of all(".pointed")) part.classList.remove("pointed");
    for (const key of answer ? keysOf(answer) : []) {
      for (const part of all(`[data-key="${CSS.escape(key)}"], [data-twin="${CSS.escape(key)}"]`)) part.classList.add("pointed");
    }
  }

  // ---- Keys

  let typed = "", typing = 0;

  function digit(key) {
    const answers = all("#question .answer");
    typed += key;
    clearTimeout(typing);
    const play = () => { answers.find((answer) => answer.dataset.number === typed)?.click(); typed = ""; };
    if (Number(typed) * 10 > answers.length) play();
    else typing = setTimeout(play, 700);
  }

  function go(key) {
    const here = document.activeElement?.closest?.("#table .hit, #table .answer");
    const hits = all("#board .hit:not(.still), #own .hit:not(.still)").filter((hit) => hit.offsetParent);
    const centre = (element) => { const at = (element.closest(".part, .item") ?? element).getBoundingClientRect(); return [at.left + at.width / 2, at.top + at.height / 2]; };
    if (!here || !hits.includes(here)) return (one("#board .about .hit") ?? hits[0])?.focus();
    const [x, y] = centre(here);
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    let best = null, least = Infinity;
    for (const hit of hits) {
      const [a, b] = centre(hit);
      const along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
      if (hit !== here && along > 2 && along + 2.5 * aside < least) { least = along + 2.5 * aside; best = hit; }
    }
    return best?.focus();
  }

  // On a keyboard with other letters, the key counts that has the Latin one elsewhere.
  const isKey = (event, name) => event.key === name || (!/^[ -~]+$/.test(event.key) && event.code === `Key${name.toUpperCase()}`);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") { closeFloat(); one(".held a[data-fresh]")?.click(); return; }
    if (event.target.closest("input, select, textarea")) return;
    if (/^\d$/.test(event.key) && isMyTurn()) return void digit(event.key);
    if (event.key.startsWith("Arrow") && !event.target.closest(".body, summary")) { event.preventDefault(); return void go(event.key); }
    if (event.key === "+" || event.key === "-") return void zoom(event.key === "+" ? 1 : -1);
    const button = all("[data-key-name]").find((found) => isKey(event, found.dataset.keyName) && !found.disabled);
    if (button && !(event.key === "Enter" && event.target.closest("a, button, summary"))) { event.preventDefault(); button.click(); }
  });

  // ---- Zoom, light and dark, notifications

  const SIZES = [0.6, 0.7, 0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.8];

  function zoom(step) {
    const now = SIZES.indexOf(Number(kept.get("zoom") ?? 1));
    const size = SIZES[Math.max(0, Math.min(SIZES.length - 1, (now < 0 ? 4 : now) + step))];
    kept.set("zoom", size);
    one("#board").style.zoom = size;
  }

  function controls() {
    const add = (sign, title, act) => {
      const button = make("button", { type: "button", title, "aria-label": title }, sign);
      button.addEventListener("click", () => act(button));
      one("#controls").append(button);
      return button;
    };
    add("−", table.dataset.sayZoomOut, () => zoom(-1));
    add("+", table.dataset.sayZoomIn, () => zoom(1));
    add("◐", table.dataset.sayTheme, () => theme(document.documentElement.dataset.theme === "dark" || (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches) ? "light" : "dark"));
    if (window.AudioContext && isMine()) {
      const bell = add("♪", table.dataset.saySound, (button) => {
        kept.set("sound", kept.get("sound") === "yes" ? "no" : "yes");
        button.setAttribute("aria-pressed", String(kept.get("sound") === "yes"));
        if (kept.get("sound") === "yes") ring();
      });
      bell.setAttribute("aria-pressed", String(kept.get("sound") === "yes"));
    }
    if (window.Notification && isMine()) {
      const pressed = (button) => button.setAttribute("aria-pressed", String(kept.get("notify") === "yes" && Notification.permission === "granted"));
      pressed(add("✉", table.dataset.sayNotify, async (button) => {
        const wanted = kept.get("notify") !== "yes" && (await Notification.requestPermission()) === "granted";
        kept.set("notify", wanted ? "yes" : "no");
        pressed(button);
      }));
    }
    add("⌨", table.dataset.sayKeys, (button) => openFloat(button, [make("p", {}, table.dataset.sayKeys)], "tip"));
  }

  const isMine = () => Boolean(one(".person.you"));
  function theme(name) { document.documentElement.dataset.theme = name; kept.set("theme", name); }

  // ---- Clocks go on by themselves between two pages

  let since = performance.now();
  function tick() {
    for (const clock of all(".clock[data-running]")) {
      const left = Number(clock.dataset.left) - (performance.now() - since) / 1000, whole = Math.floor(Math.abs(left));
      if (whole >= 86400) continue;
      const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, String(whole % 60).padStart(2, "0")];
      clock.textContent = (left < 0 ? "−" : "") + (hours ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`);
    }
  }

  // ---- After each change

  let reached = null;
  function reach() { // of what is mine, what a new question is about is in sight
    const own = one("#own"), part = one("#own .about");
    if (part && reached !== asked()) own.scrollLeft += part.getBoundingClientRect().left - own.getBoundingClientRect().right + Math.min(own.clientWidth - 60, 240);
    reached = asked();
  }

  const title = document.title;
  function dress() {
    since = performance.now();
    document.title = isMyTurn() ? `● ${title}` : title;
    reach();
    if (table.dataset.what) for (const hit of all(".hit[title]")) hit.removeAttribute("title");
  }

  new ResizeObserver(() => document.documentElement.style.setProperty("--sheet", `${one("#question").offsetHeight}px`)).observe(one("#question"));
  remember(table);
  if (kept.get("theme")) theme(kept.get("theme"));
  zoom(0);
  controls();
  dress();
  setInterval(tick, 1000);
  table.classList.add("live");
  if (table.dataset.news) listen();
})();

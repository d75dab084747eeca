// A button beside each link that copies it; without script, a link is marked and copied by hand.

const list = document.querySelector("ul.links");

for (const field of list.querySelectorAll("input.link")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = list.dataset.sayCopy;
  button.setAttribute("aria-describedby", field.id);
  button.addEventListener("click", () => copy(field, button));
  field.addEventListener("focus", () => field.select());
  const row = document.createElement("div");
  row.className = "copied";
  field.replaceWith(row);
  row.append(field, button);
}

async function copy(field, button) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    if (!document.execCommand("copy")) return; // a page that is not served over HTTPS has no clipboard
  }
  button.textContent = list.dataset.sayCopied;
  setTimeout(() => { button.textContent = list.dataset.sayCopy; }, 2000);
}

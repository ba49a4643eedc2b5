// The first page: its form restarts the launcher on each change and prints the matching tag; every code can be copied.
const host = document.currentScript.dataset.sdk;
const form = document.querySelector(".options");
const snippet = document.getElementById("snippet");

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const chosen = () => Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim()));

function print() {
  const attributes = Object.entries(chosen())
    .map(([name, value]) => `\n  data-${name}="${escaped(value)}"`)
    .join("");
  snippet.textContent = `<script async src="${host}/sdk/v1.js"${attributes}></script>`;
}

function start() {
  window.Meishi?.destroy();
  window.Meishi?.init(chosen());
}

function addCopyButton(code) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy"), 2000);
    } catch {
      // Without https there is no clipboard API: the text is selected for copying by hand.
      getSelection().selectAllChildren(code);
    }
  });
  code.after(button);
}

form.addEventListener("input", print);
form.addEventListener("change", start);
form.addEventListener("submit", (event) => event.preventDefault());
document.getElementById("ask").addEventListener("click", () => window.Meishi?.toggle());
document.querySelectorAll("figure pre").forEach(addCopyButton);
print();
start();

// The form on the first page: restarts the launcher on each change and prints the matching tag.
const host = document.currentScript.dataset.sdk;
const form = document.querySelector(".options");
const snippet = document.getElementById("snippet");
const copy = document.getElementById("copy");

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const chosen = () => Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim()));

function print() {
  const attributes = Object.entries(chosen())
    .map(([name, value]) => `\n  data-${name}="${escaped(value)}"`)
    .join("");
  snippet.textContent = `<script async src="${host}/sdk/v1.js"${attributes}></script>`;
  copy.textContent = "Copy";
}

function start() {
  window.Meishi?.destroy();
  window.Meishi?.init(chosen());
}

form.addEventListener("input", print);
form.addEventListener("change", start);
form.addEventListener("submit", (event) => event.preventDefault());
copy.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(snippet.textContent);
    copy.textContent = "Copied";
  } catch {
    // Without https there is no clipboard API: the text is selected for copying by hand.
    getSelection().selectAllChildren(snippet);
  }
});
print();
start();

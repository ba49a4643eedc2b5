// The form on the first page: starts the launcher anew with each change and prints the tag that does the same.
const host = document.currentScript.dataset.sdk;
const form = document.querySelector(".options");
const snippet = document.getElementById("snippet");
const copy = document.getElementById("copy");

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function show() {
  const options = Object.fromEntries([...new FormData(form)].filter(([, value]) => value.trim()));
  const attributes = Object.entries(options).map(([name, value]) => `\n  data-${name}="${escaped(value)}"`).join("");
  snippet.textContent = `<script async src="${host}/sdk/v1.js"${attributes}></script>`;
  window.Meishi?.destroy();
  window.Meishi?.init(options);
}

form.addEventListener("change", show);
form.addEventListener("submit", (event) => event.preventDefault());
copy.addEventListener("click", async () => {
  await navigator.clipboard.writeText(snippet.textContent);
  copy.textContent = "Copied";
});
show();

// Prints what the SDK tells the page into <ol class="log">.
const log = document.querySelector(".log");
for (const name of ["ready", "open", "close", "message", "save", "error"]) {
  document.addEventListener(`meishi:${name}`, ({ type, detail, target }) => {
    if (name === "ready") target.classList?.add("here"); // the page frames a card that has come
    const line = document.createElement("li");
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    log.append(line);
    log.scrollTop = log.scrollHeight;
  });
}

/** Whether this HTML is on the clipboard now, as rich text and as plain text. Without TLS the old way has to do. */
export async function copyHtml(html: string): Promise<boolean> {
  const container = document.createElement("div");
  container.innerHTML = html;
  container.style.position = "fixed";
  document.body.append(container);
  try {
    const plain = new Blob([withUrls(container)], { type: "text/plain" });
    const rich = new Blob([html], { type: "text/html" });
    await navigator.clipboard.write([new ClipboardItem({ "text/html": rich, "text/plain": plain })]);
    return true;
  } catch {
    container.innerHTML = html;
    getSelection()?.selectAllChildren(container);
    return document.execCommand("copy");
  } finally {
    getSelection()?.removeAllRanges();
    container.remove();
  }
}

/** The text, with the address after each link that does not say it. */
function withUrls(container: HTMLElement): string {
  for (const link of container.querySelectorAll<HTMLAnchorElement>("a[href^=http]"))
    if (!link.href.includes(link.innerText)) link.append(`: ${link.href}`);
  return container.innerText;
}

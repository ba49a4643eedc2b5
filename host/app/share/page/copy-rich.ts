/** Whether this HTML is on the clipboard now, as rich text and as plain text. Without TLS the old way has to do. */
export async function copyHtml(html: string): Promise<boolean> {
  const place = document.createElement("div");
  place.innerHTML = html;
  place.style.position = "fixed";
  document.body.append(place);
  try {
    const plain = new Blob([withAddresses(place)], { type: "text/plain" });
    const rich = new Blob([html], { type: "text/html" });
    await navigator.clipboard.write([new ClipboardItem({ "text/html": rich, "text/plain": plain })]);
    return true;
  } catch {
    place.innerHTML = html;
    getSelection()?.selectAllChildren(place);
    return document.execCommand("copy");
  } finally {
    getSelection()?.removeAllRanges();
    place.remove();
  }
}

/** The text, with the address after each link that does not say it. */
function withAddresses(place: HTMLElement): string {
  for (const link of place.querySelectorAll<HTMLAnchorElement>("a[href^=http]"))
    if (!link.href.includes(link.innerText)) link.append(`: ${link.href}`);
  return place.innerText;
}

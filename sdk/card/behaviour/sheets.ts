/** Sheets are native popovers; in browsers without them a class shows them, and this file stands in for the rest. */
const native = "popover" in HTMLElement.prototype;

export function showSheet(root: Document | ShadowRoot, id: string): boolean {
  const sheet = root.getElementById(id);
  if (!sheet) return false;
  if (native) sheet.showPopover();
  else {
    sheet.classList.add("open");
    sheet.querySelector<HTMLElement>(".close")?.focus();
  }
  return true;
}

export function hideSheet(root: Document | ShadowRoot, id: string): void {
  const sheet = root.getElementById(id);
  if (!sheet) return;
  if (native) sheet.hidePopover();
  else sheet.classList.remove("open");
}

/** Does what `popovertarget` would, where the browser does not know it. */
export function toggleSheet(root: Document | ShadowRoot, button: Element): void {
  const id = button.getAttribute("popovertarget");
  if (native || !id) return;
  root.querySelectorAll(".sheet.open").forEach((sheet) => sheet.id !== id && sheet.classList.remove("open"));
  if (button.getAttribute("popovertargetaction") === "hide") hideSheet(root, id);
  else showSheet(root, id);
}

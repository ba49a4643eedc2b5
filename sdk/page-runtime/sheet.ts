/** A sheet of our own: adopted ones need no `style-src` in a page's policy. */
export function toStyleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Commas between selectors; one inside `:is([a],[b])` is followed by a closing bracket before any opening one of its
 * kind.
 */
// eslint-disable-next-line regexp/no-super-linear-move -- reads our own style sheets only
const BETWEEN = /,(?![^(]*\)|[^[]*\])/;

/**
 * Puts a prefix before every selector of our own flat rules; `&` stands for the prefix itself. CSS nesting would do
 * the same, but browsers of 2022 and 2023 drop a nested rule that begins with an element name.
 */
export function scoped(prefix: string, css: string): string {
  return css
    .trim()
    .replace(/(^|})([^{}]+)\{/g, (_, end: string, selectors: string) => {
      const inside = selectors
        .trim()
        .split(BETWEEN)
        .map((s) => (s.includes("&") ? s.replaceAll("&", prefix) : `${prefix} ${s}`).trim());
      return `${end}\n${inside.join(",")}{`;
    })
    .trim();
}

/** Splits at the top-level separator: commas inside `:is(a,b)` stay. */
function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i++) {
    const c = list[i];
    if (c === "(" || c === "[") depth++;
    else if (c === ")" || c === "]") depth--;
    else if (c === "," && depth === 0) {
      parts.push(list.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(list.slice(start));
  return parts.map((part) => part.trim());
}

/**
 * Puts a prefix before every selector of our own flat rules; `&` stands for the prefix itself. CSS nesting would do
 * the same, but browsers of 2022 and 2023 drop a nested rule that begins with an element name.
 */
export function scoped(prefix: string, css: string): string {
  return css.trim().replace(/(^|})\s*([^{}]+)\{/g, (_, end: string, selectors: string) => {
    const inside = splitSelectors(selectors).map((s) => (s.includes("&") ? s.replaceAll("&", prefix) : `${prefix} ${s}`));
    return `${end}\n${inside.join(",")}{`;
  }).trim();
}

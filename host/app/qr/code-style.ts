/** How an owner wants a code to look. */
export interface CodeStyle {
  modules: "square" | "round";
  eyes: "square" | "round";
  logo: "0" | "1" | "own";
  dark: string;
  light: string;
}

export const DEFAULT_STYLE: CodeStyle = {
  modules: "square",
  eyes: "square",
  logo: "0",
  dark: "#000000",
  light: "#ffffff",
};

/** The address of a card's code in this look; it names only what is not plain. */
export function codeUrl(slug: string, format: "svg" | "png", codeStyle: CodeStyle, size?: number): string {
  const chosen = (Object.keys(DEFAULT_STYLE) as (keyof CodeStyle)[]).filter(
    (name) => codeStyle[name] !== DEFAULT_STYLE[name],
  );
  const query = new URLSearchParams(chosen.map((name) => [name, codeStyle[name].replace("#", "")]));
  if (size) query.set("size", `${size}`);
  return `/api/qr/${slug}.${format}${query.size ? `?${query}` : ""}`;
}

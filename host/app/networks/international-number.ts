/** A number that includes its country code. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replace(/^00/, "+")
    .replace(/\(0\)/, "")
    .replace(/(?!^\+)\D/g, "");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

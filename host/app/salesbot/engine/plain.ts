/** Lower case with plain quotes. */
export const lower = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");

/** Lower case, plain quotes, accents off: how texts are compared. */
export const normalise = (text: string): string => lower(text).normalize("NFD").replace(/\p{M}/gu, "");

/** An address of several lines in one. */
export const oneLine = (text: string | null): string =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

const isChannel = (line: string): boolean => {
  const digits = line.replace(/\P{Nd}/gu, "").length;
  return /@|www\.|https?:/i.test(line) || (digits > 5 && digits > line.replace(/\P{L}/gu, "").length);
};
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/**
 * The text of a card in its own language, which knows its names, with the lines for addresses and numbers as English
 * has them: some languages' data has no `@`.
 */
export function combineTexts(own: string, english: string): string {
  const lines = linesOf(own);
  const others = linesOf(english);
  return lines
    .map((line, i) => {
      const other = lines.length === others.length ? others[i]! : mostSimilar(line, others);
      return other !== undefined && isChannel(other) ? other : line;
    })
    .join("\n");
}

const MIN_SIMILARITY = 0.5;

function mostSimilar(line: string, others: readonly string[]): string | undefined {
  const rated = others.map((other) => ({ other, rate: similarity(line, other) })).sort((a, b) => b.rate - a.rate);
  return rated[0] && rated[0].rate >= MIN_SIMILARITY ? rated[0].other : undefined;
}

/** Dice's coefficient of pairs of letters: 1 for equal lines. */
function similarity(one: string, other: string): number {
  const [pairs, rest] = [pairsOf(one), pairsOf(other)];
  const common = pairs.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / Math.max(1, pairs.length + pairsOf(other).length);
}

const pairsOf = (line: string) => [...line.slice(0, -1)].map((letter, i) => letter + line[i + 1]!);

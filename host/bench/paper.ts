import { contactTexts, type Tally, tallyTexts } from "../tests/contact-texts/contact-texts.ts";

/**
 * How many fields of texts in fourteen languages are read as a person reads them; of all, and of the third that was not
 * looked at while the reader was written.
 */
export function benchPaper(): Promise<string[]> {
  const texts = contactTexts();
  const unseen = texts.filter((_, i) => i % 3 === 2);
  const start = performance.now();
  const all = tallyTexts(texts);
  const perText = (performance.now() - start) / texts.length;
  return Promise.resolve([
    `${texts.length} texts, ${perText.toFixed(1)} ms each: ${shares(all.tally)}`,
    `${unseen.length} of them, unseen: ${shares(tallyTexts(unseen).tally)}`,
  ]);
}

const shares = (tally: Record<string, Tally>) =>
  Object.entries(tally)
    .map(([field, { right, all }]) => `${field} ${((100 * right) / Math.max(1, all)).toFixed(1)} %`)
    .join(", ");

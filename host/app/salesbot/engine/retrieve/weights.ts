/** Tuned on the same sets of questions as the rules; each earns half a point there or holds a conversation together. */
export const WEIGHTS = {
  words: 0.8,
  triple: 0.25,
  vector: 18,
  topic: 10,
  kind: 1.3,
  cue: 4,
  terse: 14,
  ours: 2.5,
  listed: 4,
  unnamed: 7,
  subject: 5,
  synonyms: 1.3,
  offQuestion: 7,
};

export const CONTAINS_NUL = "Text must not contain the character U+0000.";
const LONE_SURROGATE = "Text must not contain half of a character.";

/** Far more than anything we take. */
export const MAX_DEPTH = 64;
export const TOO_DEEP = "The request is nested too deeply.";

/**
 * Why no value like this can be kept, whatever its field; undefined when it can. PostgreSQL cannot store U+0000 in
 * text or half of a surrogate pair in JSON (SQLite can, and would answer differently), and a deep enough nesting ends
 * any stack, this walk's first.
 */
export function storageProblem(value: unknown, depth = 0): string | undefined {
  if (typeof value === "string") return unstorableText(value);
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > MAX_DEPTH) return TOO_DEEP;
  if (Array.isArray(value)) return firstOf(value, (item) => storageProblem(item, depth + 1));
  return firstOf(Object.entries(value), ([key, item]) => storageProblem(key) ?? storageProblem(item, depth + 1));
}

function unstorableText(text: string): string | undefined {
  if (text.includes("\0")) return CONTAINS_NUL;
  return /\p{Surrogate}/u.test(text) ? LONE_SURROGATE : undefined;
}

function firstOf<T>(list: readonly T[], problemOf: (item: T) => string | undefined): string | undefined {
  for (const item of list) {
    const problem = problemOf(item);
    if (problem) return problem;
  }
  return undefined;
}

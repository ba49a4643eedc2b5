let count = 0;

/** Answers of models that this process did not show, since it started: for `/metrics`. */
export const overruledAnswers = (): number => count;

export function countOverruled(): void {
  count++;
}

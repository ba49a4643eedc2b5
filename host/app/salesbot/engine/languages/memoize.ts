/** How many results are kept. A turn reads the same few texts many times. */
const MAX_CACHED = 100;

/** Caches a function's results for the last texts. Callers must not modify a result. */
export function memoizeByText<Result>(make: (text: string) => Result): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    let result = cache.get(text);
    if (result === undefined) {
      result = make(text);
      if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!);
      cache.set(text, result);
    }
    return result;
  };
}

/** The same for a function of a text and a language. */
export function memoizeByTextAndLanguage<Code extends string, Result>(
  make: (text: string, code: Code) => Result,
): (text: string, code: Code) => Result {
  const byCode = new Map<Code, (text: string) => Result>();
  return (text, code) => {
    let memoized = byCode.get(code);
    if (!memoized) byCode.set(code, (memoized = memoizeByText((each) => make(each, code))));
    return memoized(text);
  };
}

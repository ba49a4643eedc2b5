/** How many results are kept. A turn reads the same few texts many times. */
const MAX_CACHED = 100;

/** Caches a function's results for the last `max` texts. Callers must not modify a result. */
export function memoizeByText<Result>(make: (text: string) => Result, max = MAX_CACHED): (text: string) => Result {
  const cache = new Map<string, Result>();
  return (text) => {
    let result = cache.get(text);
    if (result === undefined) {
      result = make(text);
      if (cache.size >= max) cache.delete(cache.keys().next().value!);
      cache.set(text, result);
    }
    return result;
  };
}

/** Keeps what a function makes for each language, such as the expressions for its words. */
export function memoizeByLanguage<Code extends string, Result>(make: (code: Code) => Result): (code: Code) => Result {
  const byCode = new Map<Code, Result>();
  return (code) => {
    let result = byCode.get(code);
    if (result === undefined) byCode.set(code, (result = make(code)));
    return result;
  };
}

/** Caches a function's results for the last texts of each language. */
export function memoizeByTextAndLanguage<Code extends string, Result>(
  make: (text: string, code: Code) => Result,
): (text: string, code: Code) => Result {
  const memoizedFor = memoizeByLanguage((code: Code) => memoizeByText((text) => make(text, code)));
  return (text, code) => memoizedFor(code)(text);
}

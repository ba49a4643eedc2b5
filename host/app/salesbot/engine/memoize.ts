/** How many results are kept. A turn reads the same few texts many times. */
const REMEMBERED = 100;

/** Caches a function's results for the last texts. Callers must not modify a result. */
export function memoizeByText<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      made = make(text);
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value!);
      known.set(text, made);
    }
    return made;
  };
}

/** The same for a function of a text and a language. */
export function memoizeByTextAndLanguage<Code extends string, Made>(
  make: (text: string, code: Code) => Made,
): (text: string, code: Code) => Made {
  const byCode = new Map<Code, (text: string) => Made>();
  return (text, code) => {
    let one = byCode.get(code);
    if (!one) byCode.set(code, (one = memoizeByText((each) => make(each, code))));
    return one(text);
  };
}

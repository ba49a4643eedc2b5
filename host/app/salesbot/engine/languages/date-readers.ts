import { type Chrono, de, en, es, fr, it, nl, pt } from "chrono-node";

type Parser = Chrono["parsers"][number];

/** `an hour and a half and ten minutes` has three; chrono takes eleven. */
const CHAIN = "{0,2}";

/**
 * A parser whose pattern ends after a few units of time. Chrono's have several ways to read the blanks around each, so
 * that in Italian every further `un h` takes six times as long: twelve of them, 17 s.
 */
function withShortChains(parser: Parser): Parser {
  let original: RegExp | undefined;
  let short: RegExp;
  return {
    pattern(context) {
      const pattern = parser.pattern(context);
      if (pattern !== original) short = new RegExp(pattern.source.replaceAll("{0,10}", CHAIN), pattern.flags);
      original = pattern;
      return short;
    },
    extract: (context, match) => parser.extract(context, match),
  };
}

function bounded(reader: Chrono): Chrono {
  const own = reader.clone();
  own.parsers = own.parsers.map(withShortChains);
  return own;
}

/** Chrono's readers of dates. What they read has single blanks: of several in a row they try every part. */
export const DATE_READERS = {
  en: bounded(en.casual),
  de: bounded(de.casual),
  es: bounded(es.casual),
  fr: bounded(fr.casual),
  pt: bounded(pt.casual),
  it: bounded(it.casual),
  nl: bounded(nl.casual),
};

/** The day before the month. */
export const BRITISH_DATES = bounded(en.GB);

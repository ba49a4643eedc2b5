/** HTML entities of Latin-1 from U+00A0 on, in order. */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para" +
  " middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave" +
  " Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc" +
  " Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc" +
  " iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const OTHERS =
  "quot\" amp& apos' lt< gt> euro€ ndash– mdash— lsquo‘ rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ hellip… bull• trade™" +
  " lsaquo‹ rsaquo› OEligŒ oeligœ ScaronŠ scaronš YumlŸ";

const SIGN_OF = new Map([
  ...LATIN_1.split(" ").map((name, i) => [name, String.fromCharCode(0xa0 + i)] as const),
  ...OTHERS.split(" ").map((text) => [text.slice(0, -1), text.slice(-1)] as const),
]);

/**
 * Text without the entities of HTML that programs of the web leave in their files: `M&uuml;ller &amp; S&#246;hne`. What
 * is none that it knows stays. `write` says how a sign is written that means something to the file.
 */
export const decodeEntities = (text: string, write = (sign: string): string => sign): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal ? Number(decimal) : parseInt(hex ?? "", 16);
      const sign = name ? SIGN_OF.get(name) : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
      return sign === undefined ? whole : write(sign);
    },
  );

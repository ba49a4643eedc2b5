// The lines of a contact file (RFC 6350 §3.2), also as versions 2.1 and 3.0 of phones write them.

export interface Property {
  /** Lines of one group belong together, such as a number and its label. */
  group: string;
  name: string;
  parameters: string;
  value: string;
}

const QUOTED_PRINTABLE = /^[^:]*QUOTED-PRINTABLE[^:]*:/i;

/** The properties of a contact's body. */
export const propertiesOf = (body: string): Property[] => unfolded(body).flatMap(propertyOf);

/** Long lines are folded: what begins with a space belongs to the line before. */
function unfolded(body: string): string[] {
  const lines = body.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    // 2.1 folds quoted-printable by a `=` at the end; elsewhere, as in a photo, that is part of the value.
    if (before?.endsWith("=") && QUOTED_PRINTABLE.test(before)) whole[whole.length - 1] = before.slice(0, -1) + line;
    else whole.push(line);
  }
  return whole;
}

function propertyOf(line: string): Property[] {
  const [, group = "", name, parameters = "", value = ""] =
    /^(?:([\w-]+)\.)?([\w-]+)((?:;(?:"[^"]*"|[^:"])*)?):(.*)$/.exec(line) ?? [];
  if (!name) return [];
  return [
    {
      group: group.toLowerCase(),
      name: name.toUpperCase(),
      parameters,
      value: /QUOTED-PRINTABLE/i.test(parameters) ? fromQuotedPrintable(value) : value,
    },
  ];
}

function fromQuotedPrintable(text: string): string {
  const bytes = [...text.matchAll(/=([\dA-F]{2})|([^])/gi)].flatMap(([, hex, char]) =>
    hex ? [parseInt(hex, 16)] : [...new TextEncoder().encode(char)],
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

export const plain = (value: string) =>
  value
    .replace(/\\n/gi, "\n")
    .replace(/\\([,;\\:])/g, "$1")
    .trim();

/** Parts divided by semicolons that are not escaped. */
export const partsOf = (value: string) => value.split(/(?<!\\);/).map(plain);

/** `Surname: Weber` and `First name: Anna`, in two lines of a form. */
const FAMILY_NAME =
  /^(?:family ?name|last ?name|surname|nachname|familienname|zuname|name|nom(?: de famille)?|apellidos?|cognome|apelidos?|sobrenome|achternaam|nazwisko|soyad[ıi]?|soyisim|efternavn|efternamn|příjmení|姓|성)$/iu;
const FIRST_NAME =
  /^(?:(?:first|given|christian) ?names?|forenames?|vornamen?|prénoms?|prenoms?|nombres?|nome|voornaam|imię|imiona|ad[ıi]?|isim|fornavn|förnamn|jméno|名|이름)$/iu;
const LINE = /^\s{0,4}([\p{L} ]{1,20}?)(?:\([^()]{1,4}\))?\s?[:：\t]\s{0,4}(\p{L}[^:\n]{0,39})$/u;

/** A text whose form asks for the parts of a name, with the name in one line. */
export function withWholeName(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const fields = lines.map((line) => LINE.exec(line.trimEnd()));
  const first = fields.findIndex((field) => field && FIRST_NAME.test(field[1]!));
  const family = fields.findIndex((field, i) => field && i !== first && FAMILY_NAME.test(field[1]!));
  if (first < 0 || family < 0 || Math.abs(first - family) > 2) return text;
  const whole = `Name: ${fields[first]![2]!.trim()} ${fields[family]![2]!.trim()}`;
  return lines.flatMap((line, i) => (i === first ? [whole] : i === family ? [] : [line])).join("\n");
}

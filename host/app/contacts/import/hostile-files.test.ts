import { expect, test, vi } from "vitest";
import { unescapeValue } from "../../cards/vcard-reader.ts";
import { readPeople } from "./read-file.ts";

/** How often a text is searched by a pattern while a file is read: what takes the time. */
function countSearches(file: string): number {
  const bytes = new TextEncoder().encode(file);
  const exec = vi.spyOn(RegExp.prototype, "exec");
  try {
    readPeople(bytes, { isPreview: true });
  } catch {
    // A file without contacts is refused.
  }
  const searches = exec.mock.calls.length;
  exec.mockRestore();
  return searches;
}

const LENGTH = 1_000_000;
const many = (text: string) => text.repeat(LENGTH / text.length);
const vCard = (lines: string) => `BEGIN:VCARD\nVERSION:3.0\n${lines}\nEND:VCARD\n`;
const HEADINGS = "Name,Email,Phone,Notes\n";

// One worker reads everybody's files: 8 MB of these kept it for 5 to 14 s.
test.each([
  ["a name of escapes", vCard(`FN:${many("\\n")}`)],
  ["an address of escapes", vCard(`FN:Ada\nADR:${many("\\;")}`)],
  ["a line of columns", many("a,")],
  ["a row of columns below headings", HEADINGS + many('"a""b",')],
  ["a cell of emails", `${HEADINGS}Ada,${many("a@b.de;")}`],
  ["a cell of numbers", `${HEADINGS}Ada,,${many("+49171 1234567;")}`],
  ["a contact of numbers", vCard(`FN:Ada\n${`TEL:${"1;".repeat(450)}\n`.repeat(1_000)}`)],
])("of %s without end the beginning is read", (_, file) => {
  // Fewer than one for each character.
  expect(countSearches(file)).toBeLessThan(LENGTH);
});

test.each([
  ["C:\\\\new", "C:\\new"],
  ["a\\nb\\Nc\\, d\\; e\\: f", "a\nb\nc, d; e: f"],
  ["a\\x b\\", "a\\x b\\"],
  [" \\n a ", "a"],
])("%s is without its escapes what it was", (written, text) => {
  expect(unescapeValue(written)).toBe(text);
});

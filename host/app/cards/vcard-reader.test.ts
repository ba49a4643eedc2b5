import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { vCardsIn } from "./vcard-reader.ts";

const MANY = 200_000;

test.each([
  ["a name in a great many parts", `FN;ENCODING=QUOTED-PRINTABLE:${"=41=\n".repeat(MANY)}`],
  ["a line of one encoding, without a value", `${"QUOTED-PRINTABLE".repeat(MANY / 2)}=`],
  ["such lines one after the other", "QUOTED-PRINTABLE=\n".repeat(MANY / 2)],
  ["a name of nothing but signs", `FN;ENCODING=QUOTED-PRINTABLE:${"=".repeat(10 * MANY)}`],
])("%s is read in the time of its length", (_, line) => {
  const started = performance.now();
  expect(vCardsIn(`BEGIN:VCARD\nVERSION:2.1\n${line}\nEND:VCARD`)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(3_000);
});

test("a value that goes on after `=` is one, in parts and characters", () => {
  const [card] = vCardsIn("BEGIN:VCARD\nNOTE;ENCODING=QUOTED-PRINTABLE:M=C3=\n=BCller, =\n1=3D1 =4\nEND:VCARD");
  expect(card).toMatchObject([{ name: "NOTE", value: "Müller, 1=1 =4" }]);
});

test("a `=` at the end of another line is part of it", () => {
  const [card] = vCardsIn("BEGIN:VCARD\nPHOTO;ENCODING=B:QUOTED-PRINTABLE=\nFN:Ada\nEND:VCARD");
  expect(card).toMatchObject([{ name: "PHOTO", value: "QUOTED-PRINTABLE=" }, { value: "Ada" }]);
});

test("one contact has 2,000 lines at most; those after it are read as before", () => {
  const [endless, next] = vCardsIn(
    `BEGIN:VCARD\nFN:Ada\n${"TEL:+441632960001\n".repeat(3_000)}END:VCARD\nBEGIN:VCARD\nFN:Ben\nEND:VCARD`,
  );
  expect(endless).toHaveLength(2_000);
  expect(next).toMatchObject([{ name: "FN", value: "Ben" }]);
});

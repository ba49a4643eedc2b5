import { expect, test } from "vitest";
import { config } from "../config/config.server.ts";
import { defangLinks } from "./defang-links.server.ts";

/** Of rcube_string_replacer.php, which goes by bytes. */
const ROUNDCUBE_HOST =
  "[^?&@\"'\\\\/()<> \\t\\r\\n\\f\\v]+\\.?([^\\x00-\\x2f\\x3b-\\x40\\x5b-\\x60\\x7b-\\x7f]{2,}|xn--[a-zA-Z0-9]{2,})";
const ROUNDCUBE_REST = "([.:;,]*[a-zA-Z0-9%=#$@+?|!&\\\\/_~\\[\\]\\(\\){}*\\x80-\\xFE-]+)*";
const ROUNDCUBE = new RegExp(
  `([a-zA-Z0-9_]+:\\/\\/|[^a-zA-Z0-9_@.#-][Ww][Ww][Ww]\\.|^[Ww][Ww][Ww]\\.)(${ROUNDCUBE_HOST}${ROUNDCUBE_REST})`,
  "g",
);
/** As linkify, Gmail and others: a scheme, or a name with a dot and a top-level domain. */
const LOOSE =
  /(?:https?|ftp):\/{0,2}[^\s]+|(?:javascript|mailto|tel|data):[^\s]+|[\p{L}\p{N}][\p{L}\p{N}_-]*(?:[.．。｡]+[\p{L}\p{N}_-]+)*[.．。｡]+(?:\p{L}{2,}|xn--[a-z\d]+)|\d+\.\d+\.\d+\.\d+/giu;

/** What mail programs would make links of, by the addresses that those lead to. */
function linksIn(text: string): string[] {
  const bytes = Buffer.from(text).toString("latin1");
  const roundcube = [...bytes.matchAll(ROUNDCUBE)].map(([link]) => Buffer.from(link, "latin1").toString().trim());
  const seen = text
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\ufe0f]/g, "")
    .replace(/(?<!\S)[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?!\S)/g, "");
  return [...roundcube, ...(seen.match(LOOSE) ?? [])];
}

const TYPED = [
  "Your parcel: http://evil.example/pay or www.evil.example",
  "evil.example",
  "(evil.example).",
  "HTTPS://EVIL.EXAMPLE",
  "пример.рф/x",
  "javascript:alert(1)",
  "mailto:you@evil.example?subject=x",
  "evil.example/pay@evil.example",
  `${config.publicUrl}.evil.example/pay`,
  `${config.publicUrl}@evil.example`,
  `${config.publicUrl}/"www.evil.example/pay`,
  "//evil.example",
  "203.0.113.5",
  "http://203.0.113.5/pay",
  "http://3405803781/pay",
  "www.1evil.example",
  "www.203.0.113.5",
  "1.evil.example",
  "www.\u2060evil.\u2060example/pay",
  "www.\ufeffevil.\u200bexample",
  "www.\u00adevil.example",
  "www..evil.example",
  "www.;evil.example",
  "see:www.evil.example",
  "www.evil.example@evil.example",
  "you+www.evil.example@evil.example",
  "evil．example and evil。example",
  "evil.example:8080/x?y=http://evil.example",
  "xn--80ak6aa92e.com",
  "<https://evil.example>",
  "[pay](https://evil.example)",
  "https:evil.example",
];

test.each(TYPED)("%s is no link, and reads as before", (text) => {
  for (const around of ["", "„", "Ada "]) {
    const defanged = defangLinks(around + text);
    expect(linksIn(defanged)).toEqual([]);
    expect(defanged.replaceAll(" ", "")).toBe((around + text).replaceAll(" ", ""));
  }
});

test("it is a link before", () => {
  expect(TYPED.filter((text) => linksIn(text).length === 0)).toEqual([]);
});

test("it reads well", () => {
  expect(defangLinks("Your parcel waits: www.evil.example/pay")).toBe("Your parcel waits: www. evil. example/pay");
  expect(defangLinks("Wait...what? J.R.R. Tolkien (Co.KG).")).toBe("Wait... what? J. R. R. Tolkien (Co. KG).");
});

test.each([
  "Dr. Jane Doe, Acme Inc.",
  "Tuesday, 1 December at 10:30, 3.5 hours, 01.12.2026, 1.500,50 €...",
  "Email: pete.brown@example.com.",
  "以上です。よろしくお願いします。",
  "(and so on.).",
  `View it: ${config.publicUrl}/contacts/1?tab=a:b`,
  `(${config.publicUrl})`,
])("%s stays as it is", (text) => expect(defangLinks(text)).toBe(text));

test("a long text takes no longer than it should", () => {
  const start = performance.now();
  for (const part of [".", ":", ".,", "1.", "a.", "(", "www."]) defangLinks(part.repeat(30_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});

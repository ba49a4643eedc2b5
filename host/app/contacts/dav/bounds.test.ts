import { expect, test } from "vitest";
import { filterMatcher } from "./filter.ts";
import { lengthWithoutPictures, parseDeviceCard } from "./vcard-text.ts";
import { readDavRequest } from "./xml-reader.ts";

const read = (xml: string) => readDavRequest(new TextEncoder().encode(xml));
const propfind = (props: string, attributes = "") =>
  read(`<d:propfind xmlns:d="DAV:" ${attributes}><d:prop>${props}</d:prop></d:propfind>`);
const query = (conditions: string) =>
  read(
    `<c:addressbook-query xmlns:c="urn:ietf:params:xml:ns:carddav"><c:filter>${conditions}</c:filter></c:addressbook-query>`,
  );
const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n)).join("");

// What a request holds comes back for each contact, or is compared with each.
test.each([
  ["a long namespace", () => propfind("<q:p/>", `xmlns:q="${"n".repeat(101)}"`)],
  ["a long name", () => propfind(`<d:${"n".repeat(101)}/>`)],
  [
    "attributes without end",
    () =>
      propfind(
        "<d:getetag/>",
        many(51, (n) => `a${n}="" `),
      ),
  ],
  ["names that come to too much together", () => propfind(many(50, (n) => `<d:p${n}${"é".repeat(90)}/>`))],
  ["too many properties", () => propfind(many(101, (n) => `<d:p${n}/>`))],
  [
    "too many conditions, on lines and texts together",
    () =>
      query(many(6, () => `<c:prop-filter name="FN">${"<c:text-match>a</c:text-match>".repeat(9)}</c:prop-filter>`)),
  ],
])("%s is refused", async (_, send) => {
  await expect(send()).rejects.toMatchObject({ status: 400 });
});

test("lines that CR alone ends are counted, and are no part of a picture", () => {
  const card = (lines: number) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nPHOTO:x${"\rCATEGORIES:a".repeat(lines)}\r\nEND:VCARD\r\n`;
  expect(parseDeviceCard(card(10))?.details.tags).toEqual(["a"]);
  expect(parseDeviceCard(card(3_000))).toBeUndefined();
  expect(lengthWithoutPictures(card(3_000))).toBeGreaterThan(30_000);
});

test("folds behind `=` that make lines of their own are counted with the others", () => {
  const card = (folds: number) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nNOTE;ENCODING=QUOTED-PRINTABLE:a=${"\n =".repeat(folds)}\r\nEND:VCARD\r\n`;
  expect(parseDeviceCard(card(1_000))?.details.name).toBe("Ada");
  expect(parseDeviceCard(card(400_000))).toBeUndefined();
});

test("a property that is asked for twice is answered once", async () => {
  const { props } = await propfind("<d:getetag/>".repeat(300));
  expect(props).toEqual([["DAV:", "getetag"]]);
});

test("of a long line the beginning is compared, once for all conditions", async () => {
  const { filter } = await query(
    '<c:prop-filter name="FN"><c:text-match match-type="starts-with">ÉLO</c:text-match></c:prop-filter>',
  );
  const card = (name: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEND:VCARD\r\n`;
  const matches = filterMatcher(filter!);
  expect([card(`élodie${"é".repeat(100_000)}`), card("Bert")].map(matches)).toEqual([true, false]);
});

import { expect, test } from "vitest";
import { parseRichText } from "./rich-text.tsx";

test("text stays text", () => {
  expect(parseRichText("<b onclick=x>5 * 3 ** 2</b> & [a] (b)")).toEqual([
    { text: "<b onclick=x>5 * 3 ** 2</b> & [a] (b)" },
  ]);
  expect(parseRichText("")).toEqual([]);
});

test("bold words and links are found, the rest between them kept", () => {
  expect(
    parseRichText("See **rye** at [our shop](https://shop.example.com/a?b=1), or https://example.com/x. Bye"),
  ).toEqual([
    { text: "See " },
    { text: "rye", bold: true },
    { text: " at " },
    { text: "our shop", href: "https://shop.example.com/a?b=1" },
    { text: ", or " },
    { text: "https://example.com/x", href: "https://example.com/x" },
    { text: ". Bye" },
  ]);
});

test("an email address can be written to", () => {
  expect(parseRichText("Write to mara@example.com.")).toEqual([
    { text: "Write to " },
    { text: "mara@example.com", href: "mailto:mara@example.com" },
    { text: "." },
  ]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "JaVaScRiPt:alert(1)", "/relative", "//host"])(
  "[x](%s) is no link",
  (address) => {
    expect(parseRichText(`[x](${address})`).some(({ href }) => href)).toBe(false);
  },
);

import { expect, test } from "vitest";
import { picture } from "./picture.server.ts";
import { plainSvg } from "./plain-svg.ts";
import { targetOf } from "./upload.schema.ts";

const SENDER = { id: 1, clientAddress: "192.0.2.1" };

const plain = (text: string) => new TextDecoder().decode(plainSvg(new TextEncoder().encode(text)));
const svg = (inner: string, doctype = "", root = "svg", xmlns = `xmlns="http://www.w3.org/2000/svg"`) =>
  `<?xml version="1.0"?>\n${doctype}<${root} ${xmlns} width="300" height="300">${inner}</${root}>`;
const RED = '<rect width="300" height="300" fill="#f00"/>';
const colorOf = async (text: string) => {
  const { width, color } = await picture(new TextEncoder().encode(text), targetOf("profilePicture"), SENDER);
  return [width, color];
};

test.each([
  ["no document type", svg(RED)],
  [
    "a public one",
    svg(RED, '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
  ],
  [
    "short names for addresses",
    svg(RED, '<!DOCTYPE svg [\n<!ENTITY ns_svg "http://www.w3.org/2000/svg">\n]>', "svg", 'xmlns="&ns_svg;"'),
  ],
  [
    "single quotation marks",
    svg(RED, "<!DOCTYPE svg [<!ENTITY s 'http://www.w3.org/2000/svg'>]>", "svg", 'xmlns="&s;"'),
  ],
  [
    "a value with a colour",
    svg('<rect width="300" height="300" fill="&red;"/>', '<!DOCTYPE svg [<!ENTITY red "#f00">]>'),
  ],
  [
    "a prefix",
    svg('<svg:rect width="300" height="300" fill="#f00"/>', "", "svg:svg", 'xmlns:svg="http://www.w3.org/2000/svg"'),
  ],
])("a drawing with %s is colorOf", async (_, text) => expect(await colorOf(text)).toEqual([500, "#ff0000"]));

test.each([
  ["a name of names", '<!ENTITY a "&b;&b;"><!ENTITY b "x">', "a"],
  ["markup", '<!ENTITY a "<rect/>">', "a"],
  ["a file", '<!ENTITY a SYSTEM "file:///etc/passwd">', "a"],
  ["a very long value", `<!ENTITY a "${"x".repeat(2_000)}">`, "a"],
])("a short name for %s is not put in", (_, declaration, name) =>
  expect(plain(svg(`&${name};`, `<!DOCTYPE svg [${declaration}]>`))).toContain(`>&${name};<`),
);

test("what the names add is bounded", () => {
  const text = svg("&a;".repeat(100_000), `<!DOCTYPE svg [<!ENTITY a "${"x".repeat(900)}">]>`);
  expect(plain(text).length).toBeLessThan(text.length + 1_100_000);
});

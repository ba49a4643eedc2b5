import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseLauncherInput, originOf, readOptions } from "./options.ts";

let direction = "ltr";
beforeAll(() => {
  // The only thing the reader asks of a browser.
  vi.stubGlobal("document", {});
  vi.stubGlobal("Document", { prototype: { documentElement: {} } });
  vi.stubGlobal("getComputedStyle", () => ({ direction }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const HERE = "https://cards.example.com";
const read = (raw: unknown, here: string) => readOptions(parseLauncherInput(raw, here));

test("a card is enough", () => {
  expect(read({ card: "mara" }, HERE)).toEqual({
    card: "mara",
    host: HERE,
    side: "right",
    dir: "ltr",
    x: 16,
    y: 16,
    color: "",
    label: "",
    open: false,
    launcher: "",
    locale: "",
    consent: "",
  });
});

test("an id may be a number", () => {
  expect(read({ card: 7 }, HERE).card).toBe("7");
});

test.each([undefined, null, "mara", 5, {}, { card: "" }, { card: "  " }])("%j names no card", (raw) => {
  expect(() => read(raw as never, HERE)).toThrow(expect.objectContaining({ reason: "No card" }));
});

test("without a script's address a host must be named", () => {
  expect(() => read({ card: "mara" }, "")).toThrow(expect.objectContaining({ reason: "No host" }));
  expect(() => read({ card: "mara", host: "javascript:alert(1)" }, "")).toThrow(
    expect.objectContaining({ reason: "No host" }),
  );
  expect(read({ card: "mara", host: "https://other.example.com/path" }, HERE).host).toBe("https://other.example.com");
});

test("the side is the one asked for, else where lines end", () => {
  expect(read({ card: "m", position: "left" }, HERE).side).toBe("left");
  expect(read({ card: "m", position: "middle" }, HERE).side).toBe("right");
  expect(read({ card: "m", locale: "ar-EG" }, HERE)).toMatchObject({ side: "left", dir: "rtl" });
  expect(read({ card: "m", locale: "ar", position: "right" }, HERE)).toMatchObject({ side: "right", dir: "rtl" });
  direction = "rtl";
  expect(read({ card: "m" }, HERE)).toMatchObject({ side: "left", dir: "rtl" });
  expect(read({ card: "m", locale: "en" }, HERE)).toMatchObject({ side: "right", dir: "ltr" });
  direction = "ltr";
});

test.each([
  ["24", "24", "24"],
  ["24 80", "24", "80"],
  ["24px, 80px", "24", "80"],
  ["calc(1px)}*{", "1", "1"],
  ["", 16, 16],
  ["far", 16, 16],
])("the offset %j is read as %s and %s", (offset, x, y) => {
  expect(read({ card: "m", offset }, HERE)).toMatchObject({ x, y });
});

test.each([
  ["", true],
  ["true", true],
  [true, true],
  ["1", true],
  ["false", false],
  [false, false],
  [undefined, false],
  ["no", false],
])("open %j is %s", (open, isOpen) => {
  expect(read({ card: "m", open }, HERE).open).toBe(isOpen);
});

test("an origin is that of an http address", () => {
  expect(
    [
      "https://a.example.com:8443/sdk/v1.js?x#y",
      "http://localhost:3000",
      "//a.example.com",
      "file:///a",
      "",
      undefined,
      null,
    ].map(originOf),
  ).toEqual(["https://a.example.com:8443", "http://localhost:3000", "", "", "", "", ""]);
});

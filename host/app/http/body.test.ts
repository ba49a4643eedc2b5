import { expect, test } from "vitest";
import { z } from "zod";
import { Invalid } from "../errors.ts";
import { fields, json, readBody, upload } from "./body.server.ts";

const request = (type: string, body: string) =>
  new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body });
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const MULTIPART = "multipart/form-data; boundary=x";
const URLENCODED = "application/x-www-form-urlencoded";

test.each([
  [URLENCODED, "a=1&b=2&a=3&a="],
  [MULTIPART, `${part("a", "1")}${part("b", "2")}${part("a", "3")}${part("a", "")}--x--\r\n`],
])("a field given several times is a list: %s", async (type, body) => {
  const read = await readBody(request(type, body), fields);
  expect(Object.entries(read)).toEqual([
    ["a", ["1", "3", ""]],
    ["b", "2"],
  ]);
});

test.each([
  [URLENCODED, Array.from({ length: 100_000 }, (_, n) => `f${n}=1`).join("&"), fields],
  [MULTIPART, `${part("a", "1").repeat(18_000)}--x--\r\n`, fields],
  ['Multipart/Form-Data; boundary="x"', `${part("a", "1").repeat(100_000)}--x--\r\n`, upload],
])("too many fields are refused before they are parsed: %s", async (type, body, kind) => {
  const started = performance.now();
  await expect(readBody<unknown>(request(type, body), kind)).rejects.toThrow(Invalid);
  await expect(readBody<unknown>(request(type, body), kind)).rejects.toThrow("The form has too many fields.");
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a client that goes while it sends is told of as one that did wrong, not logged as a fault of ours", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("read ECONNRESET")) });
  const headers = { "content-type": "application/json" };
  const broken = new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  await expect(readBody(broken, json(z.unknown()))).rejects.toThrow("The request ended before its body was whole.");
});

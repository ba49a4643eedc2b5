import { expect, test } from "vitest";
import { z } from "zod";
import { Invalid } from "../errors.ts";
import { formBody, jsonBody, readBody, uploadBody } from "./body.server.ts";

const request = (type: string, body: string) =>
  new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body });
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const visitor = { level: 0 };
const MULTIPART = "multipart/form-data; boundary=x";
const URLENCODED = "application/x-www-form-urlencoded";

test.each([
  [URLENCODED, "a=1&b=2&a=3&a="],
  [MULTIPART, `${part("a", "1")}${part("b", "2")}${part("a", "3")}${part("a", "")}--x--\r\n`],
])("a field given several times is a list: %s", async (type, body) => {
  const read = await readBody(request(type, body), formBody, visitor);
  expect(Object.entries(read)).toEqual([
    ["a", ["1", "3", ""]],
    ["b", "2"],
  ]);
});

test.each([
  [URLENCODED, Array.from({ length: 100_000 }, (_, n) => `f${n}=1`).join("&"), formBody],
  [MULTIPART, `${part("a", "1").repeat(18_000)}--x--\r\n`, formBody],
  ['Multipart/Form-Data; boundary="x"', `${part("a", "1").repeat(100_000)}--x--\r\n`, uploadBody],
])("too many fields are refused before they are parsed: %s", async (type, body, kind) => {
  const started = performance.now();
  await expect(readBody<unknown>(request(type, body), kind, visitor)).rejects.toThrow(Invalid);
  await expect(readBody<unknown>(request(type, body), kind, visitor)).rejects.toThrow("The form has too many fields.");
  expect(performance.now() - started).toBeLessThan(2_000);
});

test("a part with a million lines of headers is refused before it is parsed", async () => {
  const body = `--x\r\n${"X: y\r\n".repeat(1_000_000)}\r\n1\r\n--x--\r\n`;
  await expect(readBody(request(MULTIPART, body), uploadBody, visitor)).rejects.toThrow(
    "The form has too long headers.",
  );
});

test.each([
  ["of many parts, long together", MULTIPART, `--x\r\n${"X: y\r\n".repeat(1_000)}\r\n1\r\n`.repeat(100)],
  ["behind another boundary than the parser takes", `${MULTIPART.replace("; ", "; xboundary=y; ")}`, part("a", "1")],
  ["without a boundary", "multipart/form-data", part("a", "1")],
])("headers %s are refused before they are parsed", async (_, type, parts) => {
  await expect(readBody(request(type, `${parts}--x--\r\n`), uploadBody, visitor)).rejects.toThrow(
    "The form has too long headers.",
  );
});

test.each([
  ["numbers", "1", "The request has too many values."],
  ["objects", "{}", "The request has too many values."],
  ["lists", "[]", "The request has too many values."],
  ["a text with as many signs", JSON.stringify(',[{\\"'.repeat(100_000)), undefined],
])("JSON of very many values is refused before it is parsed: %s", async (_, item, message) => {
  const count = message ? 250_000 : 1;
  const sent = request("application/json", `{"a":[${Array.from({ length: count }, () => item).join(",")}]}`);
  const read = readBody(sent, jsonBody(z.unknown()), visitor);
  if (message) await expect(read).rejects.toThrow(message);
  else expect(await read).toEqual({ a: [JSON.parse(item)] });
});

test.each([
  ["whole", "1".repeat(41)],
  ["negative", `-${"1".repeat(41)}`],
  ["with a fraction", `1.${"1".repeat(40)}`],
  ["with an exponent", `1e${"0".repeat(40)}`],
  ["of a million digits", "9".repeat(1_000_000)],
])("a number of more than 40 digits is refused before it is parsed: %s", async (_, number) => {
  const read = (value: string) =>
    readBody(request("application/json", `{"a":[${value}]}`), jsonBody(z.unknown()), visitor);
  await expect(read(number)).rejects.toThrow("A number has at most 40 digits.");
  expect(await read(`"${number}",${"1".repeat(40)}`)).toEqual({ a: [number, Number("1".repeat(40))] });
});

test("JSON of more than 64 levels is refused", async () => {
  const read = (depth: number) =>
    readBody(request("application/json", "[".repeat(depth) + "]".repeat(depth)), jsonBody(z.unknown()), visitor);
  await expect(read(65)).rejects.toThrow(Invalid);
  await expect(read(64)).resolves.toBeDefined();
});

test("who has more to send may send more values, and none may nest them without end", async () => {
  const sent = (values: number) =>
    request("application/json", `[${Array.from({ length: values }, () => 1).join(",")}]`);
  for (const [level, most] of [
    [0, 2_000],
    [1, 20_000],
    [4, 400_000],
  ] as const) {
    expect(await readBody(sent(most), jsonBody(z.array(z.number())), { level })).toHaveLength(most);
    await expect(readBody(sent(most + 1), jsonBody(z.unknown()), { level })).rejects.toThrow("too many values");
  }
  const deep = `${"[".repeat(1_500)}${"]".repeat(1_500)}`;
  await expect(readBody(request("application/json", deep), jsonBody(z.unknown()), visitor)).rejects.toThrow(
    "too deeply",
  );
});

test("a client that goes while it sends is told of as one that did wrong, not logged as a fault of ours", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("read ECONNRESET")) });
  const headers = { "content-type": "application/json" };
  const broken = new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  await expect(readBody(broken, jsonBody(z.unknown()), visitor)).rejects.toThrow(
    "The request ended before its body was whole.",
  );
});

const PROGRAM = { level: 3, key: { id: 1, scopes: [], mcpWrites: false } };
const named = z.object({ name: z.string().optional(), inner: z.object({}).optional() });

test.each([
  ["an object", named, { nam: "Ada" }, "nam"],
  ["one with rules", named.refine(() => true), { nam: 1 }, "nam"],
  ["one of two forms", z.union([named, z.object({ cards: z.string().optional() })]), { card: 1 }, "card"],
])("a program is told when no field of its body is known: %s", async (_, schema, value, field) => {
  const sent = () => request("application/json", JSON.stringify(value));
  await expect(readBody(sent(), jsonBody<unknown>(schema), PROGRAM)).rejects.toMatchObject({
    message: `This call has no field "${field}".`,
    errors: [{ path: field, code: "unrecognized_keys" }],
  });
  await expect(readBody(sent(), jsonBody<unknown>(schema), { level: 3 })).resolves.toBeDefined();
});

test.each([
  ["what it knows", named, { name: "Ada", inner: {} }],
  ["nothing", named, {}],
  ["any names", z.record(z.string(), z.unknown()), { nam: "Ada" }],
  ["anything", z.unknown(), { nam: "Ada" }],
  ["no object", z.array(z.number()), [1]],
])("a program may send %s", async (_, schema, value) => {
  const sent = request("application/json", JSON.stringify(value));
  expect(await readBody(sent, jsonBody<unknown>(schema), PROGRAM)).toEqual(value);
});

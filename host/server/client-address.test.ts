import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

const seen = (forwarded: string, hops: number, remoteAddress = "10.0.0.1") =>
  clientAddress(
    { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as unknown as IncomingMessage,
    hops,
  );

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["192.0.2.7:4711", "192.0.2.7"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["evil, 192.0.2.7", "192.0.2.7"],
  ["", "10.0.0.1"],
  ["unknown", "10.0.0.1"],
  ["192.0.2.7, _hidden", "10.0.0.1"],
])("a proxy that writes %j means %s", (forwarded, address) => {
  expect(seen(forwarded, 1)).toBe(address);
});

test("without a proxy in front nobody's word counts", () => {
  expect(seen("192.0.2.7", 0, "::ffff:10.0.0.1")).toBe("10.0.0.1");
});

import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { keyUri, newSecret, findTimeStep } from "./totp.ts";

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const SECRET = Secret.fromLatin1("12345678901234567890").base32;
const VECTORS: [seconds: number, code: string, step: number][] = [
  [59, "287082", 0x1],
  [1_111_111_109, "081804", 0x23523ec],
  [1_111_111_111, "050471", 0x23523ed],
  [1_234_567_890, "005924", 0x273ef07],
  [2_000_000_000, "279037", 0x3f940aa],
  [20_000_000_000, "353130", 0x27bc86aa],
];

describe.for(VECTORS)("the code of second %i", ([seconds, code, step]) => {
  test("belongs to its step", () => expect(findTimeStep(SECRET, code, seconds * 1000)).toBe(step));
  test.for([-30, 30])("also for a clock that is %i s off", (off) =>
    expect(findTimeStep(SECRET, code, (seconds + off) * 1000)).toBe(step),
  );
  test.for(seconds > 90 ? [-90, 90] : [90])("is of no step for a clock that is %i s off", (off) =>
    expect(findTimeStep(SECRET, code, (seconds + off) * 1000)).toBeNull(),
  );
});

test.for(["", "28708", "2870822", "28708x", "２８７０８２", "287 082", "-28708"])("%j is of no step", (code) => {
  expect(findTimeStep(SECRET, code, 59_000)).toBeNull();
});

test("a new secret has 160 random bits, and its address says whose it is", () => {
  const secret = newSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(keyUri(secret, "ada"));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Meishi:ada\?/);
  expect(uri.searchParams.get("secret")).toBe(secret);
  expect(uri.searchParams.get("issuer")).toBe("Meishi");
});

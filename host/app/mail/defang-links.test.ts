import { expect, test } from "vitest";
import { defangLinks } from "./defang-links.ts";

test("addresses of pages are no longer any, and read as before", () => {
  const defanged = defangLinks("Your parcel: http://evil.example/pay or www.evil.example");
  expect(defanged).not.toMatch(/https?:\/\/|\w\.\w/);
  expect(defanged.replaceAll("\u2060", "")).toBe("Your parcel: http://evil.example/pay or www.evil.example");
});

test("names stay as they are", () => expect(defangLinks("Dr. Jane Doe, Acme Inc.")).toBe("Dr. Jane Doe, Acme Inc."));

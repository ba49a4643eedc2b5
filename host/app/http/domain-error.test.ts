import { expect, test, vi } from "vitest";
import * as errors from "../errors.ts";

/** As `build/server.js` and `build/server/index.js` each have one. */
async function copyOfErrors(): Promise<typeof errors> {
  vi.resetModules();
  return import("../errors.ts");
}

test("an error of another copy of the module is a DomainError, and nothing else is", async () => {
  const copy = await copyOfErrors();
  expect(copy.DomainError).not.toBe(errors.DomainError);
  expect(new copy.NotFound("x")).toBeInstanceOf(errors.DomainError);
  for (const other of [new Error("x"), { status: 404, code: "not_found" }, null, undefined, "x"])
    expect(other instanceof errors.DomainError).toBe(false);
});

test("which kind it is, its own copy of the class tells", async () => {
  const copy = await copyOfErrors();
  expect(new errors.NotFound("x")).toBeInstanceOf(errors.NotFound);
  expect(new errors.NotFound("x")).not.toBeInstanceOf(errors.Conflict);
  expect(new copy.NotFound("x")).not.toBeInstanceOf(errors.NotFound);
});

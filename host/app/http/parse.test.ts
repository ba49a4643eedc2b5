import { expect, test } from "vitest";
import { z } from "zod";
import { Invalid } from "../errors.ts";
import { parse } from "./parse.ts";

test("of thousands of problems in a body an answer names a hundred", () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`name ${n}`, n]));
  const refuse = () => parse(z.record(z.string().max(3, "must be short"), z.number()), body, "body");
  expect(refuse).toThrow(Invalid);
  try {
    refuse();
  } catch (error) {
    expect((error as Invalid).errors).toHaveLength(100);
  }
});

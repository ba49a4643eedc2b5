import { expect, test } from "vitest";
import { scoped } from "./scope.ts";

test.each([
  [".a,.b c{x:y}", "P .a,P .b c{x:y}"],
  ["&[data-long] .a{x:y}", "P[data-long] .a{x:y}"],
  [".a:is(b,c),.d{x:y}", "P .a:is(b,c),P .d{x:y}"],
  [".a:has([b],[c^=d]),.e:not(.f){x:y}", "P .a:has([b],[c^=d]),P .e:not(.f){x:y}"],
])("%s is scoped to %s", (css, scope) => {
  expect(scoped("P", css)).toBe(scope);
});

import { expect, test } from "vitest";
import { scoped } from "./scope.ts";

test.for([
  ["a,b{}", "#x a,#x b{}"],
  ["a:has([href^=mailto],[href^=http]){}", "#x a:has([href^=mailto],[href^=http]){}"],
  ["[a],[b]{}", "#x [a],#x [b]{}"],
  ["a:is(b,c),d:not(e){}", "#x a:is(b,c),#x d:not(e){}"],
  ['a[title="b,c"],&[d] e{}', '#x a[title="b,c"],#x[d] e{}'],
])("%s becomes %s", ([css, result]) => expect(scoped("#x", css!)).toBe(result));

import { expect, test } from "vitest";
import type { ElementTree } from "#sdk/page-runtime/answer.ts";
import { pruneCss } from "./prune-css.ts";

const tree: ElementTree = [
  "div",
  { class: "card wide", id: "a", dir: "ltr" },
  ["p", {}, "Hello"],
  ["b", { hidden: "", class: "hid" }],
  ["svg", {}],
];

test.each([
  [".card{color:red}.other{color:blue}", ".card{color:red}"],
  [".other,.wide p{color:red}", ".wide p{color:red}"],
  [".card a{color:red}", ""],
  ["#a{color:red}#b{color:red}", "#a{color:red}"],
  ["[dir=rtl] p{color:red}[lang]{color:red}", "[dir=rtl] p{color:red}"],
  ["p:hover{color:red}p:focus-visible{color:red}", "p:focus-visible{color:red}"],
  [".hid{color:red}[hidden]{display:none}", "[hidden]{display:none}"],
  ["p[open]{color:red}", "p[open]{color:red}"],
  [":where(.other) p{color:red}", ":where(.other) p{color:red}"],
  ["@media print{.other{color:red}}@media print{p{color:red}}", "@media print{p{color:red}}"],
  ["@keyframes k{from{top:0}}", "@keyframes k{from{top:0}}"],
  [":host{display:block}*{margin:0}", ":host{display:block}*{margin:0}"],
])("%s", (style, used) => {
  expect(pruneCss(style, tree)).toBe(used);
});

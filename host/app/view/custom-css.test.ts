import { describe, expect, test } from "vitest";
import { sanitizeCss, unclosedBraces } from "./custom-css.ts";

const clean = (css: string) => sanitizeCss(css, ".meishi");
const messages = (css: string) => clean(css).errors.map(({ message }) => message);

describe("what an owner may write", () => {
  test("every selector is scoped to the card", () => {
    expect(clean(".card-header, h1 > a:hover { color: red }").css).toBe(
      ".meishi .card-header,.meishi h1>a:hover{color:red}",
    );
  });

  test("rules inside @media and @supports are scoped too", () => {
    expect(clean("@media (min-width: 600px) { .card-footer { opacity: .5 } }").css).toBe(
      "@media (min-width:600px){.meishi .card-footer{opacity:.5}}",
    );
  });

  test("gradients, variables and animations stay", () => {
    const css =
      ".card-profile{background:linear-gradient(#fff,var(--tint));animation:glow 2s infinite;--primary:#f00}@keyframes glow{50%{opacity:.5}}";
    expect(messages(css)).toEqual([]);
    expect(clean(css).css).toContain("@keyframes glow{50%{opacity:.5}}");
    expect(clean(css).css).toContain("--primary:#f00");
  });

  test("a page that names html or body styles nothing outside the card", () => {
    expect(clean("html, body, * { color: red }").css).toBe(".meishi html,.meishi body,.meishi *{color:red}");
  });

  test("the good rules around a bad one stay, and the error names its line", () => {
    const { css, errors } = clean("h1 { color: red }\nh2 { background: url(x.png); margin: 0 }\nh3 { color: blue }");
    expect(css).toBe(".meishi h1{color:red}\n.meishi h2{margin:0}\n.meishi h3{color:blue}");
    expect(errors).toEqual([{ line: 2, message: "url() is not allowed" }]);
  });
});

describe("attacks are left out and named", () => {
  test.each([
    ["an import", "@import 'https://evil.example.com/a.css';", "@import is not allowed"],
    ["an import by url", "@import url(https://evil.example.com/a.css);", "@import is not allowed"],
    [
      "a font from elsewhere",
      "@font-face { font-family: x; src: url(https://evil.example.com) }",
      "@font-face is not allowed",
    ],
    ["a charset", "@charset 'utf-7';", "@charset is not allowed"],
    ["a namespace", "@namespace url(http://www.w3.org/2000/svg);", "@namespace is not allowed"],
    ["an address", "h1 { background: url(https://evil.example.com/pixel) }", "url() is not allowed"],
    ["an address in quotes", "h1 { background: url('https://evil.example.com/pixel') }", "url() is not allowed"],
    ["an address in a variable", "h1 { --x: url(https://evil.example.com) }", "url() is not allowed"],
    ["an image set", "h1 { background: image-set('https://evil.example.com/a.png' 1x) }", "image-set() is not allowed"],
    ["an expression", "h1 { width: expression(alert(1)) }", "expression() is not allowed"],
    ["a read attribute", "input { content: attr(value) }", "attr() is not allowed"],
    ["a behaviour file", "h1 { behavior: none }", "behavior is not allowed"],
    ["a binding", "h1 { -moz-binding: none }", "-moz-binding is not allowed"],
    ["a cover over the page", "h1 { position: fixed }", "position may only be static or relative"],
    ["an absolute place", "h1 { position: absolute; color: red }", "position may only be static or relative"],
    ["a place on top", "h1 { z-index: 99999 }", "z-index is not allowed"],
    ["an inset", "h1 { inset: 0 }", "inset is not allowed"],
  ])("%s", (_, css, message) => {
    expect(messages(css)).toContain(message);
    const out = clean(css).css;
    expect(out).not.toMatch(/evil|url|import|expression|fixed|absolute|z-index|behavior|binding|charset|attr\(/i);
  });

  test("position: fixed with an escape, in capitals, with !important or by a variable", () => {
    for (const value of ["FIXED", "fixed !important", "fi\\78 ed", "var(--x)", "sticky"]) {
      expect(clean(`h1 { position: ${value} }`).css).toBe("");
    }
  });

  test("names written with escapes do not pass as other names", () => {
    expect(clean("h1 { background: u\\72l(https://evil.example.com) }").css).not.toContain("evil");
    expect(clean("h1 { po\\73ition: fixed }").css).toBe("");
    expect(clean("@\\69mport 'https://evil.example.com';").css).toBe("");
  });

  test("the end of the style element cannot be written", () => {
    for (const css of [
      "</style><script>alert(1)</script>",
      "h1 { color: red } </style>",
      "h1::before { content: '</style>' }",
      "h1{--x:'</style>'}",
    ]) {
      expect(clean(css).css).not.toContain("<");
      expect(messages(css)).toContain("HTML is not allowed in CSS");
    }
  });

  test("a brace that closes early does not leave the scope", () => {
    const { css } = clean("h1 { color: red } } body { color: blue }");
    expect(css.split("\n").every((rule) => rule.startsWith(".meishi "))).toBe(true);
  });

  test("rules inside rules are refused: they could leave the scope with &", () => {
    expect(clean(".card-header { color: red; body & { color: blue } }").css).toBe(".meishi .card-header{color:red}");
  });

  test("an unfinished comment or string swallows only itself", () => {
    expect(clean("h1 { color: red } /* never closed").css).toBe(".meishi h1{color:red}");
    expect(clean("h1 { content: 'never closed").css).not.toContain("<");
  });

  test("20,000 characters of nonsense come out empty", () => {
    expect(clean("}{;:@".repeat(4000)).css).toBe("");
  });

  test.each([
    ["rules in rules", "@media (a){".repeat(1500)],
    ["rules in rules, with brackets that close nothing", "@media (a){)".repeat(1500)],
    ["rules in rules, with closing brackets in strings and comments", "@media (a){/*}*/".repeat(1000)],
    ["functions in functions", `a{width:${"calc(".repeat(3000)}1${")".repeat(3000)}}`],
    ["selectors in selectors", "a:is(".repeat(3000)],
  ])("%s without end are refused before they are parsed", (_, css) => {
    expect(clean(css)).toEqual({
      css: "",
      errors: [{ line: 1, message: "Brackets can be nested at most 16 levels deep" }],
    });
  });

  test("text made of signs alone is refused before it is parsed", () => {
    expect(messages("u+.{".repeat(5000))).toEqual(["Brackets can be nested at most 16 levels deep"]);
    expect(messages("a{;:}".repeat(4000))).toEqual(["This is too much CSS for one card: shorten it"]);
    const written = ".card-header h1 { color: #333; margin: 0 auto }\n".repeat(400);
    expect(messages(written)).toEqual([]);
  });
});

describe("no selector has its subject outside of the card", () => {
  const LEADS_OUT = /begin with/;
  test.each([
    ["~ *", LEADS_OUT],
    ["~*", LEADS_OUT],
    ["+ div", LEADS_OUT],
    ["+div", LEADS_OUT],
    ["/**/ ~ footer", LEADS_OUT],
    ["\n\t~\n*", LEADS_OUT],
    ["~ .x > .y", LEADS_OUT],
    ["+ * + *", LEADS_OUT],
    ["~ :not(.card-header)", LEADS_OUT],
    ["~ :is(div, p)", LEADS_OUT],
    ["~ :where(*)", LEADS_OUT],
    ["~ :has(a)", LEADS_OUT],
    ["~ *::before", LEADS_OUT],
    ["+ *|*", LEADS_OUT],
    ["/deep/ p", LEADS_OUT],
    ["& ~ *", /& is not allowed/],
    ["& + div", /& is not allowed/],
    ["h1 &", /& is not allowed/],
    [":is(& ~ *)", /& is not allowed/],
    [":where(&, h1) p", /& is not allowed/],
    [":not(&)", /& is not allowed/],
    ["::backdrop", /::backdrop is not allowed/],
    ["dialog::BACKDROP", /::BACKDROP is not allowed/],
    ["::view-transition", /::view-transition is not allowed/],
    ["a::b\\61ckdrop", /is not allowed/],
    ["::v\\69ew-transition", /is not allowed/],
    ["::view-transition-group(root)", /::view-transition-group is not allowed/],
  ])("%j is left out and named", (selector, message) => {
    const { css, errors } = clean(`${selector}{color:red}`);
    expect(css).toBe("");
    expect(errors.map((error) => error.message).join()).toMatch(message);
    expect(clean(`h1,${selector},h2{color:red}`).css).toBe(".meishi h1,.meishi h2{color:red}");
    expect(clean(`@media (width>1px){${selector}{color:red}}`).css).not.toContain("red");
  });

  test.each([
    ["~", ""],
    ["+", ""],
    [", ~ *", ""],
    ["@scope (body)", ""],
    ["@scope (.meishi) to (p)", ""],
    ["~ ~ *", ""],
    ["|| td", ""],
  ])("%j is no selector", (selector, expected) => {
    expect(clean(`${selector}{color:red}`).css).toBe(expected);
  });

  // What these name is looked for inside the card, where it is not.
  test.each([
    [":root", ".meishi :root"],
    [":host", ".meishi :host"],
    [":host(.x) p", ".meishi :host(.x) p"],
    [":host-context(body)", ".meishi :host-context(body)"],
    [":scope ~ *", ".meishi :scope~*"],
    ["html:has(p) ~ *", ".meishi html:has(p)~*"],
    [":is(.meishi ~ *)", ".meishi :is(.meishi~*)"],
    [":is(html, .meishi) + *", ".meishi :is(html,.meishi)+*"],
    [":where(body > *, .meishi ~ p)", ".meishi :where(body>*,.meishi~p)"],
    [":not(.meishi *)", ".meishi :not(.meishi *)"],
    ["*|*", ".meishi *|*"],
    ["> *", ".meishi >*"],
    ["h1 ~ p", ".meishi h1~p"],
    ["li + li", ".meishi li+li"],
    ["a:has(+ b)", ".meishi a:has(+b)"],
    ["a:has(~ b, > c)", ".meishi a:has(~b,>c)"],
    ["\\7e  p", ".meishi \\7e  p"],
  ])("%j stays behind the scope", (selector, expected) => {
    expect(clean(`${selector}{color:red}`).css).toBe(`${expected}{color:red}`);
  });
});

test("a brace that is never closed is named with its line; one in a comment or text is none", () => {
  expect(
    unclosedBraces("h1 {\n  color: red;\n}\n@media (width > 1px) {\n h2::before { content: '{'; /* { */ }\n"),
  ).toEqual([{ line: 4, message: "this { is not closed" }]);
});

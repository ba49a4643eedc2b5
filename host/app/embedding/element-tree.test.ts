import { renderToString } from "preact-render-to-string";
import { h } from "preact";
import { expect, test } from "vitest";
import { Card } from "#sdk/card/Card.tsx";
import { linksFor } from "#sdk/card/links.ts";
import { aCard } from "#sdk/card/tests/a-card.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import type { ElementTree } from "#sdk/page-runtime/answer.ts";
import { NAMES } from "#sdk/elements/build.ts";
import { toElementTrees } from "./element-tree.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const VOID = new Set(["img", "input", "wbr"]);

function written(tree: ElementTree): string {
  if (typeof tree === "string") return escaped(tree);
  const [name, attributes, ...children] = tree;
  const tag = Object.entries(attributes).map(([key, value]) => (value ? ` ${key}="${escaped(value)}"` : ` ${key}`));
  const start = `<${name}${tag.join("")}>`;
  return VOID.has(name) ? start : `${start}${children.map(written).join("")}</${name}>`;
}

const markup = (card = aCard()) =>
  renderToString(
    h(Card, { card, theme: themeOf(card.theme), variant: "full", links: linksFor("https://cards.example.com", card) }),
  );
/** The renderer writes empty attributes as `alt=""` or `hidden`, which are the same to a browser. */
const alike = (html: string) =>
  html
    .replaceAll('=""', "")
    .replaceAll("/>", ">")
    .replaceAll(/<\/(?:img|input|wbr)>/g, "");

test("a tree holds exactly the markup of the card", () => {
  for (const card of [
    aCard(),
    aCard({ name: 'A "quoted" <name> & more', about: "مرحبا &amp; <script>alert(1)</script>" }),
    aCard({ name: null, company: null, about: null, socialLinks: {}, gallery: [], formConfig: {} }),
  ]) {
    const html = markup(card);
    expect(alike(toElementTrees(html).map(written).join(""))).toBe(alike(html));
  }
});

test("a tree has no element or attribute that the builder leaves out", () => {
  const seen: string[] = [];
  const see = (tree: ElementTree) => {
    if (typeof tree === "string") return;
    const [name, attributes, ...children] = tree;
    if (!NAMES.test(name)) seen.push(name);
    seen.push(...Object.keys(attributes).filter((key) => /^(?:on|style|srcdoc|allow)/.test(key)));
    children.forEach(see);
  };
  toElementTrees(markup()).forEach(see);
  toElementTrees(markup(aCard({ videoUrl: "https://example.com/film.mp4" }))).forEach(see);
  expect(seen).toEqual([]);
});

test("what no renderer wrote is refused", () => {
  for (const html of ["<p>", "<p>a</p", "<!-- a -->", "a <b c='d'></b>"])
    expect(() => toElementTrees(html)).toThrow(/Not the/);
});

import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { Card, type CardProps } from "#sdk/card/Card.tsx";
import { linksFor } from "#sdk/card/links.ts";
import { aBareCard, aCard } from "#sdk/card/tests/a-card.ts";
import { themes } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { LANGUAGES } from "#sdk/languages.ts";
import { markup } from "./markup.ts";

const EVIL = `"><script>alert('1')</script>&amp;<!-- \u2028 é 日本`;
const full = aCard({
  title: EVIL,
  socialLinks: {
    [EVIL]: "https://a.example.com/?a=1&b=2",
    linkedin: "https://linkedin.example.com/",
    x: "javascript:1",
  },
  formConfig: {
    enabled: true,
    title: EVIL,
    fields: (["text", "email", "phone", "date", "longtext", "choice"] as const).map((type, i) => ({
      id: `f${i}`,
      label: `${EVIL} ${type}`,
      type,
      required: i % 2 === 0,
      options: ["", "one", EVIL],
    })),
  },
});

const bothWays = (props: Partial<CardProps>) => {
  const card = props.card ?? full;
  const all = { theme: themes[0]!, variant: "full", links: linksFor("", card, "https://x.example"), ...props, card };
  const tree = () => h(Card, all as CardProps);
  return [markup(tree()), markup(tree()), renderToString(tree())];
};

describe("the markup is what preact-render-to-string makes of", () => {
  const same = ([first, again, expected]: string[]) => {
    expect(first).toBe(expected);
    expect(again).toBe(expected);
  };

  test.each(themes.map((theme) => [theme.name, theme] as const))("a card in %s", (_, theme) => {
    for (const card of [full, aBareCard()])
      for (const frame of ["page", "embed"] as const)
        for (const variant of ["full", "preview"] as const) same(bothWays({ card, theme, frame, variant }));
  });

  test.each(LANGUAGES)("its words in %s", (language) => {
    same(bothWays({ frame: "page", words: cardWords[language], wallets: { apple: true, google: true } }));
  });

  test("a form that was refused, and one that was sent", () => {
    const values = { f0: EVIL, f4: `\n${EVIL}`, f5: "one" };
    same(bothWays({ form: { state: "refused", values, errors: { f0: EVIL, "": "No." } } }));
    same(bothWays({ form: { state: "sent" } }));
  });

  test("numbers, nothing, lists in lists and empty attributes", () => {
    same(
      [markup, markup, renderToString].map((render) =>
        render(
          h("p", { title: "", hidden: true, tabIndex: 0, lang: undefined, "aria-busy": false }, [
            0,
            null,
            [false, [undefined, h("br", null)]],
            h("textarea", { defaultValue: "<a>" }),
          ]),
        ),
      ),
    );
  });
});

test("what it does not know is refused", () => {
  expect(() => markup(h("p", { style: { color: "red" } }))).toThrow("takes no object");
  expect(() => markup(h("p", { dangerouslySetInnerHTML: { __html: "<b>" } }))).toThrow("takes no object");
});

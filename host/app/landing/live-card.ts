import { h, render } from "preact";
import { Card } from "#sdk/card/Card.tsx";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { loadTheme } from "#sdk/card/themes/load.ts";
import { loadWords } from "#sdk/card/words/load.ts";
import { documentLocale } from "../languages/catalogue.ts";
import { nameOfSample, sampleIn } from "./sample.ts";
import { words as landing } from "./toast.ts";

let latest = 0;

/** Draws the sample card again with another name and theme, by the component that draws every card. */
export async function renderSample(element: HTMLElement, name: string, themeName: string): Promise<void> {
  const turn = ++latest;
  const [theme, words] = await Promise.all([loadTheme(themeName), loadWords(documentLocale())]);
  if (turn !== latest) return; // a later choice was loaded meanwhile
  const sample = sampleIn(landing);
  const card = { ...sample, name: name.trim() || sample.name, theme: themeName };
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" }); // browsers without declarative shadow roots
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardStyles(card, theme));
  root.adoptedStyleSheets = [sheet];
  root.querySelector("style")?.remove();
  const container =
    root.querySelector(".container") ??
    root.appendChild(Object.assign(document.createElement("div"), { className: "container" }));
  render(
    h(Card, { card, theme, variant: "full", isSample: true, words, links: linksFor(location.origin, card) }),
    container,
  );
  element.closest(".phone")?.setAttribute("aria-label", nameOfSample(landing, card));
}

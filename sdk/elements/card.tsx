/** @jsxImportSource preact */
import { h, render } from "preact";
import { enhance } from "../card/behaviour.ts";
import { Card } from "../card/Card.tsx";
import type { CardData } from "../card/card-data.ts";
import { linksFor } from "../card/links.ts";
import { cardStyles } from "../card/styles.ts";
import { loadTheme } from "../card/themes/load.ts";
import { page } from "../edge/page.ts";
import { emit } from "../edge/events.ts";
import { cardUrl, getJson, tell } from "../edge/request.ts";
import { sheetOf } from "../edge/sheet.ts";
import { keeper, type Leave, type MountOptions } from "./keeper.ts";
import { loadPress } from "./on-demand/behaviour.ts";
import { loadColours } from "./on-demand/colours.ts";
import { loadSections } from "./on-demand/sections.ts";
import { haveSheets, loadSheets } from "./on-demand/sheets.tsx";

/** What a press opens or starts by script. */
const OPENERS = "[popovertarget],[data-share],[data-save],[data-player],[data-picture]";

/**
 * Shows a card inside an element. Resolves to a function that takes it away, or to null when that failed; a failure is
 * told by `meishi:error` on the element, never thrown.
 */
export async function mount(element: HTMLElement, { card: name, host, locale }: MountOptions): Promise<Leave | null> {
  const say = (event: string, more: object) => emit(event, { card: name, ...more }, element);
  try {
    const card = await getJson<CardData>(cardUrl(host, name));
    const [theme] = await Promise.all([loadTheme(card.theme), loadSections(card), loadColours(card)]);
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const sheet = sheetOf("");
    // A page's `* { all: revert }` overrides `:host`, so essential rules are on an element inside.
    root.adoptedStyleSheets = [
      sheetOf(":host{display:block}:host([hidden]){display:none}.card-container{all:initial;display:block}"),
      sheet,
    ];
    const container = page.createElement("div");
    container.className = "card-container";
    root.replaceChildren(container);
    const draw = () => {
      sheet.replaceSync(cardStyles(card, theme));
      render(
        h(Card, { card, theme, variant: "full", links: linksFor(host, card), locale: locale || undefined }),
        container,
      );
    };
    draw();

    // Sheets and click handling load when a pointer or the focus enters; a click that comes first
    // is repeated once they have loaded.
    const fetchSheets = async () => {
      if (haveSheets()) return;
      await Promise.all([loadSheets(), loadPress()]);
      draw();
    };
    const soon = () => {
      fetchSheets().catch(() => {});
    }; // the press tells, if it comes
    container.addEventListener("pointerenter", soon, { once: true });
    container.addEventListener("focusin", soon, { once: true });
    container.addEventListener(
      "click",
      (event) => {
        const pressed = (event.target as Element).closest<HTMLElement>(OPENERS);
        if (!pressed || container.querySelector("#sheet-share") || event.ctrlKey || event.metaKey || event.shiftKey)
          return;
        event.preventDefault();
        event.stopPropagation();
        fetchSheets()
          .then(draw)
          .then(
            () => pressed.click(),
            (thrown) => tell(name, thrown, element),
          );
      },
      { capture: true },
    );

    const quiet = enhance(root, { origin: host, source: "embed", onEvent: (event, more = {}) => say(event, more) });
    say("ready", { id: card.id });
    return () => {
      quiet();
      render(null, container);
      root.replaceChildren(page.createElement("slot"));
    };
  } catch (thrown) {
    tell(name, thrown, element);
    return null;
  }
}

/** Brings a `<meishi-card slug>` to what its attributes say. */
export const update = keeper("slug", mount);

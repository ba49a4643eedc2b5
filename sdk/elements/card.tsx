/** @jsxImportSource preact */
import { h, render } from "preact";
import { enhance } from "../card/behaviour.ts";
import { Card } from "../card/Card.tsx";
import { type CardData } from "../card/card-data.ts";
import { linksFor } from "../card/links.ts";
import { cardStyles } from "../card/styles.ts";
import { loadTheme } from "../card/themes/load.ts";
import { emit } from "../host/events.ts";
import { cardUrl, failureOf, getJson } from "../host/request.ts";
import { sheetOf } from "../host/sheet.ts";
import { keeper, type Leave, type MountOptions } from "./keeper.ts";

/**
 * Shows a card inside an element. Resolves to a function that takes it away, or to null when that failed; a failure is
 * told by `meishi:error` on the element, never thrown.
 */
export async function mount(element: HTMLElement, { card: name, host, locale }: MountOptions): Promise<Leave | null> {
  const say = (event: string, more: object) => emit(event, { card: name, ...more }, element);
  try {
    const card = await getJson<CardData>(cardUrl(host, name));
    const theme = await loadTheme(card.theme);
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    // A page that says `* { all: revert }` beats `:host`: what must hold stands on an element inside.
    root.adoptedStyleSheets = [
      sheetOf(":host{display:block}:host([hidden]){display:none}.card-seat{all:initial;display:block}"),
      sheetOf(cardStyles(card, theme)),
    ];
    const seat = document.createElement("div");
    seat.className = "card-seat";
    root.replaceChildren(seat);
    render(h(Card, { card, theme, variant: "full", links: linksFor(host, card), locale: locale || undefined }), seat);
    const quiet = enhance(root, { origin: host, source: "embed", onEvent: (event, more = {}) => say(event, more) });
    say("ready", { id: card.id });
    return () => {
      quiet();
      render(null, seat);
      root.replaceChildren(document.createElement("slot"));
    };
  } catch (thrown) {
    say("error", failureOf(thrown));
    return null;
  }
}

/** Brings a `<meishi-card slug>` to what its attributes say. */
export const update = keeper("slug", mount);

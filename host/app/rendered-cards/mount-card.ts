import type { RenderedCard } from "./rendered-card.ts";

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Below a card that is shorter than its frame, its own colour goes on; a shadow, as nothing may move. */
export const HOST_STYLE = ":host{display:block}.card-container{box-shadow:0 240px var(--ground,var(--surface))}";

/** The shadow root that a card is drawn in, with the box around it. */
export function attachCardRoot(element: HTMLElement): { root: ShadowRoot; container: Element } {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  // Inert: while a card is edited, its links can be neither clicked nor reached by Tab.
  const container =
    root.querySelector(".container") ??
    root.appendChild(Object.assign(document.createElement("div"), { className: "container", inert: true }));
  return { root, container };
}

/** Shows a card that the server has drawn. */
export function mountCard(element: HTMLElement, { html, sheets }: RenderedCard): ShadowRoot {
  const { root, container } = attachCardRoot(element);
  root.adoptedStyleSheets = [HOST_STYLE, ...sheets].map(sheetOf);
  container.innerHTML = html;
  return root;
}

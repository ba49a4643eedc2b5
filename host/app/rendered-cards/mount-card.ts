import type { RenderedCard } from "./rendered-card.ts";

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

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
  root.adoptedStyleSheets = [":host{display:block}", ...sheets].map(sheetOf);
  container.innerHTML = html;
  return root;
}

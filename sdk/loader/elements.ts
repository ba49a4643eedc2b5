import { reportFailure } from "../page-runtime/request.ts";
import { type MountOptions, showCard } from "../elements/card.ts";
import { serverOrigin, loadChunk } from "./chunks.ts";
import { originOf } from "./options.ts";

type Show = (element: HTMLElement, options: MountOptions, signal: AbortSignal) => unknown;

/** Parts never come from an element's own `host`: a visitor's markup may name one, and it says only whom to ask. */
const showChat: Show = (element, options, signal) =>
  loadChunk("chat", serverOrigin).then(
    (chat) => chat.showChat(element, options, signal),
    (thrown) => reportFailure(options.card, thrown, element),
  );

/**
 * `<meishi-card slug>` and `<meishi-chat card>`: what the attribute names is shown, and taken away when the element
 * changes or goes. What stands between the tags shows until then, and if that fails.
 */
function defineElement(name: string, key: string, show: Show): void {
  customElements.define(
    name,
    class extends HTMLElement {
      static observedAttributes = [key];
      shown = "";
      // A field of its own, or a page that has given Object.prototype one of its name would stop us.
      stop?: AbortController;

      connectedCallback() {
        const option = (attribute: string) => this.getAttribute(attribute) ?? "";
        const card = this.isConnected ? option(key) : "";
        if (card === this.shown) return;
        this.shown = card;
        this.stop?.abort();
        if (!card) return;
        const host = serverOrigin && (originOf(option("host")) || serverOrigin);
        const options = { card, host, color: option("color"), locale: option("locale"), consent: option("consent") };
        show(this, options, (this.stop = new AbortController()).signal);
      }

      attributeChangedCallback() {
        this.connectedCallback();
      }

      disconnectedCallback() {
        // Later: an element that is moved goes and comes at once.
        queueMicrotask(() => this.connectedCallback());
      }
    },
  );
}

export function defineElements(): void {
  defineElement("meishi-card", "slug", (element, options, signal) =>
    showCard(element, options, signal, () => loadChunk("card", serverOrigin)),
  );
  defineElement("meishi-chat", "card", showChat);
}

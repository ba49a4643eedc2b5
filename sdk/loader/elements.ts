import { here, withChunk } from "./chunks.ts";

/**
 * `<meishi-card slug>` and `<meishi-chat card>`: each change is told to the part, which looks what there is to do. The
 * part never comes from the element's own `host`: a visitor's markup may name one, and it says only whom to ask.
 */
export function defineElement(part: "card" | "chat", key: string): void {
  customElements.define(
    `meishi-${part}`,
    class extends HTMLElement {
      static observedAttributes = [key];

      connectedCallback() {
        void withChunk(part, here, (chunk) => chunk.update(this, here), this.getAttribute(key), this);
      }

      attributeChangedCallback() {
        this.connectedCallback();
      }

      disconnectedCallback() {
        this.connectedCallback();
      }
    },
  );
}

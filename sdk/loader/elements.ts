import { here, withChunk } from "./chunks.ts";

/**
 * `<meishi-card slug>` and `<meishi-chat card>`: the part is told of a new element, and from then on looks after it
 * itself. It never comes from the element's own `host`: a visitor's markup may name one, and it says only whom to ask.
 */
export function defineElement(part: "card" | "chat", key: string): void {
  customElements.define(
    `meishi-${part}`,
    class extends HTMLElement {
      look?: () => void;

      connectedCallback() {
        void withChunk(part, here, (chunk) => chunk.update(this, here), this.getAttribute(key), this);
      }

      disconnectedCallback() {
        this.look?.();
      }
    },
  );
}

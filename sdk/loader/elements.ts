import { emit } from "../host/events.ts";
import { failureOf } from "../host/request.ts";
import { here, importChunk } from "./chunks.ts";

/** `<meishi-card slug>` and `<meishi-chat card>`: each change is told to the part, which looks what there is to do. */
export function defineElement(part: "card" | "chat", key: string): void {
  const tag = `meishi-${part}`;
  if (customElements.get(tag)) return;
  customElements.define(tag, class extends HTMLElement {
    static observedAttributes = [key];

    connectedCallback() {
      importChunk(part, here || this.getAttribute("host")!).then((chunk) => chunk.update(this, here)).catch(
        (thrown) => emit("error", { card: this.getAttribute(key), ...failureOf(thrown) }, this),
      );
    }

    attributeChangedCallback() {
      this.connectedCallback();
    }

    disconnectedCallback() {
      this.connectedCallback();
    }
  });
}

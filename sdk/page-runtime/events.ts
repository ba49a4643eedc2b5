import { safeDocument } from "./page.ts";

/** Dispatches an event; from an element it bubbles up to `document`, out of shadow trees too. */
export function emit(name: string, detail: object, from: EventTarget = safeDocument): void {
  from.dispatchEvent(new CustomEvent(`meishi:${name}`, { bubbles: true, composed: true, detail }));
}

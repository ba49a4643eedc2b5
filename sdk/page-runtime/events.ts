import { safeDocument } from "./page.ts";

/** Tells the page what happened; from an element the event bubbles up to `document`, out of shadow trees too. */
export function emit(name: string, detail: object, from: EventTarget = safeDocument): void {
  from.dispatchEvent(new CustomEvent(`meishi:${name}`, { bubbles: true, composed: true, detail }));
}

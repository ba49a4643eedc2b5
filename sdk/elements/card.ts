import { post } from "../card/behaviour/post.ts";
import { trackView } from "../card/behaviour/views.ts";
import { loadCard } from "../page-runtime/answer.ts";
import { emit } from "../page-runtime/events.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { reportFailure } from "../page-runtime/request.ts";
import { toStyleSheet } from "../page-runtime/sheet.ts";
import type * as behaviours from "./behaviours/index.ts";
import { build } from "./build.ts";

export { provide } from "../page-runtime/runtime-stub.ts";

/** Options of an element or page that shows a card. */
export interface MountOptions {
  /** Slug or id. */
  card: string;
  host: string;
  color?: string;
  locale?: string;
  consent?: string;
}

/** Controls that need a script, and are held back until it is loaded. */
const NEEDS_SCRIPT = "button,[data-save],[data-player],[data-picture]";

/**
 * Builds a card inside an element until `signal` aborts; returns whether it is shown. Failures are reported by
 * `meishi:error` on the element, never thrown. Scripts load when a visitor reaches for a control; earlier presses are
 * held back and repeated.
 */
export async function showCard(
  element: HTMLElement,
  { card: name, host, locale }: MountOptions,
  signal: AbortSignal,
  fetchScript: () => Promise<typeof behaviours>,
): Promise<boolean> {
  const say = (event: string, more?: object) => emit(event, { card: name, ...more }, element);
  try {
    const answer = await loadCard(host, name, locale);
    const container = safeDocument.createElement("div");
    container.append(build(answer.tree, container.namespaceURI));
    if (signal.aborted) return false;
    const card = container.firstChild as HTMLElement;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    const sheet = toStyleSheet(answer.style);
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(container);
    signal.addEventListener("abort", () => {
      root.adoptedStyleSheets = [];
      root.replaceChildren(safeDocument.createElement("slot"));
    });

    let script: Promise<behaviours.Script> | undefined;
    let isAwake = false;
    const wake = (event: Event) => {
      if (isAwake) return;
      const { type, target, submitter, ctrlKey, metaKey } = event as MouseEvent & SubmitEvent;
      const isPress = /^[cs]/.test(type);
      const pressed = (submitter ?? target) as HTMLElement;
      const deferred =
        isPress &&
        !ctrlKey &&
        !metaKey &&
        (Element.prototype.closest.call(pressed, NEEDS_SCRIPT) as HTMLElement | null);
      if (deferred) {
        event.preventDefault();
        event.stopPropagation();
      }
      script ??= fetchScript().then((part) =>
        part.enhance({ build, post, root, card, sheet, host, name, answer, signal, say }),
      );
      script.then(
        ({ missed }) => {
          isAwake = true;
          if (deferred) deferred.click();
          else if (isPress) missed(pressed);
        },
        (thrown) => {
          script = undefined;
          if (deferred) reportFailure(name, thrown, element);
        },
      );
    };
    for (const type of ["pointerenter", "focusin", "click", "submit"]) {
      container.addEventListener(type, wake, { capture: true, signal });
    }
    say("ready", { id: answer.id });
    void trackView({ cardId: answer.id, origin: host, trafficSource: { source: "embed" }, signal });
    return true;
  } catch (thrown) {
    if (!signal.aborted) reportFailure(name, thrown, element);
    return false;
  }
}

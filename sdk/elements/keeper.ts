import { originOf } from "../loader/options.ts";

/** What an element or a page gives to show a part of ours in place. */
export interface MountOptions {
  /** Slug or id. */
  card: string;
  host: string;
  color?: string;
  locale?: string;
  consent?: string;
}

/** Takes away what was mounted. */
export type Leave = () => void;

interface Kept {
  card: string;
  leave?: Leave | null;
}

/** An element of ours; it calls `look`, once there is one, when it goes. */
type Element_ = HTMLElement & { look?: () => void };

/**
 * Makes the function that a custom element calls when it comes: it mounts what the attribute names, and takes away what
 * is no longer asked for, then and whenever the element changes or goes. What stands between the tags shows until then,
 * and if that fails.
 */
export function keeper(key: string, mount: (element: HTMLElement, options: MountOptions) => Promise<Leave | null>) {
  const all = new WeakMap<HTMLElement, Kept>();
  const update = async (element: Element_, here: string): Promise<void> => {
    if (!element.look) {
      // Later: an element that is moved goes and comes at once.
      element.look = () => queueMicrotask(() => void update(element, here));
      new MutationObserver(element.look).observe(element, { attributeFilter: [key] });
    }
    const option = (name: string) => element.getAttribute(name) ?? "";
    const card = element.isConnected ? option(key) : "";
    const before = all.get(element);
    if (card === (before?.card ?? "")) return;
    before?.leave?.();
    const now: Kept = { card };
    all.set(element, now);
    if (!card) return;
    const leave = await mount(element, {
      card,
      host: originOf(option("host")) || here,
      color: option("color"),
      locale: option("locale"),
      consent: option("consent"),
    });
    if (all.get(element) === now) now.leave = leave;
    else leave?.();
  };
  return update;
}

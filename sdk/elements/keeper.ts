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

/**
 * Makes the function that a custom element calls whenever it comes, goes or changes: it mounts what the attribute
 * names, and takes away what is no longer asked for. What stands between the tags shows until then, and if that fails.
 */
export function keeper(key: string, mount: (element: HTMLElement, options: MountOptions) => Promise<Leave | null>) {
  const all = new WeakMap<HTMLElement, Kept>();
  return async (element: HTMLElement, here: string): Promise<void> => {
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
}

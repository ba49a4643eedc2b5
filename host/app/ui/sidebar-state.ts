import { useSyncExternalStore } from "react";

const KEY = "meishi-sidebar";
const listeners = new Set<() => void>();

/**
 * Runs in <head> before anything is painted, so that a collapsed sidebar does not open for a moment.
 * Backticks, because React escapes quotes in a script's text. Storage may be blocked: then it is open.
 */
export const restoreSidebar =
  `try{document.documentElement.dataset.sidebar=localStorage.getItem(\`${KEY}\`)||\`open\`}catch{}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the sidebar is collapsed, and how to change it. The attribute on <html> holds it; CSS reads it too. */
export function useSidebarState(): { isCollapsed: boolean; setCollapsed: (value: boolean) => void } {
  const isCollapsed = useSyncExternalStore(subscribe, () => document.documentElement.dataset.sidebar === "collapsed", () => false);
  return { isCollapsed, setCollapsed };
}

function setCollapsed(value: boolean): void {
  const state = value ? "collapsed" : "open";
  document.documentElement.dataset.sidebar = state;
  try {
    localStorage.setItem(KEY, state);
  } catch {
    // Full or blocked: the choice holds until the page is reloaded.
  }
  for (const listener of listeners) listener();
}

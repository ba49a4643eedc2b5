import { useSyncExternalStore } from "react";
import { writeLocal } from "../local.ts";

const KEY = "meishi-sidebar";
const listeners = new Set<() => void>();

/**
 * Runs in <head> before anything is painted, so that a collapsed sidebar does not open for a moment.
 * Backticks, because React escapes quotes in a script's text. Storage may be blocked: then it is open.
 */
export const restoreSidebar = `try{document.documentElement.dataset.sidebar=localStorage.getItem(\`${KEY}\`)||\`open\`}catch{}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the sidebar is collapsed, and how to change it. The attribute on <html> holds it; CSS reads it too. */
export function useSidebarState(): { isCollapsed: boolean; setCollapsed: (value: boolean) => void } {
  const isCollapsed = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.sidebar === "collapsed",
    () => false,
  );
  return { isCollapsed, setCollapsed };
}

function setCollapsed(value: boolean): void {
  const state = value ? "collapsed" : "open";
  document.documentElement.dataset.sidebar = state;
  writeLocal(KEY, state); // blocked or full: it holds until the page is reloaded
  for (const listener of listeners) listener();
}

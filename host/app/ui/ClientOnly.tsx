import { type ReactNode, Suspense } from "react";
import { useHydrated } from "./use-hydrated.ts";

interface Props {
  /** Shown until the page is hydrated and the code has loaded. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * For controls whose code loads on use: served as HTML they would look ready, and swallow early clicks. What only the
 * browser knows belongs in here, too, rather than `useHydrated` in a component around parts that load later:
 * an update that reaches them before they are hydrated fails, with React's error 421.
 */
export function ClientOnly({ fallback, children }: Props) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

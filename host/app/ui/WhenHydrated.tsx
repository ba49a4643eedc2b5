import { type ReactNode, Suspense } from "react";
import { useHydrated } from "./hydrated.ts";

interface Props {
  /** What stands there until then, and while code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** For controls whose code loads on use: served as HTML they would look ready, and swallow what is pressed before. */
export function WhenHydrated({ fallback, children }: Props) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

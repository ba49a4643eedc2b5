import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in served HTML and while it is taken over, true after: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useMatches, useNavigation, useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { evictStale, FRESH_MS, onStaleServed } from "./data-cache.ts";

/** A route's `handle`. */
export interface RouteHandle {
  /** Data must not change while the user is typing. */
  keepsEdits?: boolean;
  /**
   * Shown in the frame if the page could not be loaded, as without a network; without it, an error page is shown.
   */
  Failed?: ComponentType;
}

/**
 * Loads the page's data again when the window gets focus and the data is older than 30 s, and when a page was shown
 * with remembered data that is no longer fresh. Not on pages whose `handle` says that they keep edits.
 */
export function useRevalidateOnFocus(): void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const keepsEdits = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.keepsEdits);
  const data = useRouteLoaderData("routes/_app");
  const loadedAt = useRef(0);
  const [isStale, setStale] = useState(false);

  useEffect(() => {
    loadedAt.current = Date.now();
  }, [data, isIdle]);

  useEffect(() => onStaleServed(() => setStale(true)), []);

  useEffect(() => {
    if (!isStale || !isIdle) return;
    setStale(false);
    evictStale();
    revalidate();
  }, [isStale, isIdle, revalidate]);

  useEffect(() => {
    if (keepsEdits) return;
    function refetch() {
      if (document.visibilityState !== "visible" || Date.now() - loadedAt.current < FRESH_MS) return;
      loadedAt.current = Date.now(); // focus and visibility both fire: fetch once
      evictStale();
      revalidate();
    }
    window.addEventListener("focus", refetch);
    document.addEventListener("visibilitychange", refetch);
    return () => {
      window.removeEventListener("focus", refetch);
      document.removeEventListener("visibilitychange", refetch);
    };
  }, [keepsEdits, revalidate]);
}

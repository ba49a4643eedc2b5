import { useEffect, useRef } from "react";

/** Calls the latest `action` every `ms` milliseconds as long as the component is there. */
export function useInterval(ms: number, action: () => Promise<void>): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), ms);
    return () => clearInterval(timer);
  }, [ms]);
}

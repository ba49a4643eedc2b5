import { useEffect, useState } from "react";

/**
 * False in the first render. Mantine notes where focus was, to return it there, only when a dialog opens after it was
 * mounted.
 */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

import { useState } from "react";

/**
 * A dialog that shows something: `shown` stays while the dialog closes, so that it is not empty on its way out and,
 * because it stays mounted, gives the focus back to where it was.
 */
export function useDialog<T>(first: T | null = null) {
  const [shown, setShown] = useState<T | null>(first);
  const [isOpen, setOpen] = useState(first !== null);
  return {
    shown,
    isOpen,
    open(what: T) {
      setShown(what);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

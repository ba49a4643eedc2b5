import { useState } from "react";

/**
 * A dialog that shows something: `content` stays while the dialog closes, so that it is not empty on its way out and,
 * because it stays mounted, gives the focus back to where it was.
 */
export function useDialog<T>(first: T | null = null) {
  const [content, setContent] = useState<T | null>(first);
  const [isOpen, setOpen] = useState(first !== null);
  return {
    content,
    isOpen,
    open(what: T) {
      setContent(what);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useUser } from "../../ui/user.ts";
import { SHARED_QUERY, takeSharedText } from "./shared-text.ts";

/** Text that another app has shared; `onText` is called when there is some. */
export function useSharedText(onText: () => void): string | undefined {
  const { id } = useUser();
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState<string>();
  const isShared = search.has(SHARED_QUERY);
  const open = useRef(onText);
  open.current = onText;
  useEffect(() => {
    if (!isShared) return;
    void takeSharedText(id).then((sharedText) => {
      setSearch(
        (before) => {
          before.delete(SHARED_QUERY);
          return before;
        },
        { replace: true },
      );
      if (!sharedText) return;
      setText(sharedText);
      open.current();
    });
  }, [id, isShared, setSearch]);
  return text;
}

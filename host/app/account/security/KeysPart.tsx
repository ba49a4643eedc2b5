import { Anchor } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { ApiKey } from "../../auth/keys/keys.server.ts";
import { AccountSection } from "../Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { keysWords } from "../keys/words.en.ts";

// Most accounts have none.
const Keys = lazy(() => import("../keys/Keys.tsx"));

/** The keys among the ways in of an account; the page for developers makes them. */
export default function KeysPart({ keys }: { keys: ApiKey[] }) {
  const text = useWords(keysWords);
  return (
    <AccountSection id="keys" title={text.title} about={text.about}>
      {keys.length > 0 ? (
        <Suspense>
          <Keys keys={keys} />
        </Suspense>
      ) : (
        <p>{text.none}</p>
      )}
      <p>
        <Anchor href="/developers">{text.developers}</Anchor>
      </p>
    </AccountSection>
  );
}

import { Anchor } from "@mantine/core";
import type { ApiKey } from "../../auth/keys/keys.server.ts";
import { AccountSection } from "../AccountSection.tsx";
import { useWords } from "../../ui/use-words.ts";
import Keys from "../keys/Keys.tsx";
import { keysWords } from "../keys/words.en.ts";

/** The keys among the ways in of an account. */
export default function KeysPart({ keys }: { keys: ApiKey[] }) {
  const text = useWords(keysWords);
  return (
    <AccountSection id="keys" title={text.title} about={text.about}>
      <Keys keys={keys} />
      <p>
        <Anchor href="/developers">{text.developers}</Anchor>
      </p>
    </AccountSection>
  );
}

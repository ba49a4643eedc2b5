import { Await } from "@remix-run/react";
import { Suspense } from "react";
import type { LostLinksResult } from "./lost-links.ts";
import { useWords } from "../../ui/use-words.ts";
import { endingWords } from "./words.en.ts";

/** Up to this many are listed; of the rest, only the number. */
const NAMED = 6;

/**
 * For a confirmation before a deletion: the addresses, and so the printed codes, that will stop working. They come from
 * `loadLostLinks()`.
 */
export function LostLinks({ ending }: { ending: LostLinksResult }) {
  const text = useWords(endingWords);
  return (
    <Suspense fallback={<p role="status">{text.checking}</p>}>
      <Await resolve={ending}>{(slugs) => <SlugList slugs={slugs} />}</Await>
    </Suspense>
  );
}

function SlugList({ slugs }: { slugs: string[] | null }) {
  const text = useWords(endingWords);
  if (slugs === null) return <p>{text.all}</p>;
  if (slugs.length === 0) return null;
  return (
    <div role="status">
      <p>{text.these(slugs.length)}</p>
      <ul style={{ overflowWrap: "anywhere" }}>
        {slugs.slice(0, NAMED).map((slug) => (
          <li key={slug}>
            <bdi>/view/{slug}</bdi>
          </li>
        ))}
        {slugs.length > NAMED && <li>{text.more(slugs.length - NAMED)}</li>}
      </ul>
    </div>
  );
}

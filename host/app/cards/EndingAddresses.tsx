import { Await } from "@remix-run/react";
import { Suspense } from "react";
import type { Ending } from "./ending-addresses.ts";

/** Up to this many are listed; of the rest, only the number. */
const NAMED = 6;

/**
 * For a confirmation before a deletion: the addresses, and so the printed codes, that will stop working. They come from
 * `endingAddresses()`.
 */
export function EndingAddresses({ ending }: { ending: Ending }) {
  return (
    <Suspense fallback={<p role="status">Checking which links and printed codes stop working...</p>}>
      <Await resolve={ending}>{(slugs) => <Found slugs={slugs} />}</Await>
    </Suspense>
  );
}

function Found({ slugs }: { slugs: string[] | null }) {
  if (slugs === null) return <p>Every link and printed code of this card stops working.</p>;
  if (slugs.length === 0) return null;
  return (
    <div role="status">
      <p>Links and printed codes with {slugs.length === 1 ? "this address" : "these addresses"} will stop working:</p>
      <ul style={{ overflowWrap: "anywhere" }}>
        {slugs.slice(0, NAMED).map((slug) => (
          <li key={slug}>
            <bdi>/view/{slug}</bdi>
          </li>
        ))}
        {slugs.length > NAMED && <li>and {slugs.length - NAMED} more</li>}
      </ul>
    </div>
  );
}

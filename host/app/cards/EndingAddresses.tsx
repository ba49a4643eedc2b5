import { useEffect, useState } from "react";
import { api } from "../ui/api.ts";

/** Up to this many are listed; of the rest, only the number. */
const NAMED = 6;

type Found = { state: "asking" } | { state: "found"; slugs: string[] } | { state: "failed" };

/** For a confirmation before a deletion: the addresses, and so the printed codes, that will stop working. */
export function EndingAddresses({ of }: { of: { card: number } | { user: number } }) {
  const [found, setFound] = useState<Found>({ state: "asking" });
  const path = `/api/addresses?${"card" in of ? `card=${of.card}` : `user=${of.user}`}`;
  useEffect(() => {
    let isCurrent = true;
    api<string[]>("GET", path).then(
      (slugs) => isCurrent && setFound({ state: "found", slugs }),
      () => isCurrent && setFound({ state: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  if (found.state === "asking") return <p role="status">Checking which links and printed codes stop working...</p>;
  if (found.state === "failed") return <p>Every link and printed code of this card stops working.</p>;
  const { slugs } = found;
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

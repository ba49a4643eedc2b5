import { useEffect, useState } from "react";
import { api } from "../ui/api.ts";

/** Named one by one; of more only how many. */
const NAMED = 6;

type Found = { state: "asking" } | { state: "found"; slugs: string[] } | { state: "failed" };

/** In a question before a deletion: the addresses, and so the printed codes, that stop working with it. */
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

  if (found.state === "asking") return <p role="status">Looking up which printed codes end with it...</p>;
  if (found.state === "failed") return <p>Every link and printed code that leads here stops working.</p>;
  const { slugs } = found;
  if (slugs.length === 0) return null;
  return (
    <div role="status">
      <p>Links and printed codes with {slugs.length === 1 ? "this address stop" : "these addresses stop"} working, old ones too:</p>
      <ul style={{ overflowWrap: "anywhere" }}>
        {slugs.slice(0, NAMED).map((slug) => <li key={slug}><bdi>/view/{slug}</bdi></li>)}
        {slugs.length > NAMED && <li>and {slugs.length - NAMED} more</li>}
      </ul>
    </div>
  );
}

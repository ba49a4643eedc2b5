import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

/** Browsers send less than 100 characters; a longer header gets the plain text. */
const MAX_HEADER_LENGTH = 1_000;
/** Nearly all requests carry one of a few headers. */
const cache = new LRUCache<string, Encoding>({ max: 100 });

/**
 * Chooses the encoding that an Accept-Encoding header prefers (RFC 9110 §12.5.3), the first of equals. Identity if the
 * client accepts none, even if it refuses identity: a text is better than 406.
 */
export function negotiateEncoding(
  acceptEncoding: string | null | undefined,
  available: readonly Encoding[] = ["br", "gzip"],
): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_HEADER_LENGTH) return "identity";
  const key = `${available.join(" ")}: ${acceptEncoding}`;
  let encoding = cache.get(key);
  if (encoding === undefined) cache.set(key, (encoding = negotiate(acceptEncoding, available)));
  return encoding;
}

function negotiate(acceptEncoding: string, available: readonly Encoding[]): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const best = negotiator.encoding([...available, "identity"], { preferred: available });
  return available.find((encoding) => encoding === best) ?? "identity";
}

/** Negotiator 1.1; its types are those of 0.6, which had no preference. */
interface EncodingNegotiator {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

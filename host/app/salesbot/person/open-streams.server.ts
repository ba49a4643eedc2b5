import { config } from "../../config/config.server.ts";
import { TooManyRequests, Unavailable } from "../../errors.ts";
import { networkKey } from "../../runtime/ip-address.server.ts";
import { salesbotMessages } from "../messages.en.ts";

/** Streams in this process: each costs a connection and some kilobytes. Who gets none asks every few seconds. */
const MAX_OF_NETWORK = 300;
const MAX_OF_CARD = 500;
const MAX_STREAMS = 5_000;
const RETRY_SECONDS = 30;

const openBy = new Map<string, number>();
let openCount = 0;

/**
 * Counts a stream, one of a visitor by its card, too: owners are not shut out by whoever visits them. Returns what
 * gives its place back. Throws TooManyRequests for a network that has its share, else Unavailable.
 */
export function enterStream(clientAddress: string, cardId?: number): () => void {
  const network = `network ${networkKey(clientAddress)}`;
  const keys = cardId === undefined ? [network] : [network, `card ${cardId}`];
  const [ofNetwork, ofCard = 0] = keys.map((key) => openBy.get(key) ?? 0);
  if (config.hasRateLimits && ofNetwork! >= MAX_OF_NETWORK)
    throw new TooManyRequests(RETRY_SECONDS, salesbotMessages.tooManyListening);
  if (ofCard >= MAX_OF_CARD || openCount >= MAX_STREAMS) throw new Unavailable(salesbotMessages.tooManyVisitors);
  for (const key of keys) openBy.set(key, (openBy.get(key) ?? 0) + 1);
  openCount++;
  return () => {
    openCount--;
    for (const key of keys) {
      const rest = openBy.get(key)! - 1;
      if (rest > 0) openBy.set(key, rest);
      else openBy.delete(key);
    }
  };
}

import type { Exchange } from "../server/guard.ts";
import type { Network } from "../server/networks.ts";

type Parts = { [Part in "socket" | "incoming" | "outgoing"]?: Partial<Exchange[Part]> };

/** A request of this network with what a test needs of it. */
export const anExchange = (network: Network, parts: Parts = {}): Exchange =>
  ({ ip: network.key, network, ...parts }) as Exchange;

import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { networkKey } from "../app/runtime/ip-address.server.ts";

/** Networks remembered at once. Those with something under way, which open connections limit, are never forgotten. */
const MAX_NETWORKS = 50_000;
/** Records looked at for each new one: more than one, so that they are forgotten faster than they come. */
const LOOKS = 4;

/** What a network's record knows of a request that holds a place; see admission.ts. */
export interface NetworkRequest {
  readonly socket: Socket;
  readonly incoming: IncomingMessage;
  readonly network: Network;
  /** Whether its body is still being received; undefined if it holds no place. */
  place?: "arriving" | "answering";
}

/** What the server knows of one client's network (an IPv4 address or an IPv6 /64), kept by its guards. */
export class Network {
  /** Open connections and unfinished requests; until they end, the record is not forgotten. */
  uses = 0;
  connections = 0;
  /** Requests that are being worked on; see fair-scheduling.ts. */
  turns = 0;
  /** Those whose turn has ended although their work has not. */
  overdue = 0;
  /** Its turns of the event loop; see event-loop-queue.ts. */
  readonly share = { usedMs: 0, waiting: 0 };
  /** Requests that hold places, the oldest first. */
  readonly requests = new Set<NetworkRequest>();
  /** Those of them whose bodies are still being received. */
  arriving = 0;
  // Times on the clock of performance.now():
  /** When its allowance of connections is whole again. */
  connectionsRestored = 0;
  /** When its allowance of unread answers is whole again. */
  abortsRestored = 0;
  chunksRefusedUntil = 0;
  /** Until when further requests of this network wait for a turn. */
  turnEnds = 0;
  /** Until when it begins no turn while other networks have some. */
  restsUntil = 0;
  /** Ends with the last turn of those that begin one after the other, as the network had to rest. */
  lastRested?: Promise<void>;

  constructor(readonly key: string) {}

  /** Until when the record says anything about a network that has nothing under way. */
  get rememberUntil(): number {
    return Math.max(this.connectionsRestored, this.abortsRestored, this.chunksRefusedUntil, this.turnEnds);
  }
}

/** The records of all networks, bounded in number. One with nothing under way and nothing used up is forgotten. */
export class Networks {
  readonly #byKey = new Map<string, Network>();
  #next = this.#byKey.values();

  get size(): number {
    return this.#byKey.size;
  }

  of(ip: string): Network {
    const key = networkKey(ip);
    const existing = this.#byKey.get(key);
    if (existing) return existing;
    this.#forget();
    const network = new Network(key);
    this.#byKey.set(key, network);
    return network;
  }

  /** Goes round all records, a few at a time. Where they are too many, whatever is not in use is forgotten. */
  #forget(): void {
    const now = performance.now();
    for (let look = 0; look < LOOKS; look++) {
      const { value: network } = this.#next.next();
      if (!network) {
        this.#next = this.#byKey.values();
        continue;
      }
      if (network.uses === 0 && (this.size >= MAX_NETWORKS || network.rememberUntil <= now))
        this.#byKey.delete(network.key);
    }
  }
}

/** Gives each network so many points at once, and a rate after that; `field` holds when it has all of them again. */
export class Allowance {
  constructor(
    readonly field: "connectionsRestored" | "abortsRestored",
    readonly atOnce: number,
    readonly perSecond: number,
  ) {}

  has(network: Network): boolean {
    return network[this.field] - performance.now() <= ((this.atOnce - 1) * 1_000) / this.perSecond;
  }

  /** Takes a point; false if none is left. */
  take(network: Network): boolean {
    if (!this.has(network)) return false;
    network[this.field] = Math.max(network[this.field], performance.now()) + 1_000 / this.perSecond;
    return true;
  }
}

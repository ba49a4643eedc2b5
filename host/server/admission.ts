import type { IncomingMessage } from "node:http";
import { errorMessages } from "../app/languages/error-messages.en.ts";
import type { Exchange, RequestGuard } from "./guard.ts";
import type { Network } from "./networks.ts";

/** Beyond this, answers would come too late, so further requests are refused; bodies that have arrived are answered. */
const MAX_IN_FLIGHT = 400;
/** Places reserved for reads, so that cards open even while many forms and uploads arrive. */
const RESERVED_FOR_READS = 100;
/** Places that one network may hold, so that it leaves room for others. */
const MAX_OF_NETWORK = 200;
/** Bodies still being received, for one network and in total. They hold no place yet. */
const MAX_ARRIVING_OF_NETWORK = 200;
const MAX_ARRIVING = 2_000;
/** This many bodies at once are no sign of an attack. */
const FEW = 10;
/** After the first seconds, a body that arrives more slowly loses its connection. Telephone modems were faster. */
const MIN_BYTES_PER_SECOND = 500;
const SLOW_START_MS = 5_000;
const CHECK_MS = 1_000;
/**
 * Requests that arrive in the same pass of the event loop are started one after the other. Once this many have taken
 * this long together, those behind them have already waited too long and are refused. A few slow ones, such as the
 * first use of a heavy library, do not count as a crowd.
 */
const CROWD = 100;
const MAX_TURN_MS = 500;
/** How long after refusing a request for lack of places a balancer is told to use another server. */
const SATURATED_MS = 2_000;

/** What balancers, proxies and monitors ask is answered at any time. */
const ALWAYS = /^\/(healthz|readyz|metrics|internal\/domain)(?:\?|$)/;

export type Admission = ReturnType<typeof startAdmission>;

/**
 * Protects a process from overload: it answers as many requests as it can handle and refuses the rest. With `isFair`,
 * each network is limited, too; without it, as in load tests from one address, only the total is.
 */
export function startAdmission(isFair = true) {
  const maxOfNetwork = isFair ? MAX_OF_NETWORK : MAX_IN_FLIGHT;
  const maxArriving = isFair ? MAX_ARRIVING_OF_NETWORK : MAX_ARRIVING;
  const total = { answering: 0, arriving: 0 };
  /** Networks with bodies that are arriving. */
  const sending = new Set<Network>();
  let turnStarted = 0;
  let inTurn = 0;
  let refused = 0;
  let fullAt = -Infinity;

  /** Whether the requests of this pass of the event loop have already taken too long. */
  function isCrowd(): boolean {
    if (inTurn === 0) {
      turnStarted = performance.now();
      setImmediate(() => (inTurn = 0)); // runs once everything that arrived together has been started
    }
    return inTurn > CROWD && performance.now() - turnStarted > MAX_TURN_MS;
  }

  function hasCapacity(isWrite: boolean, network: Network): boolean {
    const limit = isWrite ? MAX_IN_FLIGHT - RESERVED_FOR_READS : MAX_IN_FLIGHT;
    if (total.answering < limit && !isCrowd()) return network.answering < maxOfNetwork;
    fullAt = performance.now();
    return false;
  }

  /**
   * Whether another body may be received. At the total limit, the oldest body of a network that sends far more than
   * this one is dropped to make room.
   */
  function mayArrive({ arriving }: Network): boolean {
    if (arriving.size >= maxArriving) return false;
    if (total.arriving < MAX_ARRIVING) return true;
    fullAt = performance.now();
    let greatest = arriving;
    for (const other of sending) if (other.arriving.size > greatest.size) greatest = other.arriving;
    if (greatest.size <= 2 * arriving.size + FEW) return false;
    const [oldest] = greatest;
    oldest!.socket.destroy();
    return true;
  }

  function enter(exchange: Exchange, place: "arriving" | "answering"): void {
    const { incoming, network } = exchange;
    exchange.place = place;
    total[place]++;
    if (place === "answering") network.answering++;
    else {
      network.arriving.add(incoming);
      sending.add(network);
    }
  }

  function leave(exchange: Exchange): void {
    const { incoming, network, place } = exchange;
    if (place === undefined) return;
    exchange.place = undefined;
    total[place]--;
    if (place === "answering") network.answering--;
    else if (network.arriving.delete(incoming) && network.arriving.size === 0) sending.delete(network);
  }

  function receive(exchange: Exchange): void {
    enter(exchange, "arriving");
    const stopWatching = closeWhenSlow(exchange.incoming);
    exchange.outgoing.once("close", stopWatching);
    exchange.incoming.once("end", () => {
      stopWatching();
      if (exchange.place !== "arriving") return;
      leave(exchange);
      enter(exchange, "answering");
    });
  }

  /**
   * Refuses a request that cannot be answered in time. Any other counts until its response is closed: as arriving until
   * its whole body has been received, then as being answered.
   */
  const guard: RequestGuard = {
    name: "places",
    check(exchange, network) {
      if (ALWAYS.test(exchange.incoming.url!)) return undefined;
      const isArriving = hasBody(exchange.incoming);
      if (!hasCapacity(isArriving, network) || (isArriving && !mayArrive(network))) {
        refused++;
        return { status: 503, why: String(errorMessages.serverBusy), retryAfter: 2 };
      }
      inTurn++;
      if (isArriving) receive(exchange);
      else enter(exchange, "answering");
      return undefined;
    },
    release: leave,
  };

  return {
    guard,
    /** Gives back the place of an answer that stays open with little to do; such answers have a limit of their own. */
    release: leave,
    /** Requests being answered. */
    get inFlight() {
      return total.answering;
    },
    /** Requests refused since the start. */
    get refused() {
      return refused;
    },
    /** Whether a request was refused within the last seconds because all places were taken. */
    get isSaturated() {
      return performance.now() - fullAt < SATURATED_MS;
    },
  };
}

/** RFC 9112 §6.3: a request has a body if it states a length or a transfer coding. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Closes the connection if the body arrives too slowly. Returns a function that stops checking. */
function closeWhenSlow(incoming: IncomingMessage): () => void {
  const { socket } = incoming;
  const started = performance.now();
  const bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const late = performance.now() - started - SLOW_START_MS;
    // A complete body that nobody has read yet is not slow.
    const isSlow = !incoming.complete && socket.bytesRead - bytesBefore < (late / 1_000) * MIN_BYTES_PER_SECOND;
    if (isSlow) socket.destroy();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}

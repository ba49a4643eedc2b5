import type { IncomingMessage, ServerResponse } from "node:http";
import { ConcurrencyCounter } from "./concurrency-counter.ts";

/** Beyond this, every answer would come too late, so further requests are refused immediately. */
const MAX_IN_FLIGHT = 400;
/** Places reserved for reads, so that cards open even while many forms and uploads arrive. */
const RESERVED_FOR_READS = 100;
/** Places that one address may hold, so that it leaves room for others. */
const MAX_OF_ADDRESS = 200;
/** Bodies still being received, for one address and in total. They hold no place yet. */
const MAX_ARRIVING_OF_ADDRESS = 200;
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

export interface Admission {
  /** Requests being answered. */
  readonly inFlight: number;
  /** Requests refused since the start. */
  readonly refused: number;
  /** Whether a request was refused within the last seconds because all places were taken. */
  readonly isSaturated: boolean;
  /**
   * Whether a new request can be answered in time. If so, it counts until its response is closed: as arriving until
   * its whole body has been received, then as being answered.
   */
  admits(incoming: IncomingMessage, outgoing: ServerResponse, ip: string): boolean;
  /** Gives back the place of an answer that stays open with little to do; such answers have a limit of their own. */
  release(incoming: IncomingMessage): void;
}

/**
 * Protects a process from overload: it answers as many requests as it can handle and refuses the rest. With `isFair`,
 * each address is limited, too; without it, as in load tests from one address, only the total is.
 */
export function startAdmission(isFair = true): Admission {
  const answering = new ConcurrencyCounter<IncomingMessage>();
  const arriving = new ConcurrencyCounter<IncomingMessage>();
  const releases = new WeakMap<IncomingMessage, () => void>();
  const maxOfAddress = isFair ? MAX_OF_ADDRESS : MAX_IN_FLIGHT;
  const maxArriving = isFair ? MAX_ARRIVING_OF_ADDRESS : MAX_ARRIVING;
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

  function hasCapacity(isWrite: boolean, ip: string): boolean {
    const limit = isWrite ? MAX_IN_FLIGHT - RESERVED_FOR_READS : MAX_IN_FLIGHT;
    if (answering.total < limit && !isCrowd()) return answering.of(ip) < maxOfAddress;
    fullAt = performance.now();
    return false;
  }

  /**
   * Whether another body may be received. At the total limit, the oldest body of an address that sends far more than
   * this one is dropped to make room.
   */
  function mayArrive(ip: string): boolean {
    if (arriving.of(ip) >= maxArriving) return false;
    if (arriving.total < MAX_ARRIVING) return true;
    fullAt = performance.now();
    const [oldest, ...others] = arriving.ofGreatest();
    if (!oldest || others.length < 2 * arriving.of(ip) + FEW) return false;
    oldest.socket.destroy();
    return true;
  }

  return {
    get inFlight() {
      return answering.total;
    },
    get refused() {
      return refused;
    },
    get isSaturated() {
      return performance.now() - fullAt < SATURATED_MS;
    },
    admits(incoming, outgoing, ip) {
      const isArriving = hasBody(incoming);
      if (!hasCapacity(isArriving, ip) || (isArriving && !mayArrive(ip))) {
        refused++;
        return false;
      }
      inTurn++;
      let release = (isArriving ? arriving : answering).enter(ip, incoming);
      let stopWatching = () => {};
      const hasArrived = () => {
        stopWatching();
        release();
        release = answering.enter(ip, incoming);
      };
      releases.set(incoming, () => release());
      if (isArriving) {
        stopWatching = closeWhenSlow(incoming);
        incoming.once("end", hasArrived);
      }
      outgoing.once("close", () => {
        incoming.off("end", hasArrived);
        stopWatching();
        release();
      });
      return true;
    },
    release: (incoming) => releases.get(incoming)?.(),
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

import type { IncomingMessage, ServerResponse } from "node:http";
import { Places } from "./places.ts";

/** With more requests in flight, all would be answered too late, so further ones are refused immediately. */
const MAX_IN_FLIGHT = 400;
/** Places that writes leave to reads: a card opens also while forms and uploads crowd in. */
const KEPT_FOR_READS = 100;
/** What one address may hold of the places, so that it leaves room for others. */
const MAX_OF_ADDRESS = 200;
/** Bodies still on their way, for one address and for all: they wait outside and take no place. */
const MAX_ARRIVING_OF_ADDRESS = 200;
const MAX_ARRIVING = 2_000;
/** So many bodies on their way are no sign of an attack. */
const FEW = 10;
/** A body comes at this rate after a first while, or its connection is closed. Telephone modems were faster. */
const MIN_BYTES_PER_SECOND = 500;
const SLOW_START_MS = 5_000;
const CHECK_MS = 1_000;
/**
 * Requests that came together are begun one after the other. When so many of them have taken so long, those behind them
 * have waited too long already, and a refusal is quick. Few that take long, such as the first use of a heavy library,
 * are no crowd.
 */
const CROWD = 100;
const MAX_TURN_MS = 500;
/** So long after a refusal for want of places a balancer is told to ask another host. */
const SATURATED_MS = 2_000;

export interface Admission {
  /** Requests being answered. */
  readonly inFlight: number;
  /** Requests refused since the start. */
  readonly refused: number;
  /** Whether requests were refused just now because all places were taken. */
  readonly isSaturated: boolean;
  /**
   * Whether a request that has just come can be answered in good time. If so it counts until its response is closed:
   * among those arriving until its whole body has come, then among those being answered.
   */
  admits(incoming: IncomingMessage, outgoing: ServerResponse, address: string): boolean;
}

/**
 * Protects a process from overload: it keeps answering as many requests as it can handle and refuses the
 * rest. With `isFair` no address takes more than its part; without, for load tests from one address, only the total
 * counts.
 */
export function startAdmission(isFair = true): Admission {
  const answering = new Places<IncomingMessage>();
  const arriving = new Places<IncomingMessage>();
  const maxOfAddress = isFair ? MAX_OF_ADDRESS : MAX_IN_FLIGHT;
  const maxArriving = isFair ? MAX_ARRIVING_OF_ADDRESS : MAX_ARRIVING;
  let turnStarted = 0;
  let inTurn = 0;
  let refused = 0;
  let fullAt = -Infinity;

  /** Whether the requests that came in this turn of the event loop have already kept it for too long. */
  function isCrowd(): boolean {
    if (inTurn === 0) {
      turnStarted = performance.now();
      setImmediate(() => (inTurn = 0)); // runs when all that has come together was begun
    }
    return inTurn > CROWD && performance.now() - turnStarted > MAX_TURN_MS;
  }

  function hasRoom(isWrite: boolean, address: string): boolean {
    const most = isWrite ? MAX_IN_FLIGHT - KEPT_FOR_READS : MAX_IN_FLIGHT;
    if (answering.total < most && !isCrowd()) return answering.of(address) < maxOfAddress;
    fullAt = performance.now();
    return false;
  }

  /** Whether a body may come. When all have their number, the oldest of who sends far more than this one gives way. */
  function mayCome(address: string): boolean {
    if (arriving.of(address) >= maxArriving) return false;
    if (arriving.total < MAX_ARRIVING) return true;
    fullAt = performance.now();
    const [oldest, ...others] = arriving.ofGreatest();
    if (!oldest || others.length < 2 * arriving.of(address) + FEW) return false;
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
    admits(incoming, outgoing, address) {
      const isArriving = hasBody(incoming);
      if (!hasRoom(isArriving, address) || (isArriving && !mayCome(address))) {
        refused++;
        return false;
      }
      inTurn++;
      let leave = (isArriving ? arriving : answering).enter(address, incoming);
      let stopWatching = () => {};
      const hasCome = () => {
        stopWatching();
        leave();
        leave = answering.enter(address, incoming);
      };
      if (isArriving) {
        stopWatching = closeWhenSlow(incoming);
        incoming.once("end", hasCome);
      }
      outgoing.once("close", () => {
        incoming.off("end", hasCome);
        stopWatching();
        leave();
      });
      return true;
    },
  };
}

/** RFC 9112 §6.3: a request has a body when it says how long it is, or that it comes in chunks. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Closes the connection of a body that drips; the answer ends the watch. */
function closeWhenSlow(incoming: IncomingMessage): () => void {
  const { socket } = incoming;
  const started = performance.now();
  const bytesBefore = socket.bytesRead;
  const timer = setInterval(() => {
    const late = performance.now() - started - SLOW_START_MS;
    // A body that is there, yet nobody has read it, is not late.
    const isSlow = !incoming.complete && socket.bytesRead - bytesBefore < (late / 1_000) * MIN_BYTES_PER_SECOND;
    if (isSlow) socket.destroy();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}

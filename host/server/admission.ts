import type { IncomingMessage } from "node:http";
import { errorMessages } from "../app/languages/error-messages.en.ts";
import type { Exchange, RequestGuard } from "./guard.ts";
import type { Network, NetworkRequest } from "./networks.ts";

/** Beyond this, answers would come too late, so further requests are refused; bodies that have arrived are answered. */
const MAX_IN_FLIGHT = 400;
/** Places reserved for reads, so that cards open even while many forms and uploads arrive. */
const RESERVED_FOR_READS = 100;
/** Places and bodies still being received that one network may hold together, so that it leaves room for others. */
const MAX_OF_NETWORK = 200;
/** Bodies still being received: for one network, which keeps 50 places for its reads, and in total. */
const MAX_ARRIVING_OF_NETWORK = 150;
const MAX_ARRIVING = 2_000;
/** This many requests at once are no sign of an attack. */
const FEW = 10;
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
  const maxOfNetwork = isFair ? MAX_OF_NETWORK : Infinity;
  const maxArrivingOfNetwork = isFair ? MAX_ARRIVING_OF_NETWORK : Infinity;
  const total = { answering: 0, arriving: 0 };
  /** Networks with requests that hold places. */
  const active = new Set<Network>();
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

  /** Whether there is a place, or one can be made at the cost of a network that has many. */
  function mayEnter(isArriving: boolean, network: Network): boolean {
    if (network.requests.size >= maxOfNetwork) return false;
    if (isArriving && network.arriving >= maxArrivingOfNetwork) return false;
    const limit = isArriving ? MAX_IN_FLIGHT - RESERVED_FOR_READS : MAX_IN_FLIGHT;
    const hasRoom =
      !isCrowd() &&
      (total.answering < limit || makeRoom(network, isUnread)) &&
      (!isArriving || total.arriving < MAX_ARRIVING || makeRoom(network, ({ place }) => place === "arriving"));
    if (!hasRoom) fullAt = performance.now();
    return hasRoom;
  }

  /**
   * At a total limit, drops the oldest such request of the network that has most of them, if it has far more of them
   * than this network has requests.
   */
  function makeRoom({ requests }: Network, mayDrop: (request: NetworkRequest) => boolean): boolean {
    let most = 2 * requests.size + FEW;
    let toDrop: NetworkRequest | undefined;
    for (const other of active) {
      if (other.requests.size <= most) continue;
      const droppable = [...other.requests].filter(mayDrop);
      if (droppable.length > most) [most, toDrop] = [droppable.length, droppable[0]];
    }
    if (!toDrop) return false;
    leave(toDrop); // at once, as its connection is closed only at the end of this pass of the event loop
    toDrop.socket.destroy();
    return true;
  }

  function enter(request: NetworkRequest, place: "arriving" | "answering"): void {
    const { network } = request;
    request.place = place;
    total[place]++;
    if (place === "arriving") network.arriving++;
    network.requests.add(request);
    active.add(network);
  }

  function leave(request: NetworkRequest): void {
    const { network, place } = request;
    if (place === undefined) return;
    request.place = undefined;
    total[place]--;
    if (place === "arriving") network.arriving--;
    network.requests.delete(request);
    if (network.requests.size === 0) active.delete(network);
  }

  /** Its network's sum of places stays the same when its body has come. */
  function receive(exchange: Exchange): void {
    enter(exchange, "arriving");
    exchange.incoming.once("end", () => {
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
      if (!mayEnter(isArriving, network)) {
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

/**
 * Whether a body must arrive before the answer is made. RFC 9112 §6.3: a request has one if it states a length or a
 * transfer coding; that of a GET or HEAD means nothing (RFC 9110 §9.3.1), and nobody reads it.
 */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Whether part of the answer waits to be taken. Work for an answer that is still being made would go on without it. */
function isUnread({ place, socket }: NetworkRequest): boolean {
  return place === "answering" && socket.writableLength > 0;
}

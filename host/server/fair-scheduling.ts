import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { truncateAddress } from "../app/runtime/ip-address.server.ts";
import type * as Application from "../app/entry.server.tsx";
import type { Network } from "./networks.ts";

/** Requests of one network that are worked on at the same time; its others wait. */
const AT_ONCE = 4;
/**
 * Requests of one network that wait, at most. Others of our limits are reached first: 200 of clients that are there
 * (admission.ts) and 300 that have left (abort-limit.ts).
 */
const MAX_QUEUED = 1_000;
/** Pages that are rendered at the same time, whoever wants them. */
const PAGES_AT_ONCE = 4;
/** Of these, how many one session or one network may have. */
const PAGES_EACH = 2;
/**
 * A turn ends with its answer or after this time, so that waiting for a database or a model delays nobody. While
 * requests wait for a connection to the database, it goes on: those of one network would fill the line for all.
 */
const TURN_MS = 50;
/** How often a turn looks whether the line for the database has gone: hundreds may look at once. */
const CROWDED_CHECK_MS = 20;
/** A turn that keeps the event loop busy may last longer: up to this, unless the network has a few that went on. */
const MAX_TURN_MS = 5_000;
/**
 * After a turn that held everybody for so long in one piece, a network rests for so many times as long: others' pages
 * take several passes of the event loop, and would wait for such a piece in each.
 */
const LONG_BLOCK_MS = 50;
const REST_FACTOR = 4;
/** How long a network rests at most: after such a turn, and after any other. */
const MAX_REST_MS = 1_000;
const MAX_BUSY_REST_MS = 200;
/** How often a resting network looks whether others have finished meanwhile. */
const REST_CHECK_MS = 10;

/** The application's, which its own long tasks use, so that all queue together. */
type Scheduling = Pick<typeof Application, "createFairQueue" | "nextEventLoopTurn" | "isDatabaseCrowded">;

/**
 * Lets networks take turns. Only a few of the requests that arrive together from one network are started, so that a
 * request of another network waits for those few and not for all. Otherwise the event loop would divide its time by
 * request, and whoever sends most would get most.
 */
export function createNetworkQueue({ createFairQueue, nextEventLoopTurn, isDatabaseCrowded }: Scheduling) {
  const inTurn = createFairQueue({ concurrency: Infinity, perKey: AT_ONCE, maxQueued: MAX_QUEUED });
  /**
   * Whether this is the first request of its network within TURN_MS. One pass of the event loop would be too short:
   * each pass reads one of the connections that a network opens.
   */
  function isFirst(network: Network): boolean {
    const now = performance.now();
    if (now < network.turnEnds) return false;
    network.turnEnds = now + TURN_MS;
    return true;
  }

  let underWay = 0;
  /**
   * A network rests for as long as its last turn kept the event loop busy, while others are worked on, and then begins
   * one turn after the other: others' work, such as a page, takes many passes, and would wait in each of them for
   * whoever asks again at once.
   */
  const mustRest = (network: Network) => performance.now() < network.restsUntil && underWay > network.turns;
  async function rest(network: Network): Promise<() => void> {
    const before = network.lastRested;
    let end!: () => void;
    const turn = new Promise<void>((resolve) => (end = resolve));
    network.lastRested = turn;
    await before;
    while (mustRest(network)) await sleep(REST_CHECK_MS);
    return () => {
      if (network.lastRested === turn) network.lastRested = undefined;
      end();
    };
  }

  /** `hasLeft` tells whether the client has disconnected meanwhile: its work then takes no pass of its own. */
  return async function take<T>(network: Network, work: () => Promise<T>, hasLeft = () => false): Promise<T> {
    let working!: Promise<T>;
    let hasWaited = false;
    const turn = inTurn(network.key, async () => {
      if (hasLeft()) {
        working = work();
        return;
      }
      const endRested = network.lastRested || mustRest(network) ? await rest(network) : undefined;
      underWay++;
      network.turns++;
      // Without this, requests would follow one another within one pass, and those of others would not even be read.
      if (hasWaited || !isFirst(network)) await nextEventLoopTurn(network.share);
      const busyBefore = busyMs();
      restAfterBlock(network);
      working = work();
      const isOver = await untilOver(working, isDatabaseCrowded, () => network.overdue < AT_ONCE);
      if (!isOver) {
        network.overdue++;
        const end = () => void network.overdue--;
        working.then(end, end);
      }
      const busy = ((busyMs() - busyBefore) * network.turns) / underWay;
      restFor(network, Math.min(busy, MAX_BUSY_REST_MS));
      network.turns--;
      underWay--;
      endRested?.();
    });
    hasWaited = true;
    await turn;
    return working;
  };
}

/** Who asks for a page. */
interface Reader {
  ip: string;
  network: Pick<Network, "share">;
  session: string | undefined;
}

/**
 * Lets pages take turns, each begun in a pass of its own. A page costs many times what other answers do, and a pass of
 * the event loop renders all pages under way: a few from each of many addresses would make it last for seconds, and
 * nobody is even read meanwhile. So pages are limited in sum, shared between networks as wide as one customer may have
 * many addresses in (IPv4 /24, IPv6 /48), and the pages of one session, from wherever, never take all places.
 */
export function createPageQueue({ createFairQueue, nextEventLoopTurn, isDatabaseCrowded }: Scheduling) {
  const ofSession = createFairQueue({ concurrency: Infinity, perKey: PAGES_EACH, maxQueued: MAX_QUEUED });
  const ofNetwork = createFairQueue({ concurrency: PAGES_AT_ONCE, perKey: PAGES_EACH, maxQueued: MAX_QUEUED });

  return async function take<T>({ ip, network, session }: Reader, render: () => Promise<T>): Promise<T> {
    let rendering!: Promise<T>;
    const turn = () =>
      ofNetwork(truncateAddress(ip) ?? ip, async () => {
        await nextEventLoopTurn(network.share);
        rendering = render();
        await untilOver(rendering, isDatabaseCrowded);
      });
    await (session === undefined ? turn() : ofSession(session, turn));
    return rendering;
  };
}

function restFor(network: Network, ms: number): void {
  network.restsUntil = Math.max(network.restsUntil, performance.now() + ms);
}

/** Lets a network rest if the pass in which its turn or its work begins, most of which is its own, takes long. */
export function restAfterBlock(network: Network): void {
  const began = performance.now();
  setImmediate(() => {
    const ms = performance.now() - began;
    if (ms > LONG_BLOCK_MS) restFor(network, Math.min(REST_FACTOR * ms, MAX_REST_MS));
  });
}

/** How long the event loop has been idle, and busy, in total, in ms. */
const idleMs = () => performance.eventLoopUtilization().idle;
const busyMs = () => performance.eventLoopUtilization().active;

/**
 * Resolves when the work has ended or failed, or when the process has been idle for the length of a turn meanwhile;
 * with false if neither is so, as the work has kept the process busy for too long.
 * By the clock alone, a busy process would end the turns of work that it has not come to yet, and start ever more.
 */
function untilOver(
  working: Promise<unknown>,
  isDatabaseCrowded: () => boolean,
  mayLeave = () => true,
): Promise<boolean> {
  return new Promise((end) => {
    const idleBefore = idleMs();
    const started = performance.now();
    let timer = setTimeout(check, TURN_MS);
    function check() {
      const idle = idleMs() - idleBefore;
      if (performance.now() - started >= MAX_TURN_MS && mayLeave()) end(false);
      else if (idle < TURN_MS - 1) timer = setTimeout(check, TURN_MS - idle);
      else if (isDatabaseCrowded()) timer = setTimeout(check, CROWDED_CHECK_MS);
      else end(true);
    }
    const stop = () => {
      clearTimeout(timer);
      end(true);
    };
    working.then(stop, stop);
  });
}

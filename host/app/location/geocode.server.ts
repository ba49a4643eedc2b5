import { z } from "zod";
import type { Place } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { database } from "../database.server.ts";
import { log } from "../runtime/log.server.ts";
import { Unavailable } from "../errors.ts";
import { findCachedPlace, cachePlace } from "./geocode-cache.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { withDeadline } from "../runtime/deadline.ts";

const TIMEOUT_MS = 6_000;
/** OpenStreetMap's policy: one request a second, the caller's name in each, and answers kept. */
const BETWEEN_MS = 1_000;

const searchResponse = z.array(
  z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
);

/** Requests beyond this queue length fail at once. */
const MAX_QUEUED = 8;
/** Maximum time that a visitor waits for the map. */
const MAX_WAIT_MS = 8_000;

/** Searches in progress: visitors who ask for the same address share one. */
const searching = new Map<string, Promise<Place | null>>();
/** Cards with a search under way. Each has one at a time, so that no card keeps others waiting. */
const busyCards = new Set<number>();
let queue = Promise.resolve();

/**
 * Coordinates of a card's address; null if unknown. Looked up once per address and stored in the database. Throws
 * Unavailable if the geocoder fails or is slow; the next visitor tries again.
 */
export async function geocode(cardId: number, address: string): Promise<Place | null> {
  const cached = await findCachedPlace(database, address);
  if (cached !== undefined) return cached;
  let pending = searching.get(address);
  if (!pending) {
    if (busyCards.has(cardId) || searching.size >= MAX_QUEUED) throw notNow();
    busyCards.add(cardId);
    pending = enqueue(() => search(address))
      .then(async (result) => {
        await cachePlace(database, address, result);
        return result;
      })
      .finally(() => {
        searching.delete(address);
        busyCards.delete(cardId);
      });
    searching.set(address, pending);
  }
  return await beforeTimeout(pending);
}

const notNow = () => new Unavailable(errorMessages.addressSearchUnavailable);

/** The result if it arrives in time; a later one is stored for the next visitor. */
async function beforeTimeout<T>(result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notNow()), MAX_WAIT_MS).unref();
  });
  return await Promise.race([result, late]).finally(() => clearTimeout(timer));
}

/** One request after the other, a second apart. */
function enqueue<T>(request: () => Promise<T>): Promise<T> {
  const result = queue.then(request);
  queue = result
    .then(
      () => undefined,
      () => undefined,
    )
    .then(() => new Promise((done) => setTimeout(done, BETWEEN_MS).unref()));
  return result;
}

async function search(address: string): Promise<Place | null> {
  const query = new URLSearchParams({ q: address, format: "jsonv2", limit: "1" });
  try {
    return await withDeadline(TIMEOUT_MS, async (signal) => {
      const headers = { "user-agent": `Meishi (${config.publicUrl})`, accept: "application/json" };
      const response = await fetch(`${config.geocoderUrl}?${query}`, { headers, signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return searchResponse.parse(await response.json())[0] ?? null;
    });
  } catch (error) {
    log("warn", "address search failed", { error: (error as Error).message });
    throw notNow();
  }
}

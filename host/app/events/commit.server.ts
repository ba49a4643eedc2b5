import { and, eq, inArray, sql } from "drizzle-orm";
import { type Database, type Filtered, run, type TxSteps, type Tx } from "#db/index.ts";
import { type CampaignOf, campaignsOf } from "./campaign-ids.server.ts";
import { parseDeviceClass } from "../devices/device.server.ts";
import { type Completion, EVENT_KINDS, type EventKind, type NewEvent } from "./event.ts";
import { recordEvents } from "../webhooks/record-events.server.ts";
import { savedCards } from "./saved-cards.ts";
import { bucketOf, DAY, type RollupRow, Rollups } from "./rollups.ts";
import { limitedValues } from "./value-limit.ts";

/** The result of an event: its id and whether it is new, or which thing that it refers to does not exist. */
export type Outcome = { id: number; isNew: boolean } | { missing: "card" | "view" };
type Item = NewEvent | Completion;

/** SQLite takes 32,766 values in a statement, a rollup row has 7. */
const ROLLUP_SLICE = 4_000;
const VISITOR_SLICE = 5_000;

/**
 * Writes a group of events and their rollups, all or nothing, and returns the outcome of each. If an
 * event cannot be stored because its card was deleted, the others of its group still are.
 */
export function commitEvents({ tables, transaction }: Database, items: Item[]): Promise<Outcome[]> {
  const { businessCards, eventKeys } = tables;
  return transaction(function* (tx) {
    // The body may run again after a lost race, so it starts from scratch each time.
    const outcomes = new Map<Item, Outcome>();
    const rollups = new Rollups();
    const cardIds = [...new Set(items.map(({ cardId }) => cardId))];
    const cards = yield* run(
      tx
        .select({ id: businessCards.id, userId: businessCards.userId })
        .from(businessCards)
        .where(and(inArray(businessCards.id, cardIds), eq(businessCards.isPaused, false))),
    );
    const owners = new Map(cards.map(({ id, userId }) => [id, userId]));

    const events = items.filter((item) => item.kind !== "completion");
    const existingIds = yield* findExistingKeys(tx, tables, events);
    const fresh: NewEvent[] = [];
    const repeated: NewEvent[] = [];
    for (const event of events) {
      const key = keyOf(event);
      const id = key === null ? undefined : existingIds.get(key);
      if (!owners.has(event.cardId)) outcomes.set(event, { missing: "card" });
      else if (id !== undefined) outcomes.set(event, { id, isNew: false });
      else if (key !== null && fresh.some((other) => keyOf(other) === key)) repeated.push(event);
      else fresh.push(event);
    }

    const campaignOf = yield* campaignsOf(tx, tables, fresh.filter(hasCampaign));
    const keys: { key: string; eventId: number }[] = [];
    for (const kind of EVENT_KINDS) {
      const ofKind = fresh.filter((event) => event.kind === kind);
      if (ofKind.length === 0) continue;
      const ids = yield* insertRaw(tx, tables, kind, ofKind, owners, campaignOf);
      ofKind.forEach((event, i) => {
        const id = ids[i]!;
        outcomes.set(event, { id, isNew: true });
        const key = keyOf(event);
        if (key !== null) keys.push({ key, eventId: id });
        rollups.addEvent(countedOf(event, owners, campaignOf));
      });
    }
    if (keys.length > 0) yield* run(tx.insert(eventKeys).values(keys));
    const counted = fresh.filter((event) => filteredBy(event, owners) === null);
    yield* recordEvents(tx, tables, savedCards(counted, owners));
    for (const event of repeated) {
      outcomes.set(event, { id: keys.find(({ key }) => key === keyOf(event))!.eventId, isNew: false });
    }

    yield* countVisitors(tx, tables, fresh, owners, rollups);
    yield* completeViews(
      tx,
      tables,
      items.filter((item) => item.kind === "completion"),
      owners,
      rollups,
      outcomes,
    );
    yield* addRollups(tx, tables, rollups.sorted());
    return items.map((item) => outcomes.get(item)!);
  });
}

type Tables = Database["tables"];
type Owners = Map<number, number>;

/** Bots, and owners who look at their own cards, are kept out of the totals. */
function filteredBy(event: NewEvent, owners: Owners): Filtered | null {
  if (event.userId !== null && event.userId === owners.get(event.cardId)) return "owner";
  return event.isBot ? "bot" : null;
}

const hasCampaign = (event: NewEvent) => event.kind !== "click";

function countedOf(event: NewEvent, owners: Owners, campaignOf: CampaignOf) {
  return {
    ...event,
    filtered: filteredBy(event, owners),
    ...(event.kind !== "click" && { campaignId: campaignOf(event) }),
    ...limitedValues(event),
  };
}

const keyOf = ({ key, kind, cardId }: NewEvent) => (key === null ? null : `${kind} ${cardId} ${key}`);

function* findExistingKeys(tx: Tx, { eventKeys }: Tables, events: NewEvent[]): TxSteps<Map<string, number>> {
  const keys = events.map(keyOf).filter((key) => key !== null);
  if (keys.length === 0) return new Map();
  const rows = yield* run(tx.select().from(eventKeys).where(inArray(eventKeys.key, keys)));
  return new Map(rows.map(({ key, eventId }) => [key, eventId]));
}

/** Inserts the raw rows of one kind and returns their ids in the same order. */
function* insertRaw(
  tx: Tx,
  tables: Tables,
  kind: EventKind,
  events: NewEvent[],
  owners: Owners,
  campaignOf: CampaignOf,
): TxSteps<number[]> {
  const rows = events.map((event) => ({
    event,
    common: { cardId: event.cardId, timestamp: event.at, country: event.country, filtered: filteredBy(event, owners) },
  }));
  const inserted = yield* run(insertOf());
  // RETURNING guarantees no order, but ids are assigned in the order of the values.
  return inserted.map(({ id }) => id).sort((a, b) => a - b);

  function insertOf() {
    const { cardViews, cardClicks, cardSaves } = tables;
    switch (kind) {
      case "view":
        return tx
          .insert(cardViews)
          .values(
            rows.map(({ event, common }) => ({
              ...common,
              viewerIp: event.ip,
              viewerLocation: event.location,
              viewerDevice: event.device,
              ...(event.kind === "view" && {
                source: event.source,
                referrer: event.referrer,
                campaignId: campaignOf(event),
              }),
            })),
          )
          .returning({ id: cardViews.id });
      case "click":
        return tx
          .insert(cardClicks)
          .values(
            rows.map(({ event, common }) => ({
              ...common,
              clickerIp: event.ip,
              clickerLocation: event.location,
              clickerDevice: event.device,
              linkType: event.kind === "click" ? event.linkType : "",
              linkId: event.kind === "click" ? event.linkId : "",
            })),
          )
          .returning({ id: cardClicks.id });
      case "save":
        return tx
          .insert(cardSaves)
          .values(
            rows.map(({ event, common }) => ({
              ...common,
              saverIp: event.ip,
              saverLocation: event.location,
              saverDevice: event.device,
              ...(event.kind === "save" && { campaignId: campaignOf(event) }),
            })),
          )
          .returning({ id: cardSaves.id });
    }
  }
}

/** Counts visitors who had not viewed this card before on that day. */
function* countVisitors(
  tx: Tx,
  { dailyVisitors }: Tables,
  events: NewEvent[],
  owners: Owners,
  rollups: Rollups,
): TxSteps<void> {
  const first = new Map<string, { day: number; cardId: number; hash: string; at: Date }>();
  for (const event of events) {
    if (event.kind !== "view" || event.visitorHash === null || filteredBy(event, owners) !== null) continue;
    const visitor = { day: bucketOf(event.at, DAY), cardId: event.cardId, hash: event.visitorHash, at: event.at };
    const key = `${visitor.day} ${visitor.cardId} ${visitor.hash}`;
    if (!first.has(key)) first.set(key, visitor);
  }
  const visitors = [...first].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, visitor]) => visitor);
  for (let i = 0; i < visitors.length; i += VISITOR_SLICE) {
    const added = yield* run(
      tx
        .insert(dailyVisitors)
        .values(visitors.slice(i, i + VISITOR_SLICE).map(({ day, cardId, hash }) => ({ day, cardId, hash })))
        .onConflictDoNothing()
        .returning(),
    );
    for (const { day, cardId, hash } of added)
      rollups.add(cardId, first.get(`${day} ${cardId} ${hash}`)!.at, "visitor", "total", "");
  }
}

/** Stores how long views lasted. A page may be left more than once; the longest time counts. */
function* completeViews(
  tx: Tx,
  { cardViews }: Tables,
  completions: Completion[],
  owners: Owners,
  rollups: Rollups,
  outcomes: Map<Item, Outcome>,
): TxSteps<void> {
  if (completions.length === 0) return;
  const { id, cardId, seconds, filtered, timestamp } = cardViews;
  const views = yield* run(
    tx
      .select({ id, cardId, seconds, filtered, timestamp })
      .from(cardViews)
      .where(
        inArray(
          id,
          completions.map(({ viewId }) => viewId),
        ),
      ),
  );
  const byId = new Map(views.map((view) => [view.id, view]));
  for (const completion of completions) {
    const view = byId.get(completion.viewId);
    if (!owners.has(completion.cardId)) outcomes.set(completion, { missing: "card" });
    else if (view?.cardId !== completion.cardId) outcomes.set(completion, { missing: "view" });
    else {
      outcomes.set(completion, { id: view.id, isNew: false });
      if (view.seconds !== null && view.seconds >= completion.seconds) continue;
      if (view.filtered === null) rollups.addSeconds(view.cardId, view.timestamp, view.seconds, completion.seconds);
      view.seconds = completion.seconds;
      yield* run(tx.update(cardViews).set({ seconds: view.seconds }).where(eq(cardViews.id, view.id)));
    }
  }
}

/** The columns of a submission that are counted. */
type SubmissionRow = Tables["formSubmissions"]["$inferSelect"];
type CountedSubmission = Pick<SubmissionRow, "cardId" | "timestamp" | "country" | "submitterDevice"> &
  Partial<Pick<SubmissionRow, "campaignId">>;

/** Counts a submission in the transaction that stores it, or with -1 in the one that deletes it. */
export function* countSubmission(
  tx: Tx,
  tables: Tables,
  { cardId, timestamp, country, submitterDevice, campaignId }: CountedSubmission,
  n: 1 | -1,
): TxSteps<void> {
  const rollups = new Rollups();
  rollups.addEvent(
    {
      kind: "submission",
      cardId,
      at: timestamp,
      filtered: null,
      country,
      deviceClass: parseDeviceClass(submitterDevice),
      campaignId,
    },
    n,
  );
  yield* addRollups(tx, tables, rollups.sorted());
}

/** Adds rollups to the stored ones. */
function* addRollups(tx: Tx, { eventRollups }: Tables, rows: RollupRow[]): TxSteps<void> {
  const { cardId, minutes, dimension, bucket, kind, value, n } = eventRollups;
  for (let i = 0; i < rows.length; i += ROLLUP_SLICE) {
    yield* run(
      tx
        .insert(eventRollups)
        .values(rows.slice(i, i + ROLLUP_SLICE))
        .onConflictDoUpdate({
          target: [cardId, minutes, dimension, bucket, kind, value],
          set: { n: sql`${n} + excluded.n` },
        }),
    );
  }
}

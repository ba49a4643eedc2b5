import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { firstRow, run, type Tx, type TxSteps } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, Invalid } from "../errors.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { DEFAULT_STAGES } from "./contact.ts";
import type { SettingsChange } from "./contacts.schema.ts";
import { countPeople } from "./people/people.server.ts";
import { termFor } from "./people/terms.ts";
import { contactMessages } from "./messages.en.ts";

const { contactSettings, people, peopleTerms, peopleTotals } = tables;

export interface ContactSettings {
  stages: string[];
  retentionDays: number | null;
  mailsReminders: boolean;
}

/** An account's contact settings, or the defaults. */
export async function getSettings(userId: number): Promise<ContactSettings> {
  const row = await firstRow(db.select().from(contactSettings).where(eq(contactSettings.userId, userId)));
  const { stages, retentionDays, mailsReminders } = row ?? {
    stages: [...DEFAULT_STAGES],
    retentionDays: null,
    mailsReminders: false,
  };
  return { stages, retentionDays, mailsReminders };
}

/** Throws Invalid for a stage that the account does not have. */
export async function checkStage(userId: number, stage: string | undefined): Promise<void> {
  if (stage === undefined) return;
  const { stages } = await getSettings(userId);
  if (!stages.includes(stage)) throw Invalid.field("stage", "invalid", `stage must be one of ${stages.join(", ")}`);
}

/** Changes the settings; contacts move with a stage that is renamed. */
export async function updateSettings(actor: Actor, changed: SettingsChange): Promise<ContactSettings> {
  await finishRename(actor.id);
  const before = await getSettings(actor.id);
  const stages = changed.stages?.map(({ name }) => name) ?? before.stages;
  const renames = (changed.stages ?? []).flatMap(({ name, was }) =>
    was !== undefined && was !== name && before.stages.includes(was) ? [{ from: was, to: name }] : [],
  );
  await transaction(function* (tx) {
    const used = yield* run(tx.select().from(peopleTotals).where(eq(peopleTotals.userId, actor.id)));
    const renamed = used.map(({ stage, n }) => ({ stage: renames.find(({ from }) => from === stage)?.to ?? stage, n }));
    const removed = renamed.find(({ stage, n }) => n > 0 && !stages.includes(stage));
    if (removed) {
      const message = contactMessages.stageInUse(removed.stage);
      throw new Conflict(message, "taken", [{ path: "stages", code: "taken", message }]);
    }
    const newest = yield* firstRow(
      tx.select({ id: people.id }).from(people).where(eq(people.userId, actor.id)).orderBy(desc(people.id)).limit(1),
    );
    const values = {
      stages,
      retentionDays: changed.retentionDays === undefined ? before.retentionDays : changed.retentionDays,
      mailsReminders: changed.mailsReminders ?? before.mailsReminders,
      ...(renames.length > 0 && newest && { stageRename: { names: renames, after: 0, until: newest.id } }),
    };
    yield* run(
      tx
        .insert(contactSettings)
        .values({ userId: actor.id, ...values })
        .onConflictDoUpdate({ target: contactSettings.userId, set: values }),
    );
  });
  await finishRename(actor.id);
  return getSettings(actor.id);
}

/** Finishes renames that a process left when it ended. */
export async function finishRenames(signal: AbortSignal): Promise<void> {
  const { userId, stageRename } = contactSettings;
  const rows = await db.select({ userId }).from(contactSettings).where(isNotNull(stageRename));
  for (const row of rows) if (!signal.aborted) await finishRename(row.userId);
}

async function finishRename(userId: number): Promise<void> {
  while (await transaction((tx) => renameNext(tx, userId))) await nextEventLoopTurn();
}

/** Contacts that are renamed in one transaction. */
const RENAMES_PER_STEP = 100;

/**
 * Writes the new names to the next contacts; returns whether there may be more. In the order of their ids, the last of
 * which is stored with each step, as two stages may swap names.
 */
function* renameNext(tx: Tx, userId: number): TxSteps<boolean> {
  const isOwn = eq(contactSettings.userId, userId);
  const settings = yield* firstRow(tx.select().from(contactSettings).where(isOwn));
  if (!settings?.stageRename) return false;
  const { names, after, until } = settings.stageRename;
  const isNext = and(eq(people.userId, userId), isNull(people.mergedInto), gt(people.id, after), lte(people.id, until));
  const oldNames = names.map((one) => one.from);
  const rows = yield* run(
    tx
      .select({ id: people.id, stage: people.stage })
      .from(people)
      .where(and(isNext, inArray(people.stage, oldNames)))
      .orderBy(asc(people.id))
      .limit(RENAMES_PER_STEP),
  );
  for (const { from, to } of names) {
    const ids = rows.filter(({ stage }) => stage === from).map(({ id }) => id);
    if (ids.length === 0) continue;
    yield* run(tx.update(people).set({ stage: to }).where(inArray(people.id, ids)));
    yield* run(
      tx
        .update(peopleTerms)
        .set({ term: termFor.stage(to) })
        .where(and(inArray(peopleTerms.personId, ids), eq(peopleTerms.term, termFor.stage(from)))),
    );
    yield* countPeople(tx, userId, from, -ids.length);
    yield* countPeople(tx, userId, to, ids.length);
  }
  const isMore = rows.length === RENAMES_PER_STEP;
  const stageRename = isMore ? { names, until, after: rows.at(-1)!.id } : null;
  yield* run(tx.update(contactSettings).set({ stageRename }).where(isOwn));
  return isMore;
}

import { and, eq, inArray, isNull } from "drizzle-orm";
import { firstRow, run, type Tx, type TxSteps } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Conflict, Invalid } from "../errors.ts";
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

/** How an account keeps its contacts. */
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

/** Changes the settings; contacts follow a stage that gets another name. */
export async function updateSettings(actor: Actor, changed: SettingsChange): Promise<ContactSettings> {
  const before = await getSettings(actor.id);
  const stages = changed.stages?.map(({ name }) => name) ?? before.stages;
  const renamed = (changed.stages ?? []).flatMap(({ name, was }) =>
    was !== undefined && was !== name && before.stages.includes(was) ? [{ from: was, to: name }] : [],
  );
  await transaction(function* (tx) {
    yield* renameStages(tx, actor.id, renamed);
    const used = yield* run(tx.select().from(peopleTotals).where(eq(peopleTotals.userId, actor.id)));
    const removed = used.find(({ stage, n }) => n > 0 && !stages.includes(stage));
    if (removed) {
      const message = contactMessages.stageInUse(removed.stage);
      throw new Conflict(message, "taken", [{ path: "stages", code: "taken", message }]);
    }
    const values = {
      stages,
      retentionDays: changed.retentionDays === undefined ? before.retentionDays : changed.retentionDays,
      mailsReminders: changed.mailsReminders ?? before.mailsReminders,
    };
    yield* run(
      tx
        .insert(contactSettings)
        .values({ userId: actor.id, ...values })
        .onConflictDoUpdate({ target: contactSettings.userId, set: values }),
    );
  });
  return getSettings(actor.id);
}

function* renameStages(tx: Tx, userId: number, renamed: { from: string; to: string }[]): TxSteps<void> {
  if (renamed.length === 0) return;
  const from = renamed.map((one) => one.from);
  const totals = yield* run(
    tx
      .select()
      .from(peopleTotals)
      .where(and(eq(peopleTotals.userId, userId), inArray(peopleTotals.stage, from))),
  );
  // By names that nobody can type, so that two stages may change places.
  const steps = [
    ...renamed.map((one, i) => ({ from: one.from, to: `\u0001${i}` })),
    ...renamed.map((one, i) => ({ from: `\u0001${i}`, to: one.to })),
  ];
  for (const step of steps) {
    yield* run(
      tx
        .update(people)
        .set({ stage: step.to })
        .where(and(eq(people.userId, userId), eq(people.stage, step.from), isNull(people.mergedInto))),
    );
    yield* run(
      tx
        .update(peopleTerms)
        .set({ term: termFor.stage(step.to) })
        .where(and(eq(peopleTerms.userId, userId), eq(peopleTerms.term, termFor.stage(step.from)))),
    );
  }
  for (const { stage, n } of totals) {
    yield* countPeople(tx, userId, stage, -n);
    yield* countPeople(tx, userId, renamed.find((one) => one.from === stage)!.to, n);
  }
}

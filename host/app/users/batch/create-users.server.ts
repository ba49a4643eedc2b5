import { confirmedNow } from "../../auth/email/confirmation.ts";
import { and, eq } from "drizzle-orm";
import {
  type CardFields,
  type CardTemplate,
  firstRow,
  getRow,
  type NewBusinessCard,
  type NewUser,
  run,
  type Tx,
  UniqueError,
  type User,
} from "#db/index.ts";
import { type Actor, mayCreateUser, mayListUsers, requirePermission } from "../../access.ts";
import { userRow } from "../../auth/registration/register.server.ts";
import { slugFrom } from "../../cards/card.schema.ts";
import { fieldsWithRule } from "../../cards/compose.ts";
import { forEachField, sheetFields } from "../../cards/fields.ts";
import { contactColumns } from "../../cards/contact-columns.server.ts";
import { nextFreeSlug, usedSlugs } from "../../cards/slugs.server.ts";
import { newCardValues } from "../../cards/new-card-values.ts";
import { db, tables } from "../../database.server.ts";
import { Invalid } from "../../errors.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { list, type ListedUser } from "../list.server.ts";
import { takenKeys, takenSlugs } from "../taken.server.ts";
import { batchRow, type NewBatchUser } from "../users.schema.ts";
import { userMessages } from "../messages.en.ts";
import { authMessages } from "../../auth/messages.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";
import { joinTexts, type Message, type Text } from "../../languages/message.ts";
import { transactionOf } from "../../auth/transaction-of.server.ts";

const { businessCards, cardTemplates, teamMembers, teams, users } = tables;

export interface BatchResult {
  created: ListedUser[];
  /** `index` counts from 0 in the request's list. */
  failed: { index: number; username: string; error: Text }[];
  /** Locked fields with values in any row. */
  ignored?: string[];
  /** Locked fields of created users, by row; values for them were ignored. */
  notes?: { index: number; username: string; ignored: string[] }[];
}

/** The team that the rows join. */
type TargetTeam = { teamId: number; template: CardTemplate | undefined };

type Row = NewBatchUser & { index: number };

/** Rows hashed and written together; other requests get their turn in between. */
const BATCH_SIZE = 100;

/**
 * Creates many users. Each row succeeds or fails alone, except that one row with a level above the actor's refuses the
 * whole upload before anything is written. Rows with existing names or emails fail, so sending a list twice creates
 * nobody twice.
 */
export async function createUsers(
  actor: Actor,
  input: unknown[],
  into: { teamId?: number | null; templateId?: number | null } = {},
): Promise<BatchResult> {
  requirePermission(mayListUsers(actor));
  const team = await getTargetTeam(into);
  const failed: BatchResult["failed"] = [];
  const rows: Row[] = [];
  input.forEach((value, index) => {
    const parsed = batchRow.safeParse(value);
    if (parsed.success) return rows.push({ ...parsed.data, index });
    return failed.push({
      index,
      username: usernameIn(value),
      error: [...new Set(parsed.error.issues.map(({ message }) => message))].join(", "),
    });
  });
  for (const { accessLevel } of rows) requirePermission(mayCreateUser(actor, accessLevel));

  const free = await withoutTaken(rows, failed);
  const ids: number[] = [];
  for (let start = 0; start < free.length; start += BATCH_SIZE) {
    ids.push(...(await createBatch(actor, free.slice(start, start + BATCH_SIZE), failed, team)));
  }
  failed.sort((a, b) => a.index - b.index);
  const notCreated = new Set(failed.map(({ index }) => index));
  const notes = lockedValuesIn(
    rows.filter(({ index }) => !notCreated.has(index)),
    team,
  );
  return {
    created: await createdUsers(actor, ids),
    failed,
    ...(team && { ignored: [...new Set(notes.flatMap(({ ignored }) => ignored))], notes }),
  };
}

/** Values in the rows that the template's locked fields override. */
function lockedValuesIn(rows: Row[], team: TargetTeam | undefined): NonNullable<BatchResult["notes"]> {
  const locked = new Set<string>(fieldsWithRule(team?.template ?? null, "locked"));
  const lockedFields = [...sheetFields.map(({ name }) => name), "socialLinks" as const].filter((name) =>
    locked.has(name),
  );
  return rows
    .map((row) => ({
      index: row.index,
      username: row.username,
      ignored: lockedFields.filter((name) => row[name]?.length),
    }))
    .filter(({ ignored }) => ignored.length > 0);
}

/** Loads the team and template to join, if any. Throws Invalid if one does not exist. */
async function getTargetTeam({ teamId, templateId }: { teamId?: number | null; templateId?: number | null }) {
  if (!teamId) {
    if (templateId) throw Invalid.field("teamId", "invalid", userMessages.teamOfTemplate);
    return undefined;
  }
  await getRow(db.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)), () =>
    Invalid.field("teamId", "invalid", userMessages.noSuchTeam),
  );
  const template = templateId
    ? await firstRow(
        db
          .select()
          .from(cardTemplates)
          .where(and(eq(cardTemplates.id, templateId), eq(cardTemplates.teamId, teamId))),
      )
    : undefined;
  if (templateId && !template) throw Invalid.field("templateId", "invalid", userMessages.templateOfTeam);
  return { teamId, template };
}

const usernameIn = (value: unknown) => String((value as { username?: unknown } | null)?.username ?? "");

/** Rows whose username, email and slug are free, both in the database and earlier in the list. */
async function withoutTaken(rows: Row[], failed: BatchResult["failed"]): Promise<Row[]> {
  const [names, emails, slugs] = await Promise.all([
    takenKeys(
      "usernameKey",
      rows.map(({ username }) => lookupKey(username)),
    ),
    takenKeys(
      "emailKey",
      rows.map(({ email }) => lookupKey(email)),
    ),
    takenSlugs(rows.flatMap(({ cardSlug }) => cardSlug ?? [])),
  ]);
  return rows.filter(({ index, username, email, cardSlug }) => {
    const errors = [
      ...(names.has(lookupKey(username)) ? [authMessages.usernameTaken] : []),
      ...(emails.has(lookupKey(email)) ? [authMessages.emailTaken] : []),
      ...(cardSlug && slugs.has(cardSlug) ? [cardMessages.slugInUse] : []),
    ];
    if (errors.length > 0) {
      failed.push({ index, username, error: joinTexts(errors, ", ") });
      return false;
    }
    names.add(lookupKey(username));
    emails.add(lookupKey(email));
    if (cardSlug) slugs.add(cardSlug);
    return true;
  });
}

/** Columns of a card with its contact details and links. */
type ContactDetails = Partial<NewBusinessCard>;
type Prepared = { row: Row; values: NewUser; details: ContactDetails };

/**
 * The row to insert; empty if the password is too weak. Emails count as confirmed, as an administrator entered them.
 */
async function prepareRow(row: Row, failed: BatchResult["failed"]): Promise<Prepared[]> {
  try {
    const details = await contactColumns(row, { phone: null });
    return [{ row, values: await userRow({ ...row, phone: null }, confirmedNow()), details }];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    failed.push({ index: row.index, username: row.username, error: error.text });
    return [];
  }
}

/** Inserts rows together; if a name was taken meanwhile, one by one. */
async function createBatch(
  actor: Actor,
  rows: Row[],
  failed: BatchResult["failed"],
  team: TargetTeam | undefined,
): Promise<number[]> {
  const prepared = (await Promise.all(rows.map((row) => prepareRow(row, failed)))).flat();
  if (prepared.length === 0) return [];
  try {
    return await insertAll(actor, prepared, team);
  } catch (error) {
    if (!(error instanceof UniqueError)) throw error;
  }
  const ids: number[] = [];
  for (const one of prepared) {
    try {
      ids.push(...(await insertAll(actor, [one], team)));
    } catch (error) {
      if (!(error instanceof UniqueError)) throw error;
      failed.push({
        index: one.row.index,
        username: one.row.username,
        error: TAKEN[error.column] ?? authMessages.usernameTaken,
      });
    }
  }
  return ids;
}

const TAKEN: Record<string, Message> = {
  usernameKey: authMessages.usernameTaken,
  emailKey: authMessages.emailTaken,
  slug: cardMessages.slugInUse,
};

function insertAll(actor: Actor, prepared: Prepared[], team: TargetTeam | undefined): Promise<number[]> {
  return transactionOf(actor, function* (tx) {
    const created = yield* run(
      tx
        .insert(users)
        .values(prepared.map(({ values }) => values))
        .returning(),
    );
    const byKey = new Map(created.map((user) => [user.usernameKey, user]));
    const withCard = prepared
      .filter(
        ({ row }) =>
          team !== undefined ||
          row.cardSlug !== undefined ||
          sheetFields.some(({ name }) => row[name]) ||
          row.contacts?.length ||
          row.socialLinks?.length,
      )
      .map(({ row, values, details }) => ({ user: byKey.get(values.usernameKey)!, row, details }));
    if (team && created.length > 0) {
      yield* run(
        tx
          .insert(teamMembers)
          .values(created.map(({ id }) => ({ teamId: team.teamId, userId: id, role: "member" as const }))),
      );
    }
    if (withCard.length > 0) yield* addCards(tx, withCard, team);
    const ids = created.map(({ id }) => id);
    yield* run(recordAudit(tx, actor, "user.bulk", `users:${created.length}`, { ids }, team?.teamId ?? null));
    return ids;
  });
}

interface FirstCard {
  user: User;
  row: NewBatchUser;
  details: ContactDetails;
}

/** A first card for each. Derived slugs are looked up together; only taken ones are searched for one by one. */
function* addCards(tx: Tx, owners: FirstCard[], team: TargetTeam | undefined) {
  const slugs = owners.map(({ user, row }) => row.cardSlug ?? slugFrom(user.username) ?? "card");
  const used = yield* usedSlugs(tx, [...new Set(slugs)]);
  for (const [n, { user, row, details }] of owners.entries()) {
    const isFree = !used.has(slugs[n]!);
    const slug = isFree || row.cardSlug ? slugs[n]! : yield* nextFreeSlug(tx, slugs[n]!);
    used.add(slug);
    yield* run(
      tx
        .insert(businessCards)
        .values({
          name: user.fullName ?? user.username,
          email: user.email,
          ...(team ? newCardValues(team.template ?? null, filledIn(row, details)) : filledIn(row, details)),
          userId: user.id,
          slug,
          teamId: team?.teamId ?? null,
          templateId: team?.template?.id ?? null,
        }),
    );
  }
}

/** The row's non-empty card fields. */
function filledIn(row: NewBatchUser, { email: _, ...details }: ContactDetails): Partial<CardFields> {
  const values = { ...forEachField(sheetFields, ({ name }) => row[name]), ...details };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

async function createdUsers(actor: Actor, ids: number[]): Promise<ListedUser[]> {
  if (ids.length === 0) return [];
  const createdIds = new Set(ids);
  const first = Math.min(...ids);
  const { items: listed } = await list(actor, { after: first - 1, limit: Math.max(...ids) - first + 1, search: "" });
  return listed.filter(({ id }) => createdIds.has(id));
}

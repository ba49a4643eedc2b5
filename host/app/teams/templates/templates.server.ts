import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import {
  type CardFields,
  type CardTemplate,
  containsText,
  countMatching,
  firstRow,
  getRow,
  run,
  type TemplateValues,
  textBytes,
  type Tx,
} from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { templateColumns } from "../../cards/columns.server.ts";
import type { PhoneContext } from "../../cards/contact-columns.server.ts";
import { recordTemplateFollowers } from "../../cards/followers.server.ts";
import { database, db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { Conflict, Invalid, NotFound } from "../../errors.ts";
import { orderByColumns, toSizedPage } from "../../http/paging.server.ts";
import { freeCards } from "./detach-template.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { readInPages } from "../../runtime/sized-pages.ts";
import { getManagedTeam } from "../teams.server.ts";
import type { TemplatesQuery, TemplateCreate, TemplateDeletion, TemplateUpdate } from "../teams.schema.ts";
import { teamMessages } from "../messages.en.ts";
import { transactionOf } from "../../auth/transaction-of.server.ts";

const { businessCards, cardTemplates } = tables;

/** Templates of a team. */
const MAX_TEMPLATES = 100;

/** A template as managers see it, with how many cards use it. */
export type OwnTemplate = ReturnType<typeof ownTemplate>;

const OWN = readableColumns("cardTemplates", "owner");

function ownTemplate(template: CardTemplate, cards: number) {
  const { createdAt, updatedAt, values, ...fields } = pickColumns(template, OWN);
  return {
    ...fields,
    values: asSent(values),
    cards,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Values as a card's call takes them. */
const asSent = ({ socialLinks, numbers, ...values }: TemplateValues) => ({
  ...values,
  ...(socialLinks && { socialLinks: Object.fromEntries(socialLinks) }),
});

const ORDER = { createdAt: cardTemplates.id, name: sql`lower(${cardTemplates.name})`, cards: count(businessCards.id) };

/** Bytes of the templates in one answer: a hundred may have 15 MB. */
const MAX_PAGE_BYTES = 3_000_000;

export async function list(actor: Actor, teamId: number, { search, sort, limit, cursor: from = 0 }: TemplatesQuery) {
  await getManagedTeam(actor, teamId);
  const matching = and(eq(cardTemplates.teamId, teamId), containsText(cardTemplates.name, search));
  const [listed, total] = await Promise.all([
    db
      .select({
        id: cardTemplates.id,
        size: textBytes(database, [cardTemplates.values, cardTemplates.rules]),
        cards: count(businessCards.id),
      })
      .from(cardTemplates)
      .leftJoin(businessCards, eq(businessCards.templateId, cardTemplates.id))
      .where(matching)
      .groupBy(cardTemplates.id)
      .orderBy(...orderByColumns(sort, ORDER, cardTemplates.id))
      .limit(limit + 1)
      .offset(from),
    countMatching(db, cardTemplates, matching),
  ]);
  const { pageRows, next } = toSizedPage(listed, limit, MAX_PAGE_BYTES, (last) => from + listed.indexOf(last) + 1);
  const rows = await readInPages(pageRows, (ids) =>
    db.select().from(cardTemplates).where(inArray(cardTemplates.id, ids)),
  );
  const cardsOf = new Map(pageRows.map(({ id, cards }) => [id, cards]));
  return { items: rows.map((row) => ownTemplate(row, cardsOf.get(row.id)!)), next, total };
}

/** The names of a team's templates, the oldest first, to choose one. */
export async function listNames(actor: Actor, teamId: number): Promise<{ id: number; name: string }[]> {
  await getManagedTeam(actor, teamId);
  const { id, name } = cardTemplates;
  return db.select({ id, name }).from(cardTemplates).where(eq(cardTemplates.teamId, teamId)).orderBy(asc(id));
}

/** A template of the team; null when it has none such. */
export async function read(actor: Actor, teamId: number, id: number): Promise<OwnTemplate | null> {
  await getManagedTeam(actor, teamId);
  const template = await firstRow(
    db
      .select()
      .from(cardTemplates)
      .where(and(eq(cardTemplates.id, id), eq(cardTemplates.teamId, teamId))),
  );
  if (!template) return null;
  const used = await getRow(db.select({ n: count() }).from(businessCards).where(eq(businessCards.templateId, id)));
  return ownTemplate(template, used.n);
}

export async function create(actor: Actor & PhoneContext, teamId: number, { name, values, rules }: TemplateCreate) {
  await getManagedTeam(actor, teamId);
  const stored = await templateColumns(values, actor);
  const made = await transactionOf(actor, function* (tx) {
    const existing = yield* getRow(
      tx.select({ n: count() }).from(cardTemplates).where(eq(cardTemplates.teamId, teamId)),
    );
    if (existing.n >= MAX_TEMPLATES) throw new Conflict(teamMessages.templatesFull(MAX_TEMPLATES), "full");
    const row = yield* getRow(tx.insert(cardTemplates).values({ teamId, name, values: stored, rules }).returning());
    yield* run(recordAudit(tx, actor, "template.create", `template:${row.id}`, {}, teamId));
    return row;
  });
  return ownTemplate(made, 0);
}

/** Throws NotFound for one of another team. */
export function* getTemplate(tx: Tx, teamId: number, id: number) {
  return yield* getRow(
    tx
      .select()
      .from(cardTemplates)
      .where(and(eq(cardTemplates.id, id), eq(cardTemplates.teamId, teamId))),
    missingTemplate,
  );
}

export const missingTemplate = () => new NotFound(teamMessages.templateNotFound);
const changedMeanwhile = () => new Conflict(teamMessages.templateChanged, "changed");

/** Changes a template, and by that what its cards show: one row is written, however many they are. */
export async function update(
  actor: Actor & PhoneContext,
  teamId: number,
  id: number,
  { version, name, values, rules }: TemplateUpdate,
): Promise<OwnTemplate> {
  await getManagedTeam(actor, teamId);
  const stored = await firstRow(
    db.select({ values: cardTemplates.values }).from(cardTemplates).where(eq(cardTemplates.id, id)),
  );
  // If the template was saved meanwhile, its version has changed.
  const changed = values && (await templateColumns(values, actor, stored?.values));
  const saved = await transactionOf(actor, function* (tx) {
    const before = yield* getTemplate(tx, teamId, id);
    if (before.version !== version) throw changedMeanwhile();
    const row = yield* getRow(
      tx
        .update(cardTemplates)
        .set({
          ...(name !== undefined && { name }),
          ...(changed && { values: changed }),
          ...(rules && { rules }),
          version: version + 1,
        })
        .where(and(eq(cardTemplates.id, id), eq(cardTemplates.version, version)))
        .returning(),
      changedMeanwhile,
    );
    const fields = Object.keys({ ...before.values, ...before.rules, ...row.values, ...row.rules }).filter(
      (field) => !isSame(before, row, field as keyof CardFields),
    );
    yield* run(recordAudit(tx, actor, "template.update", `template:${id}`, { fields }, teamId));
    const used = yield* getRow(tx.select({ n: count() }).from(businessCards).where(eq(businessCards.templateId, id)));
    return { row, cards: used.n };
  });
  await recordTemplateFollowers(id);
  return ownTemplate(saved.row, saved.cards);
}

const isSame = (before: CardTemplate, after: CardTemplate, field: keyof CardFields) =>
  before.rules[field] === after.rules[field] &&
  JSON.stringify(before.values[field]) === JSON.stringify(after.values[field]);

/** Deletes a template that no card uses; with `cards: free` its cards first keep what they show as their own. */
export async function remove(
  actor: Actor,
  teamId: number,
  id: number,
  { version, cards }: TemplateDeletion,
): Promise<void> {
  await getManagedTeam(actor, teamId);
  if (version === undefined) throw Invalid.field("version", "invalid", "version is required");
  if (cards === "free") await freeMostCards(teamId, id, version);
  await transactionOf(actor, function* (tx) {
    const template = yield* getTemplate(tx, teamId, id);
    if (template.version !== version) throw changedMeanwhile();
    const used = yield* getRow(tx.select({ n: count() }).from(businessCards).where(eq(businessCards.templateId, id)));
    if (used.n > 0 && cards !== "free") throw inUse(used.n);
    // Frees cards that were given the template meanwhile.
    while (yield* freeCards(tx, template));
    yield* run(tx.delete(cardTemplates).where(eq(cardTemplates.id, id)));
    yield* run(recordAudit(tx, actor, "template.delete", `template:${id}`, { cards: used.n }, teamId));
  });
}

const inUse = (cards: number) =>
  new Conflict(
    `${cards === 1 ? "One card uses" : `${cards} cards use`} this template. Delete it with ?cards=free to give them what they show as their own.`,
    "in_use",
  );

async function freeMostCards(teamId: number, id: number, version: number): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await transaction(function* (tx) {
      const template = yield* getTemplate(tx, teamId, id);
      if (template.version !== version) throw changedMeanwhile();
      return yield* freeCards(tx, template);
    });
    await nextEventLoopTurn();
  }
}

import { and, eq, isNull } from "drizzle-orm";
import { type Db, getRow, type Person, run, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, contactLimit, contactLimitMessage } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Invalid } from "../../errors.ts";
import { type Charset, CHARSETS } from "../../input/charsets.ts";
import { createSenderQueue } from "../../runtime/sender-queue.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { recordCreated } from "../people/account-events.server.ts";
import type { ParsedContact } from "./parsed-contact.ts";
import { readContactFile } from "./read-in-worker.server.ts";
import type { Failure, FileContent } from "./file-content.ts";
import { recordBookChange } from "../dav/book-changes.server.ts";
import { countMatching } from "../people/find.server.ts";
import { backfillPeople } from "../people/backfill.server.ts";
import { getContactOwner } from "../people/interactions.server.ts";
import {
  ELSEWHERE,
  WRITE_BATCH_SIZE,
  countNewContacts,
  countOwned,
  countPeople,
  type ContactOwner,
  mergeDetails,
  MAX_PHONE_MATCHES,
  truncateDetails,
} from "../people/people.server.ts";
import { insertTerms, reindex } from "../people/reindex.server.ts";
import { getSettings } from "../settings.server.ts";
import { namesMatch, nameKeyOf, termFor } from "../people/terms.ts";
import { contactMessages } from "../messages.en.ts";
import { firstOfTerm, firstOfTerms } from "../people/first-of-terms.server.ts";

const { people } = tables;

/** People that a preview shows. */
const MAX_PREVIEW = 50;

export interface ImportResult {
  created: number;
  known: number;
  failed: Failure[];
  shortened?: FileContent["shortened"];
}
/** Result of a dry run. */
export interface ImportPreview extends ImportResult, Pick<FileContent, "columns" | "rows" | "mapping" | "skipped"> {
  people: (ParsedContact & { row: number; isKnown: boolean })[];
}

/** What a file holds takes over 100 MB until it is imported, so those of all accounts take turns. */
const inTurn = createSenderQueue(2, 3);

/**
 * Creates contacts from a file; people already known, or listed earlier in the file, are not created twice. Throws
 * Unavailable for a user with too many files waiting.
 */
export const importFile = (actor: Actor, form: FormData, isPreview: boolean, clientAddress: string) =>
  inTurn({ id: actor.id, clientAddress }, () => readAndImport(actor, form, isPreview, clientAddress));

async function readAndImport(
  actor: Actor,
  form: FormData,
  isPreview: boolean,
  clientAddress: string,
): Promise<ImportResult | ImportPreview> {
  const { file, mapping, charset } = Object.fromEntries(form);
  if (!(file instanceof File) || file.size === 0) throw Invalid.field("file", "no_file", contactMessages.noFile);
  const content = await readContactFile(new Uint8Array(await file.arrayBuffer()), {
    mapping: typeof mapping === "string" && mapping !== "" ? mapping : undefined,
    charset: parseCharset(charset),
    isPreview,
  });
  if (!isPreview) await countNewContacts(clientAddress, content.people);
  await backfillPeople([actor.id]);
  const contactOwner = await getContactOwner(actor.id);
  const [stage] = (await getSettings(actor.id)).stages;
  const seen: MatchesByTerm = new Map();
  const result: ImportResult = { created: 0, known: 0, failed: [...content.failed] };
  const limit = contactLimit(actor.level);
  let remaining = limit - (await countMatching([actor.id], {}));
  const preview: ImportPreview["people"] = [];
  for (const rows of batchesOf(content.people)) {
    const plan = isPreview
      ? planImport(contactOwner, rows, await findMatches(db, contactOwner, rows), seen, remaining)
      : await transaction((tx) => writeRows(tx, contactOwner, rows, limit, stage!));
    remaining -= plan.added.length;
    result.created += plan.added.length;
    result.known += plan.existing.length;
    result.failed.push(...plan.refused.map(({ row }) => ({ row, message: contactLimitMessage(actor.level) })));
    if (preview.length < MAX_PREVIEW)
      preview.push(
        ...rows.map(({ row, person }) => ({ row, ...person, isKnown: plan.existing.some((one) => one.row === row) })),
      );
    await nextEventLoopTurn();
  }
  result.failed.sort((a, b) => a.row - b.row);
  const failedRows = new Set(result.failed.map(({ row }) => row));
  const shortened = content.shortened.filter(({ row }) => !failedRows.has(row));
  if (shortened.length > 0) result.shortened = shortened;
  if (!isPreview) return result;
  const { columns, rows: sampleRows, mapping: guessed, skipped } = content;
  return { ...result, columns, rows: sampleRows, mapping: guessed, skipped, people: preview.slice(0, MAX_PREVIEW) };
}

/** The code page that the dialog says; blank for none. Throws Invalid for one that is not offered. */
function parseCharset(charset: unknown): Charset | undefined {
  if (charset === undefined || charset === "") return undefined;
  const offered = CHARSETS.find((name) => name === String(charset).toLowerCase());
  if (!offered) throw Invalid.field("charset", "invalid", `charset must be one of ${CHARSETS.join(", ")}`);
  return offered;
}

type Row = FileContent["people"][number];
/** Rows that are written in one transaction: fewer of those with long texts or many addresses. */
function* batchesOf(rows: Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let weight = 0;
  for (const row of rows) {
    const { notes, emails, phones } = row.person;
    batch.push(row);
    weight += 1 + (notes?.length ?? 0) / NOTES_OF_ROW + (emails.length + phones.length) / ADDRESSES_OF_ROW;
    if (weight < WRITE_BATCH_SIZE) continue;
    yield batch;
    batch = [];
    weight = 0;
  }
  if (batch.length > 0) yield batch;
}
/** So many characters or addresses take as long as a row without them. */
const NOTES_OF_ROW = 300;
const ADDRESSES_OF_ROW = 4;

/** A contact or a row of the file that has a search term. */
interface TermMatch {
  name: string | null;
  id?: number;
  row?: Row;
}
type MatchesByTerm = Map<string, TermMatch[]>;
interface Plan {
  added: Row[];
  existing: (Row & { match: { id?: number; row?: Row } })[];
  /** There is no room for them. */
  refused: Row[];
}

const emailTerms = ({ person }: Row) => person.emails.map(termFor.email);
const phoneTerms = ({ person }: Row, { parsePhone }: ContactOwner) =>
  person.phones.map((phone) => termFor.phone(phone, parsePhone));

/** The rule of `findPerson`, for many at once. */
function planImport(
  contactOwner: ContactOwner,
  rows: Row[],
  stored: MatchesByTerm,
  seen: MatchesByTerm,
  remaining: number,
): Plan {
  const plan: Plan = { added: [], existing: [], refused: [] };
  const matchesFor = (term: string) => [...(stored.get(term) ?? []), ...(seen.get(term) ?? [])];
  for (const row of rows) {
    const byEmail = emailTerms(row).flatMap(matchesFor)[0];
    const match =
      byEmail ??
      phoneTerms(row, contactOwner)
        .flatMap(matchesFor)
        .slice(0, MAX_PHONE_MATCHES)
        .find(({ name }) => namesMatch(name, row.person.name));
    if (!match && plan.added.length >= remaining) {
      plan.refused.push(row);
      continue;
    }
    if (match) plan.existing.push({ ...row, match });
    else plan.added.push(row);
    const entry = match ?? { name: row.person.name, row };
    for (const term of [...emailTerms(row), ...phoneTerms(row, contactOwner)]) addMatch(seen, term, entry);
  }
  return plan;
}

function addMatch(matches: MatchesByTerm, term: string, match: TermMatch): void {
  const existing = matches.get(term);
  if (!existing) matches.set(term, [match]);
  else if (existing.length < MAX_PHONE_MATCHES) existing.push(match);
}

const termsOfRows = (contactOwner: ContactOwner, rows: Row[]) => [
  ...new Set(rows.flatMap((row) => [...emailTerms(row), ...phoneTerms(row, contactOwner)])),
];

async function findMatches(from: Db, contactOwner: ContactOwner, rows: Row[]): Promise<MatchesByTerm> {
  const terms = termsOfRows(contactOwner, rows);
  return terms.length === 0 ? new Map() : byTerm(await selectByTerms(from, contactOwner.userId, terms));
}

function selectByTerms(from: Db, userId: number, terms: string[]) {
  return from
    .select({ term: firstOfTerm.term, id: people.id, name: people.name })
    .from(firstOfTerms(userId, terms, MAX_PHONE_MATCHES))
    .innerJoin(people, eq(people.id, firstOfTerm.personId))
    .where(and(eq(people.userId, userId), isNull(people.mergedInto)))
    .orderBy(people.id);
}

function byTerm(rows: { term: string; id: number; name: string | null }[]): MatchesByTerm {
  const matches: MatchesByTerm = new Map();
  for (const { term, ...match } of rows) addMatch(matches, term, match);
  return matches;
}

function* writeRows(tx: Tx, contactOwner: ContactOwner, rows: Row[], limit: number, stage: string): TxSteps<Plan> {
  const terms = termsOfRows(contactOwner, rows);
  const stored = terms.length === 0 ? new Map() : byTerm(yield* run(selectByTerms(tx, contactOwner.userId, terms)));
  const remaining = limit - (yield* countOwned(tx, contactOwner.userId));
  const plan = planImport(contactOwner, rows, stored, new Map(), remaining);
  const at = new Date();
  const idOf = yield* addAll(tx, contactOwner, plan.added, stage, at);
  const changed = new Set<number>();
  for (const { person, match } of plan.existing) {
    const id = match.id ?? idOf.get(match.row!)!;
    const current = yield* getRow(tx.select().from(people).where(eq(people.id, id)));
    const merged = yield* mergeDetails(tx, contactOwner, current, { ...person, source: "file", at });
    if (textsOf(merged) !== textsOf(current)) changed.add(id);
  }
  yield* reindex(tx, contactOwner, [...changed]);
  return plan;
}

/** What a contact is found by, of what a file can change. */
const textsOf = ({ name, company, title, emails, phones, tags, notes, sources }: Person): string =>
  JSON.stringify([name, company, title, emails, phones, tags, notes, sources]);

function* addAll(tx: Tx, contactOwner: ContactOwner, rows: Row[], stage: string, at: Date): TxSteps<Map<Row, number>> {
  const { userId } = contactOwner;
  if (rows.length === 0) return new Map();
  const added = yield* run(
    tx
      .insert(people)
      .values(
        rows.map(({ person }) => {
          const details = truncateDetails(person);
          const { tags, notes } = person;
          return {
            userId,
            ...details,
            tags,
            notes,
            nameKey: nameKeyOf(details),
            stage,
            sources: ["file" as const],
            metIn: ELSEWHERE,
            firstAt: at,
            lastAt: at,
          };
        }),
      )
      .returning(),
  );
  yield* insertTerms(
    tx,
    added.map((person) => ({ contactOwner, personId: person.id, person: { ...person, cards: [], texts: [] } })),
  );
  yield* countPeople(tx, userId, stage, added.length);
  yield* recordCreated(tx, added);
  yield* recordBookChange(
    tx,
    userId,
    added.map(({ id }) => id),
  );
  return new Map(rows.map((row, i) => [row, added[i]!.id]));
}

import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { type Db, type Person, run, type TxSteps, type Tx } from "#db/index.ts";
import { type Actor, contactLimit, contactLimitMessage } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Invalid } from "../../errors.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import type { ParsedContact } from "./parsed-contact.ts";
import { readContactFile } from "./read-in-worker.server.ts";
import type { Failure, FileContent } from "./read-file.ts";
import { countMatching } from "../people/find.server.ts";
import { backfillPeople, getContactOwner } from "../people/interactions.server.ts";
import {
  WRITE_BATCH_SIZE,
  countPeople,
  insertTerms,
  type ContactOwner,
  mergeDetails,
  MAX_PHONE_MATCHES,
  reindex,
  truncateDetails,
} from "../people/people.server.ts";
import { getSettings } from "../settings.server.ts";
import { namesMatch, nameKeyOf, termFor } from "../people/terms.ts";

const { people, peopleTerms } = tables;

/** People that a preview shows. */
const SHOWN = 50;
const NO_FILE = "Please choose a file";

export interface ImportResult {
  created: number;
  known: number;
  failed: Failure[];
}
/** What an import would do. */
export interface ImportPreview extends ImportResult {
  columns: FileContent["columns"];
  people: (ParsedContact & { row: number; isKnown: boolean })[];
}

/** Creates contacts from a file; people already known, or listed earlier in the file, are not created twice. */
export async function importFile(
  actor: Actor,
  form: FormData,
  isPreview: boolean,
): Promise<ImportResult | ImportPreview> {
  const { file, mapping } = Object.fromEntries(form);
  if (!(file instanceof File) || file.size === 0) throw Invalid.field("file", "no_file", NO_FILE);
  const content = await readContactFile(
    actor.id,
    new Uint8Array(await file.arrayBuffer()),
    typeof mapping === "string" ? mapping : undefined,
  );
  await backfillPeople(actor.id);
  const keeper = await getContactOwner(actor.id);
  const [stage] = (await getSettings(actor.id)).stages;
  const seen: Known = new Map();
  const result: ImportResult = { created: 0, known: 0, failed: [...content.failed] };
  let room = contactLimit(actor.level) - (await countMatching([actor.id], {}));
  const shown: ImportPreview["people"] = [];
  for (let from = 0; from < content.people.length; from += WRITE_BATCH_SIZE) {
    const rows = content.people.slice(from, from + WRITE_BATCH_SIZE);
    const plan = isPreview
      ? planOf(keeper, rows, await knownIn(db, keeper, rows), seen, room)
      : await transaction((tx) => write(tx, keeper, rows, room, stage!));
    room -= plan.added.length;
    result.created += plan.added.length;
    result.known += plan.known.length;
    result.failed.push(...plan.refused.map(({ row }) => ({ row, message: contactLimitMessage(actor.level) })));
    if (shown.length < SHOWN)
      shown.push(
        ...rows.map(({ row, person }) => ({ row, ...person, isKnown: plan.known.some((one) => one.row === row) })),
      );
    await nextEventLoopTurn();
  }
  result.failed.sort((a, b) => a.row - b.row);
  return isPreview ? { ...result, columns: content.columns, people: shown.slice(0, SHOWN) } : result;
}

type Row = FileContent["people"][number];
/** Who has a term: a contact, or a row of the file. */
interface Holder {
  name: string | null;
  person?: Person;
  row?: Row;
}
type Known = Map<string, Holder[]>;
interface Plan {
  added: Row[];
  known: (Row & { of: { person?: Person; row?: Row } })[];
  /** There is no room for them. */
  refused: Row[];
}

const emailTerms = ({ person }: Row) => person.emails.map(termFor.email);
const phoneTerms = ({ person }: Row, { readNumber }: ContactOwner) =>
  person.phones.map((phone) => termFor.phone(phone, readNumber));

/** The rule of `findPerson`, for many at once. */
function planOf(keeper: ContactOwner, rows: Row[], stored: Known, seen: Known, room: number): Plan {
  const plan: Plan = { added: [], known: [], refused: [] };
  const holders = (term: string) => [...(stored.get(term) ?? []), ...(seen.get(term) ?? [])];
  for (const row of rows) {
    const byEmail = emailTerms(row).flatMap(holders)[0];
    const of =
      byEmail ??
      phoneTerms(row, keeper)
        .flatMap(holders)
        .slice(0, MAX_PHONE_MATCHES)
        .find(({ name }) => namesMatch(name, row.person.name));
    if (!of && plan.added.length >= room) {
      plan.refused.push(row);
      continue;
    }
    if (of) plan.known.push({ ...row, of });
    else plan.added.push(row);
    const holder = of ?? { name: row.person.name, row };
    for (const term of [...emailTerms(row), ...phoneTerms(row, keeper)]) addHolder(seen, term, holder);
  }
  return plan;
}

function addHolder(known: Known, term: string, holder: Holder): void {
  const holders = known.get(term);
  if (!holders) known.set(term, [holder]);
  else if (holders.length < MAX_PHONE_MATCHES) holders.push(holder);
}

const termsOfRows = (keeper: ContactOwner, rows: Row[]) => [
  ...new Set(rows.flatMap((row) => [...emailTerms(row), ...phoneTerms(row, keeper)])),
];

async function knownIn(from: Db, keeper: ContactOwner, rows: Row[]): Promise<Known> {
  const terms = termsOfRows(keeper, rows);
  return terms.length === 0 ? new Map() : byTerm(await holdersOf(from, keeper.userId, terms));
}

function holdersOf(from: Db, userId: number, terms: string[]) {
  const { term, personId } = peopleTerms;
  const ranked = from
    .select({
      term,
      personId,
      rank: sql<number>`row_number() over (partition by ${term} order by ${personId})`.as("rank"),
    })
    .from(peopleTerms)
    .where(and(eq(peopleTerms.userId, userId), inArray(term, terms)))
    .as("ranked");
  return from
    .select({ term: ranked.term, person: people })
    .from(ranked)
    .innerJoin(people, eq(people.id, ranked.personId))
    .where(and(lte(ranked.rank, MAX_PHONE_MATCHES), isNull(people.mergedInto)))
    .orderBy(people.id);
}

function byTerm(rows: { term: string; person: Person }[]): Known {
  const known: Known = new Map();
  for (const { term, person } of rows) addHolder(known, term, { name: person.name, person });
  return known;
}

function* write(tx: Tx, keeper: ContactOwner, rows: Row[], room: number, stage: string): TxSteps<Plan> {
  const terms = termsOfRows(keeper, rows);
  const stored = terms.length === 0 ? new Map() : byTerm(yield* run(holdersOf(tx, keeper.userId, terms)));
  const plan = planOf(keeper, rows, stored, new Map(), room);
  const at = new Date();
  const idOf = yield* addAll(tx, keeper, plan.added, stage, at);
  const changed = new Set<number>();
  for (const { person, of } of plan.known) {
    const id = of.person?.id ?? idOf.get(of.row!)!;
    const [now] = yield* run(tx.select().from(people).where(eq(people.id, id)));
    yield* mergeDetails(tx, keeper, now!, { ...person, source: "file", at });
    changed.add(id);
  }
  yield* reindex(tx, keeper, [...changed]);
  return plan;
}

function* addAll(tx: Tx, keeper: ContactOwner, rows: Row[], stage: string, at: Date): TxSteps<Map<Row, number>> {
  const { userId, readNumber } = keeper;
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
            firstAt: at,
            lastAt: at,
          };
        }),
      )
      .returning(),
  );
  yield* insertTerms(
    tx,
    userId,
    added.map((person) => ({ personId: person.id, found: { ...person, cards: [], texts: [] } })),
    readNumber,
  );
  yield* countPeople(tx, userId, stage, added.length);
  return new Map(rows.map((row, i) => [row, added[i]!.id]));
}

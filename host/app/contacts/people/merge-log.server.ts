import { z } from "zod";
import type { BroughtDetails, Person } from "#db/index.ts";
import type { ParsePhone } from "../../networks/parse-link.ts";
import { MAX_TAGS } from "../contact.ts";
import { allOf, broughtAmong, LISTS } from "./brought.ts";
import { joinNotes, uniqueUnion } from "./people.server.ts";
import { emailKey, phoneKey } from "./terms.ts";

// Changes made by merging, and how they are undone; no database access.

/** The fields that merging fills or adds to. */
const SINGLE_FIELDS = ["name", "company", "title", "notes"] as const;
const LIST_FIELDS = ["emails", "phones", "tags", "sources"] as const;
type SingleField = (typeof SINGLE_FIELDS)[number];
type ListField = (typeof LIST_FIELDS)[number];

const mergeLog = z.object({
  /** Fields of the remaining contact that merging filled or replaced. */
  filled: z.partialRecord(
    z.enum(SINGLE_FIELDS),
    z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  ),
  added: z.partialRecord(z.enum(LIST_FIELDS), z.array(z.string())),
  reminder: z.iso.datetime().nullable(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
type MergeLog = z.output<typeof mergeLog>;

export const parseMergeLog = (part: Pick<Person, "mergeLog">): MergeLog => mergeLog.parse(part.mergeLog);

type Fields = Pick<Person, SingleField | ListField | "reminderAt" | "firstAt" | "lastAt">;

/** A contact with what another one adds to it, and the log to undo it. */
export function contribution(before: Person, part: Person, parsePhone: ParsePhone): { next: Fields; log: MergeLog } {
  const next: Fields = {
    name: before.name ?? part.name,
    company: before.company ?? part.company,
    title: before.title ?? part.title,
    notes: joinNotes(before.notes, part.notes),
    emails: uniqueUnion(before.emails, part.emails, emailKey),
    phones: uniqueUnion(before.phones, part.phones, (phone) => phoneKey(phone, parsePhone)),
    tags: [...new Set([...before.tags, ...part.tags])].slice(0, Math.max(MAX_TAGS, before.tags.length)),
    sources: [...new Set([...before.sources, ...part.sources])],
    reminderAt: before.reminderAt ?? part.reminderAt,
    firstAt: part.firstAt < before.firstAt ? part.firstAt : before.firstAt,
    lastAt: part.lastAt > before.lastAt ? part.lastAt : before.lastAt,
  };
  const log: MergeLog = {
    filled: Object.fromEntries(
      SINGLE_FIELDS.flatMap((name) =>
        before[name] === next[name] ? [] : [[name, { before: before[name], after: next[name] }]],
      ),
    ),
    added: Object.fromEntries(
      LIST_FIELDS.map((name) => [name, next[name].filter((item) => !(before[name] as string[]).includes(item))]),
    ),
    reminder: before.reminderAt === null && part.reminderAt ? part.reminderAt.toISOString() : null,
    firstAt: before.firstAt.toISOString(),
    lastAt: before.lastAt.toISOString(),
  };
  return { next, log };
}

/** A contact without what the merged one added; what was edited since stays. */
export function withoutContribution(target: Person, part: Person): Fields {
  const { filled, added, reminder, firstAt, lastAt } = parseMergeLog(part);
  const single = (name: SingleField) =>
    filled[name] && target[name] === filled[name].after ? filled[name].before : target[name];
  const list = <T extends string>(name: ListField, items: T[]) => items.filter((item) => !added[name]?.includes(item));
  const notes = single("notes");
  return {
    name: single("name"),
    company: single("company"),
    title: single("title"),
    notes: filled.notes && notes === target.notes ? withoutBlock(notes, part.notes) : notes,
    emails: list("emails", target.emails),
    phones: list("phones", target.phones),
    tags: list("tags", target.tags),
    sources: list("sources", target.sources),
    reminderAt: reminder !== null && target.reminderAt?.toISOString() === reminder ? null : target.reminderAt,
    firstAt: new Date(firstAt),
    lastAt: new Date(lastAt),
  };
}

/** Notes without those of the merged contact, if they are still a paragraph of their own. */
function withoutBlock(notes: string | null, own: string | null): string | null {
  if (!notes || !own) return notes;
  const blocks = `\n\n${notes}\n\n`.replace(`\n\n${own}\n\n`, () => "\n\n");
  return blocks.trim() || null;
}

/** Splits a log when a contact that has merged ones is merged itself: each then has what it added to the new one. */
export function liftedLogs(parent: Person, parentFields: Fields, part: Person): { parent: MergeLog; part: MergeLog } {
  const [outer, inner] = [parseMergeLog(parent), parseMergeLog(part)];
  const isInner = (name: SingleField) =>
    inner.filled[name] !== undefined &&
    outer.filled[name] !== undefined &&
    (name === "notes" || inner.filled[name].after === outer.filled[name].after);
  const isOuter = (name: SingleField) => (name === "notes" ? parentFields.notes !== null : !isInner(name));
  const filled = (isOwn: typeof isInner): MergeLog["filled"] =>
    Object.fromEntries(
      SINGLE_FIELDS.flatMap((name) => (outer.filled[name] && isOwn(name) ? [[name, outer.filled[name]]] : [])),
    );
  const added = (isOwn: (item: string, name: ListField) => boolean): MergeLog["added"] =>
    Object.fromEntries(
      LIST_FIELDS.map((name) => [name, (outer.added[name] ?? []).filter((item) => isOwn(item, name))]),
    );
  const innerHas = (item: string, name: ListField) => inner.added[name]?.includes(item) ?? false;
  const isInnerReminder = inner.reminder !== null && inner.reminder === outer.reminder;
  return {
    parent: {
      ...outer,
      filled: filled(isOuter),
      added: added((item, name) => !innerHas(item, name)),
      reminder: isInnerReminder ? null : outer.reminder,
    },
    part: {
      ...outer,
      filled: filled(isInner),
      added: added(innerHas),
      reminder: isInnerReminder ? inner.reminder : null,
    },
  };
}

/** Contribution of an exchange to a contact through the contact that was merged into it. */
export const mergedBrought = (log: MergeLog, brought: BroughtDetails): BroughtDetails =>
  broughtAmong(brought, (field, value) =>
    field === "email" || field === "phone"
      ? (log.added[`${field}s`]?.includes(value) ?? false)
      : log.filled[field]?.after === value,
  );

/** The log of a merged contact after a share has changed what it added. */
export function withMergedBrought(log: MergeLog, before: BroughtDetails, after: BroughtDetails): MergeLog {
  const { filled, added } = structuredClone(log);
  for (const field of ["name", "company", "title"] as const) {
    if (before[field] != null) delete filled[field];
    if (after[field] != null) filled[field] = { before: log.filled[field]?.before ?? null, after: after[field] };
  }
  for (const [field, list] of LISTS) {
    const removed = allOf(before, field, list);
    const others = (added[list] ?? []).filter((item) => !removed.includes(item));
    added[list] = [...others, ...allOf(after, field, list)];
  }
  return { ...log, filled, added };
}

import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Columns } from "../postgres.ts";
import type { AssistantTables } from "./assistant.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

/** Not part of another contact. Without the table's name, which SQLite forbids in an index. */
const NOT_MERGED = sql`merged_into is null`;

/** How a contact was created. */
export type ContactSource = "form" | "chat" | "scan" | "file" | "hand" | "exchange" | "phone";

/** Details that a visitor gave. */
export type SharedDetails = {
  name: string | null;
  email: string;
  phone: string | null;
  company: string | null;
  title: string | null;
  /** All but the first, if the contact follows a card. */
  emails?: string[];
  phones?: string[];
};

/** Details that the contact lacked before; `note` is the URL of the visitor's own card. */
export type BroughtDetails = Partial<SharedDetails> & { note?: string };

/** Last values of a followed card, and values that its owner entered besides. */
export type FollowedDetails = { typed: Partial<SharedDetails>; values: SharedDetails; picture: string | null };

/** Renamed stages, and the range of ids of contacts still to be updated. */
type StageRename = { names: { from: string; to: string }[]; after: number; until: number };

/** Messages of the contact form, and address books. */
export function contactTables(
  c: Columns,
  { businessCards, salesbotConversations, users }: CardTables & AssistantTables & AccountTables,
) {
  const { created, changed } = times(c);

  const formSubmissions = c.table(
    "form_submissions",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      formData: c.json<JsonObject>().notNull(),
      submitterIp: c.text(),
      submitterLocation: c.text(),
      submitterDevice: c.text(),
      /** ISO 3166 country code. */
      country: c.text(),
      /** The consent text as shown to the visitor. */
      consentText: c.text(),
      /** Id of the campaign, as in views. */
      campaignId: c.integer(),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [
      // With what lists filter by, as rows are long.
      c.index("form_submissions_by_card").on(t.cardId, t.timestamp, t.id, t.isArchived, t.isRead),
      // For counts of what is unread, which must not read the texts before the marks.
      c.index("form_submissions_by_state").on(t.cardId, t.isArchived, t.isRead),
    ],
  );

  /** A contact of the API: one person, who may have left details several times. */
  const people = c.table(
    "people",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text(),
      /** Sort key of lists: the folded name, else email or number. */
      nameKey: c.text().notNull(),
      company: c.text(),
      title: c.text(),
      /** In the order entered; the first is the primary one. */
      emails: c.json<string[]>().notNull().default([]),
      phones: c.json<string[]>().notNull().default([]),
      stage: c.text().notNull().default("new"),
      tags: c.json<string[]>().notNull().default([]),
      notes: c.text(),
      reminderAt: c.timestamp(),
      /** Whether the owner has changed name, company, title, emails, phones or notes: it is kept, whoever left it. */
      isEdited: c.bool().notNull().default(false),
      sources: c.json<ContactSource[]>().notNull().default([]),
      /**
       * The team whose cards all of it ever came from, or 0 if anything came from elsewhere. Kept with it, as its
       * interactions may be deleted or pass on with a card. Null where nothing but these tells.
       */
      metIn: c.integer(),
      firstAt: c.timestamp().notNull().$defaultFn(now),
      lastAt: c.timestamp().notNull().$defaultFn(now),
      /** The contact that this one was merged into; it is hidden until the merge is undone. */
      mergedInto: c.ref((): AnyPgColumn => people.id),
      /** Changes made by merging, so that it can be undone. */
      mergeLog: c.json<JsonObject>(),
      mergedAt: c.timestamp(),
      ...changed(),
    },
    (t) => [
      // Whole, unlike those below: for the newest contact, and where an account is deleted.
      c.index("people_by_account").on(t.userId, t.id),
      // Partial, because PostgreSQL does not see that rows with equal merged_into are ordered by the next columns.
      c.index("people_by_last").on(t.userId, t.lastAt, t.id).where(NOT_MERGED),
      c.index("people_by_first").on(t.userId, t.firstAt, t.id).where(NOT_MERGED),
      c.index("people_by_change").on(t.userId, t.updatedAt, t.id).where(NOT_MERGED),
      c.index("people_by_name").on(t.userId, t.nameKey, t.id).where(NOT_MERGED),
      c.index("people_by_stage").on(t.userId, t.stage, t.lastAt, t.id).where(NOT_MERGED),
      c.index("people_by_reminder").on(t.userId, t.reminderAt).where(NOT_MERGED),
      c.index("people_by_merge").on(t.mergedInto),
    ],
  );

  /** Search index of contacts: words, and exact emails, numbers, tags, sources and cards. */
  const peopleTerms = c.table(
    "people_terms",
    { userId: c.ref(() => users.id).notNull(), term: c.text().notNull(), personId: c.ref(() => people.id).notNull() },
    (t) => [
      c.primaryKey({ columns: [t.userId, t.term, t.personId] }),
      c.index("people_terms_of_person").on(t.personId, t.term),
    ],
  );

  /** Number of contacts per account and stage, updated with each write. */
  const peopleTotals = c.table(
    "people_totals",
    { userId: c.ref(() => users.id).notNull(), stage: c.text().notNull(), n: c.integer().notNull().default(0) },
    (t) => [c.primaryKey({ columns: [t.userId, t.stage] })],
  );

  /** Contact settings of an account; without a row, the defaults apply. */
  const contactSettings = c.table("contact_settings", {
    userId: c
      .ref(() => users.id)
      .notNull()
      .unique(),
    stages: c.json<string[]>().notNull(),
    /** Days without activity until a contact is deleted; null for never. */
    retentionDays: c.integer(),
    /** Whether the day's reminders are sent by email. */
    mailsReminders: c.bool().notNull().default(false),
    /** Day of the last reminder email, YYYY-MM-DD. */
    remindedOn: c.text(),
    /** Renamed stages that are still being written to contacts, in batches; null when done. */
    stageRename: c.json<StageRename>(),
    ...changed(),
  });

  /** An interaction: one time that a person left details on a card. */
  const contacts = c.table(
    "contacts",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      /**
       * Account and contact, reassigned to the card's current owner the next time that owner opens their contacts. Null
       * in rows of releases without contacts. No reference, as the row moves to the card's next owner.
       */
      userId: c.integer(),
      personId: c.integer(),
      /** The contact before merging, restored when that is undone. */
      mergedFrom: c.integer(),
      source: c.text().$type<"form" | "chat" | "exchange">().notNull(),
      /** Form message or chat that the details came from; the row is deleted with it. */
      submissionId: c.ref(() => formSubmissions.id),
      conversationId: c.ref(() => salesbotConversations.id),
      name: c.text(),
      email: c.text(),
      phone: c.text(),
      note: c.text(),
      /** The consent text, unless stored with the form message or chat. */
      consentText: c.text(),
      /** Values that only this chat contributed; those of an exchange are in `contact_shares`. */
      brought: c.json<BroughtDetails>(),
      ...created(),
    },
    (t) => [
      c.index("contacts_by_card").on(t.cardId, t.createdAt, t.id),
      c.index("contacts_by_keeper").on(t.cardId, t.userId),
      c.index("contacts_by_person").on(t.personId, t.createdAt, t.id),
      c.index("contacts_by_merge").on(t.mergedFrom),
      c.index("contacts_by_submission").on(t.submissionId),
      c.index("contacts_by_conversation").on(t.conversationId),
    ],
  );

  /** Details that a visitor gave in an exchange. The link in the email lets them view, change and withdraw these. */
  const contactShares = c.table(
    "contact_shares",
    {
      id: c.id(),
      tokenHash: c.text().notNull().unique(),
      contactId: c.ref(() => contacts.id).notNull(),
      given: c.json<SharedDetails>().notNull(),
      /** Values that only this exchange contributed; null for rows older than this column. */
      brought: c.json<BroughtDetails>(),
      /** `emailKey()` of the first recipient of the link; not changed by edits through the link. */
      emailKey: c.text(),
      /**
       * The visitor's own card, which the contact follows; null unless its signed-in owner shared it. No reference, as
       * the exchange outlives the card.
       */
      followedCardId: c.integer(),
      /** Accounts that gave and received the details, as the card and the contact may get other owners. */
      sharedById: c.integer(),
      sharedWithId: c.integer(),
      followed: c.json<FollowedDetails>(),
      ...changed(),
    },
    (t) => [
      c.index("contact_shares_by_email").on(t.emailKey),
      c.index("contact_shares_by_contact").on(t.contactId),
      c.index("contact_shares_by_card").on(t.followedCardId, t.id),
    ],
  );

  /** Changed cards whose values are still being written to the contacts that follow them, in batches. */
  const followerUpdates = c.table("follower_updates", {
    cardId: c
      .ref(() => businessCards.id)
      .notNull()
      .unique(),
    /** Id of the last exchange already updated. */
    after: c.integer().notNull().default(0),
    /** Whether the card changed again meanwhile, so that another pass is needed. */
    isChanged: c.bool().notNull().default(false),
  });

  return {
    formSubmissions,
    people,
    peopleTerms,
    peopleTotals,
    contactSettings,
    contacts,
    contactShares,
    followerUpdates,
  };
}

export type ContactTables = ReturnType<typeof contactTables>;

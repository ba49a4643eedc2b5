import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Columns } from "../postgres.ts";
import type { AssistantTables } from "./assistant.ts";
import type { CardTables } from "./cards.ts";
import type { JsonObject } from "./json.ts";
import type { AccountTables } from "./accounts.ts";
import { now, times } from "./times.ts";

/** Not part of another contact. Without the table's name, which SQLite forbids in an index. */
const IS_WHOLE = sql`merged_into is null`;

/** How somebody became a contact. */
export type ContactSource = "form" | "chat" | "scan" | "file" | "hand" | "exchange" | "phone";

/** The details that a visitor gave. */
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

/** The details that a contact did not have before; `note` is the link of the visitor's own card. */
export type BroughtDetails = Partial<SharedDetails> & { note?: string };

/** The last values of a followed card, and what its owner typed beside them. */
export type FollowedDetails = { typed: Partial<SharedDetails>; values: SharedDetails; picture: string | null };

/** New names of stages, and the range of ids of the contacts still to change. */
type StageRename = { names: { from: string; to: string }[]; after: number; until: number };

/** Messages from the contact form, and the people whom card owners have met. */
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
      /** ISO 3166. */
      country: c.text(),
      /** The sentence the visitor agreed to, as it stood then. */
      consentText: c.text(),
      /** The campaign's id, as for views. */
      campaignId: c.integer(),
      isRead: c.bool().notNull().default(false),
      isArchived: c.bool().notNull().default(false),
      timestamp: c.timestamp().notNull().$defaultFn(now),
    },
    (t) => [c.index("form_submissions_by_card").on(t.cardId, t.timestamp, t.id)],
  );

  /** A contact of the API: one person, however often they left details. */
  const people = c.table(
    "people",
    {
      id: c.id(),
      userId: c.ref(() => users.id).notNull(),
      name: c.text(),
      /** Folded name, else address or number: what lists are sorted by. */
      nameKey: c.text().notNull(),
      company: c.text(),
      title: c.text(),
      /** As they were given, the first one first. */
      emails: c.json<string[]>().notNull().default([]),
      phones: c.json<string[]>().notNull().default([]),
      stage: c.text().notNull().default("new"),
      tags: c.json<string[]>().notNull().default([]),
      notes: c.text(),
      reminderAt: c.timestamp(),
      sources: c.json<ContactSource[]>().notNull().default([]),
      firstAt: c.timestamp().notNull().$defaultFn(now),
      lastAt: c.timestamp().notNull().$defaultFn(now),
      /** The contact that this one is part of: it is in no list until that is undone. */
      mergedInto: c.ref((): AnyPgColumn => people.id),
      /** What merging changed, so that it can be undone. */
      mergeLog: c.json<JsonObject>(),
      mergedAt: c.timestamp(),
      ...changed(),
    },
    (t) => [
      // Partial, as PostgreSQL does not see that rows of one merged_into are in the order of what follows it.
      c.index("people_by_last").on(t.userId, t.lastAt, t.id).where(IS_WHOLE),
      c.index("people_by_first").on(t.userId, t.firstAt, t.id).where(IS_WHOLE),
      c.index("people_by_change").on(t.userId, t.updatedAt, t.id).where(IS_WHOLE),
      c.index("people_by_name").on(t.userId, t.nameKey, t.id).where(IS_WHOLE),
      c.index("people_by_stage").on(t.userId, t.stage, t.lastAt, t.id).where(IS_WHOLE),
      c.index("people_by_reminder").on(t.userId, t.reminderAt).where(IS_WHOLE),
      c.index("people_by_merge").on(t.mergedInto),
    ],
  );

  /** What a contact is found by: words, and exactly by address, number, tag, source and card. */
  const peopleTerms = c.table(
    "people_terms",
    {
      userId: c.ref(() => users.id).notNull(),
      term: c.text().notNull(),
      personId: c.ref(() => people.id).notNull(),
    },
    (t) => [
      c.primaryKey({ columns: [t.userId, t.term, t.personId] }),
      c.index("people_terms_of_person").on(t.personId, t.term),
    ],
  );

  /** How many contacts an account has at each stage, counted as they are written. */
  const peopleTotals = c.table(
    "people_totals",
    {
      userId: c.ref(() => users.id).notNull(),
      stage: c.text().notNull(),
      n: c.integer().notNull().default(0),
    },
    (t) => [c.primaryKey({ columns: [t.userId, t.stage] })],
  );

  /** An account's settings for its contacts; without a row, the defaults. */
  const contactSettings = c.table("contact_settings", {
    userId: c
      .ref(() => users.id)
      .notNull()
      .unique(),
    stages: c.json<string[]>().notNull(),
    /** Days without news after which a contact is deleted; null: never. */
    retentionDays: c.integer(),
    /** Sends the day's reminders by mail. */
    mailsReminders: c.bool().notNull().default(false),
    /** YYYY-MM-DD of the last of these mails. */
    remindedOn: c.text(),
    /** New names of stages that are still being written to contacts, in steps; null when done. */
    stageRename: c.json<StageRename>(),
    ...changed(),
  });

  /** One time that somebody left their details on a card. */
  const contacts = c.table(
    "contacts",
    {
      id: c.id(),
      cardId: c.ref(() => businessCards.id).notNull(),
      /**
       * The account and the contact; they follow the card's owner once that one has looked at their contacts. Releases
       * without contacts wrote neither. No reference, as the row goes to the card's next owner.
       */
      userId: c.integer(),
      personId: c.integer(),
      /** The contact that it belonged to before merging, and goes back to when that is undone. */
      mergedFrom: c.integer(),
      source: c.text().$type<"form" | "chat" | "exchange">().notNull(),
      /** The form or chat that it came from: deleted with it. */
      submissionId: c.ref(() => formSubmissions.id),
      conversationId: c.ref(() => salesbotConversations.id),
      name: c.text(),
      email: c.text(),
      phone: c.text(),
      note: c.text(),
      /** The sentence that was agreed to, if neither form nor chat stores it. */
      consentText: c.text(),
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

  /** What a visitor has shared back on a card; the token in the mail lets them view, change and withdraw it. */
  const contactShares = c.table(
    "contact_shares",
    {
      id: c.id(),
      tokenHash: c.text().notNull().unique(),
      contactId: c.ref(() => contacts.id).notNull(),
      given: c.json<SharedDetails>().notNull(),
      /** What the contact has from this share alone; null for shares of releases that did not store it. */
      brought: c.json<BroughtDetails>(),
      /** The key of the address that first got the link; it cannot be changed with the link. */
      emailKey: c.text(),
      /**
       * The visitor's own card, which the contact follows; null if it was not shared as its signed-in owner. Without a
       * reference: the share outlives the card.
       */
      followedCardId: c.integer(),
      /** Who shared it and with whom: the card, or the contact, may get another owner. */
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

  /** Cards that have changed, until the contacts that follow them have their values: they get them in steps. */
  const followerUpdates = c.table("follower_updates", {
    cardId: c
      .ref(() => businessCards.id)
      .notNull()
      .unique(),
    /** The last share that has them. */
    after: c.integer().notNull().default(0),
    /** The card has changed since: another pass follows. */
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

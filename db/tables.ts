import type { Columns } from "./postgres.ts";

export type GalleryItem = { url: string; alt?: string };
export type CustomButton = { text: string; url: string; backgroundColor: string };
export type JsonObject = Record<string, unknown>;
/** `id` is the client's own, so that a retry is known; `asked` is what the assistant wanted to know. */
export type ChatMessage = { role: "user" | "assistant"; content: string; timestamp: string; id?: string; asked?: JsonObject };
export type Knowledge = { question: string; answer: string };
export type Place = { lat: number; lon: number };
/** Opening times by day (sun to sat), HH:MM in that time zone. */
export type WorkingHours = { timeZone: string; days: { [day: string]: { from: string; to: string }[] | undefined } };
export type PrimaryGoal = "schedule_appointment" | "generate_lead" | "make_sale";
export type SalesPersonality = "professional" | "friendly" | "consultative" | "aggressive";
/** Why an event is not in the totals; null when it is. */
export type Filtered = "bot" | "owner";

const now = () => new Date();

/** Every table, written once; `c` builds the columns of one dialect. */
export function defineTables(c: Columns) {
  const created = () => ({ createdAt: c.timestamp().notNull().$defaultFn(now) });
  const changed = () => ({ ...created(), updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now) });

  // --- people -------------------------------------------------------------------------------------------------

  const users = c.table("users", {
    id: c.id(),
    username: c.text().notNull(),
    /** The username in lower case: two people must not differ by letter case only. */
    usernameKey: c.text().notNull().unique(),
    /** An argon2id hash, in PHC string format. */
    password: c.text().notNull(),
    email: c.text().notNull(),
    emailKey: c.text().notNull().unique(),
    phone: c.text(),
    fullName: c.text(),
    accessLevel: c.integer().notNull().default(1),
    lastSignInAt: c.timestamp(),
    ...created(),
  });

  const sessions = c.table("sessions", {
    id: c.id(),
    /** SHA-256 of the cookie's token: a stolen database opens no session. */
    tokenHash: c.text().notNull().unique(),
    userId: c.ref(() => users.id).notNull(),
    lastSeenAt: c.timestamp().notNull(),
    expiresAt: c.timestamp().notNull(),
    ...created(),
  }, (t) => [c.index("sessions_by_user").on(t.userId), c.index("sessions_by_expiry").on(t.expiresAt)]);

  const passwordResets = c.table("password_resets", {
    id: c.id(),
    tokenHash: c.text().notNull().unique(),
    userId: c.ref(() => users.id).notNull(),
    expiresAt: c.timestamp().notNull(),
    usedAt: c.timestamp(),
    ...created(),
  }, (t) => [c.index("password_resets_by_user").on(t.userId)]);

  const mailOutbox = c.table("mail_outbox", {
    id: c.id(),
    recipient: c.text().notNull(),
    subject: c.text().notNull(),
    text: c.text().notNull(),
    html: c.text(),
    attempts: c.integer().notNull().default(0),
    nextAttemptAt: c.timestamp().notNull().$defaultFn(now),
    sentAt: c.timestamp(),
    lastError: c.text(),
    ...created(),
  }, (t) => [c.index("mail_outbox_waiting").on(t.sentAt, t.nextAttemptAt)]);

  /** Work that comes again: when next, and who has it meanwhile. One row a job, whatever the number of processes. */
  const jobs = c.table("jobs", {
    name: c.text().primaryKey(),
    nextRunAt: c.timestamp().notNull(),
    /** Until then the holder has it; one that died loses it by the passing of time. */
    leasedUntil: c.timestamp(),
    holder: c.text(),
    lastStartedAt: c.timestamp(),
    lastEndedAt: c.timestamp(),
    /** In a row, up to now. */
    failures: c.integer().notNull().default(0),
    lastError: c.text(),
  });

  /** What several processes have counted together against rate limits; keys are hashes, not addresses. */
  const rateCounts = c.table("rate_counts", {
    key: c.text().primaryKey(),
    points: c.integer().notNull(),
    resetAt: c.timestamp().notNull(),
  }, (t) => [c.index("rate_counts_by_end").on(t.resetAt)]);

  /** Who administered what: never personal data beyond ids and names of fields. */
  const auditLog = c.table("audit_log", {
    id: c.id(),
    actorId: c.integer(),
    action: c.text().notNull(),
    target: c.text().notNull(),
    detail: c.json<JsonObject>().notNull().default({}),
    ...created(),
  }, (t) => [c.index("audit_log_by_time").on(t.createdAt, t.id)]);

  // --- cards --------------------------------------------------------------------------------------------------

  const businessCards = c.table("business_cards", {
    id: c.id(),
    userId: c.ref(() => users.id).notNull(),
    slug: c.text().notNull().unique(),
    theme: c.text().notNull().default("minimalist"),
    name: c.text(),
    title: c.text(),
    company: c.text(),
    phone: c.text(),
    email: c.text(),
    address: c.text(),
    about: c.text(),
    profilePicture: c.text(),
    coverPhoto: c.text(),
    logoUrl: c.text(),
    videoUrl: c.text(),
    faviconUrl: c.text(),
    website: c.text(),
    /** Pairs, not an object: jsonb does not keep the order of keys, and the order is the owner's. */
    socialLinks: c.json<[network: string, url: string][]>().notNull().default([]),
    customButtons: c.json<CustomButton[]>().notNull().default([]),
    gallery: c.json<GalleryItem[]>().notNull().default([]),
    embedCodes: c.json<string[]>().notNull().default([]),
    formConfig: c.json<JsonObject>().notNull().default({}),
    customizations: c.json<JsonObject>().notNull().default({}),
    isPaused: c.bool().notNull().default(false),
    version: c.integer().notNull().default(1),
    ...changed(),
  }, (t) => [c.index("business_cards_by_user").on(t.userId, t.id)]);

  /** Slugs a card had before: a printed code keeps leading to it. */
  const slugHistory = c.table("slug_history", {
    slug: c.text().primaryKey(),
    cardId: c.ref(() => businessCards.id).notNull(),
    ...created(),
  }, (t) => [c.index("slug_history_by_card").on(t.cardId)]);

  /** Answers of the address search, so that an address is asked for once by all hosts together. */
  const knownPlaces = c.table("known_places", {
    /** SHA-256 of the address: what a deleted card said is not kept. */
    addressHash: c.text().primaryKey(),
    /** Null: the search knows no such address. */
    place: c.json<Place>(),
    foundAt: c.timestamp().notNull(),
  }, (t) => [c.index("known_places_by_time").on(t.foundAt)]);

  /** Files under uploads, so that those no card uses can be removed. */
  const uploads = c.table("uploads", {
    path: c.text().primaryKey(),
    userId: c.ref(() => users.id).notNull(),
    cardId: c.integer(),
    bytes: c.integer().notNull(),
    width: c.integer(),
    height: c.integer(),
    /** What is painted in its place while it loads, `#rrggbb`; null for a picture one can see through. */
    color: c.text(),
    ...created(),
  }, (t) => [c.index("uploads_by_card").on(t.cardId), c.index("uploads_by_user").on(t.userId)]);

  const pwaSettings = c.table("pwa_settings", {
    /** `site`, or the id of the owner whose cards these settings are for. */
    scope: c.text().primaryKey(),
    settings: c.json<JsonObject>().notNull(),
    updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now),
  });

  // --- events -------------------------------------------------------------------------------------------------

  const cardViews = c.table("card_views", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull(),
    viewerIp: c.text(),
    viewerLocation: c.text(),
    viewerDevice: c.text(),
    /** ISO 3166. */
    country: c.text(),
    source: c.text(),
    referrer: c.text(),
    seconds: c.integer(),
    filtered: c.text().$type<Filtered>(),
    timestamp: c.timestamp().notNull().$defaultFn(now),
  }, (t) => [c.index("card_views_by_card").on(t.cardId, t.timestamp, t.id)]);

  const cardClicks = c.table("card_clicks", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull(),
    linkType: c.text().notNull(),
    linkId: c.text().notNull(),
    clickerIp: c.text(),
    clickerLocation: c.text(),
    clickerDevice: c.text(),
    /** ISO 3166. */
    country: c.text(),
    filtered: c.text().$type<Filtered>(),
    timestamp: c.timestamp().notNull().$defaultFn(now),
  }, (t) => [c.index("card_clicks_by_card").on(t.cardId, t.timestamp, t.id)]);

  const cardSaves = c.table("card_saves", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull(),
    saverIp: c.text(),
    saverLocation: c.text(),
    saverDevice: c.text(),
    /** ISO 3166. */
    country: c.text(),
    filtered: c.text().$type<Filtered>(),
    timestamp: c.timestamp().notNull().$defaultFn(now),
  }, (t) => [c.index("card_saves_by_card").on(t.cardId, t.timestamp, t.id)]);

  const formSubmissions = c.table("form_submissions", {
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
    timestamp: c.timestamp().notNull().$defaultFn(now),
  }, (t) => [c.index("form_submissions_by_card").on(t.cardId, t.timestamp, t.id)]);

  /**
   * Events counted as they are written: what totals and charts read. Each event counts in its UTC day and in its
   * quarter of an hour: all time zones begin their days at a quarter, so days of any zone are exact sums.
   */
  const eventRollups = c.table("event_rollups", {
    cardId: c.ref(() => businessCards.id).notNull(),
    /** Length of the bucket: 1440 or 15. */
    minutes: c.integer().notNull(),
    /** total, source, device, country, referrer, link, seconds, filtered. */
    dimension: c.text().notNull(),
    /** How many buckets of this length lie between 1970 and this one. */
    bucket: c.integer().notNull(),
    /** view, click, save, submission, visitor. */
    kind: c.text().notNull(),
    value: c.text().notNull(),
    n: c.integer().notNull(),
  }, (t) => [c.primaryKey({ columns: [t.cardId, t.minutes, t.dimension, t.bucket, t.kind, t.value] })]);

  /** Who was here today, so that unique visitors can be counted: hashes under a salt that ends with its day. */
  const dailyVisitors = c.table("daily_visitors", {
    /** Days since 1970, UTC. */
    day: c.integer().notNull(),
    cardId: c.ref(() => businessCards.id).notNull(),
    hash: c.text().notNull(),
  }, (t) => [c.primaryKey({ columns: [t.day, t.cardId, t.hash] })]);

  const visitorSalts = c.table("visitor_salts", { day: c.integer().primaryKey(), salt: c.text().notNull() });

  /** Keys of events that may be sent again, by a page that was offline: a repetition is not counted. */
  const eventKeys = c.table("event_keys", {
    key: c.text().primaryKey(),
    eventId: c.integer().notNull(),
    ...created(),
  }, (t) => [c.index("event_keys_by_time").on(t.createdAt)]);

  /** The first day whose raw events are all still there; one row, none before anything was aged out. */
  const eventAgeing = c.table("event_ageing", { id: c.integer().primaryKey(), completeFrom: c.timestamp().notNull() });

  // --- people who answered ------------------------------------------------------------------------------------

  /** People who left their details, by the contact form or in the chat. */
  const contacts = c.table("contacts", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull(),
    source: c.text().$type<"form" | "chat">().notNull(),
    /** The form that told of them: deleted with it. */
    submissionId: c.ref(() => formSubmissions.id),
    name: c.text(),
    email: c.text(),
    phone: c.text(),
    note: c.text(),
    ...created(),
  }, (t) => [c.index("contacts_by_card").on(t.cardId, t.createdAt, t.id), c.index("contacts_by_submission").on(t.submissionId)]);

  const salesbotConfigs = c.table("salesbot_configs", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull().unique(),
    isEnabled: c.bool().notNull().default(false),
    botName: c.text().notNull().default("Salesbot"),
    avatarUrl: c.text(),
    businessType: c.text(),
    primaryGoal: c.text().$type<PrimaryGoal>().notNull().default("schedule_appointment"),
    services: c.json<string[]>().notNull().default([]),
    /** Pairs, as social links are: a price list has its owner's order. */
    priceRanges: c.json<[name: string, price: number][]>().notNull().default([]),
    currency: c.text().notNull().default("USD"),
    companyInfo: c.text(),
    salesPersonality: c.text().$type<SalesPersonality>().notNull().default("professional"),
    customInstructions: c.text(),
    leadQualificationQuestions: c.json<string[]>().notNull().default([]),
    knowledge: c.json<Knowledge[]>().notNull().default([]),
    workingHours: c.json<WorkingHours>(),
    /** Conversations are deleted this many days after their last message. */
    retentionDays: c.integer().notNull().default(365),
    /** Tokens a language model may take for this card in one UTC day. */
    dailyTokenBudget: c.integer().notNull().default(200_000),
    /** YYYY-MM-DD, and the tokens spent on that day. */
    tokensDay: c.text(),
    tokensSpent: c.integer().notNull().default(0),
    ...changed(),
  });

  const salesbotConversations = c.table("salesbot_conversations", {
    id: c.id(),
    cardId: c.ref(() => businessCards.id).notNull(),
    sessionId: c.text().notNull().unique(),
    visitorName: c.text(),
    visitorEmail: c.text(),
    visitorPhone: c.text(),
    conversationData: c.json<ChatMessage[]>().notNull().default([]),
    leadScore: c.integer().notNull().default(0),
    /** Where the points of the score come from. */
    leadReasons: c.json<{ points: number; reason: string }[]>().notNull().default([]),
    outcome: c.text(),
    visitorIp: c.text(),
    visitorLocation: c.text(),
    visitorDevice: c.text(),
    /** The privacy sentence the visitor had read when details were first left. */
    consentText: c.text(),
    isRead: c.bool().notNull().default(false),
    ...changed(),
  }, (t) => [c.index("salesbot_conversations_by_card").on(t.cardId, t.updatedAt, t.id)]);

  return {
    users, sessions, passwordResets, mailOutbox, jobs, rateCounts, auditLog,
    businessCards, slugHistory, knownPlaces, uploads, pwaSettings,
    cardViews, cardClicks, cardSaves, formSubmissions,
    eventRollups, dailyVisitors, visitorSalts, eventKeys, eventAgeing,
    contacts, salesbotConfigs, salesbotConversations,
  };
}

export type Tables = ReturnType<typeof defineTables>;
export type User = Tables["users"]["$inferSelect"];
export type NewUser = Tables["users"]["$inferInsert"];
export type BusinessCard = Tables["businessCards"]["$inferSelect"];
export type NewBusinessCard = Tables["businessCards"]["$inferInsert"];
export type SalesbotConfig = Tables["salesbotConfigs"]["$inferSelect"];
export type SalesbotConversation = Tables["salesbotConversations"]["$inferSelect"];

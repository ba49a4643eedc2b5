import { COLUMN_FIELDS } from "../contacts/import/column-fields.ts";
import { SHORTENED_FIELDS } from "../contacts/import/parsed-contact.ts";
import { z } from "zod";
import { FOLLOWERS } from "../cards/limits.ts";
import { SOURCES } from "../contacts/contact.ts";
import { INBOX_KINDS } from "../inbox/inbox.schema.ts";
import { at, count, id, open, page, text } from "./answer-parts.ts";
import { analytics, invitation, member, role, team, teamAnalytics, template } from "./team-answers.ts";

// Response schemas of the API. A test validates real responses against them and fails on unknown keys.

const card = z
  .object({
    id,
    userId: id,
    slug: z.string().meta({ description: "Last part of the card's URL: /view/{slug}" }),
    theme: z.string(),
    name: text,
    pronouns: text,
    title: text,
    company: text,
    phone: text,
    email: text,
    address: text,
    about: text,
    website: text,
    profilePicture: text,
    coverPhoto: text,
    logo: text,
    logoUrl: text,
    videoUrl: text,
    faviconUrl: text,
    embedCodes: z.array(z.string()),
    numbers: open,
    indexable: z.boolean(),
    language: text,
    translations: open,
    contacts: z.array(open),
    socialLinks: z.record(z.string(), z.string()),
    customButtons: z.array(open),
    gallery: z.array(open),
    formConfig: open,
    customizations: open,
    isPaused: z.boolean().meta({ description: "If true, visitors see a notice instead of the card" }),
    followers: z
      .enum(FOLLOWERS)
      .meta({
        description:
          "Whose saved contacts receive updates of this card: nobody's, those of people who exchanged details, or anybody's",
      }),
    followedBy: count.meta({ description: "Number of accounts with a contact that follows the card, at most 1,000" }),
    teamId: id.nullable(),
    templateId: id.nullable(),
    lockedFields: z.array(z.string()).meta({ description: "Fields set by the team's template" }),
    version: count,
    createdAt: at,
    updatedAt: at,
    url: z.string().optional().meta({ description: "The card's URL on a custom domain" }),
  })
  .meta({ id: "Card" });
const cardWithOwner = card.extend({ user: z.object({ id, accessLevel: count }) }).meta({ id: "CardWithOwner" });

const campaign = z
  .object({
    id,
    name: z.string(),
    code: z.string(),
    url: z.string(),
    note: text,
    isActive: z.boolean(),
    views: count,
    saves: count,
    leads: count,
  })
  .meta({ id: "Campaign" });

const fact = z.object({ question: z.string(), answer: z.string() });
const publicAssistant = { isEnabled: z.boolean(), botName: z.string(), avatarUrl: text };
const assistant = z
  .object({
    ...publicAssistant,
    id: id.nullable(),
    cardId: id,
    businessType: text,
    primaryGoal: z.string(),
    services: z.array(z.string()),
    priceRanges: z.record(z.string(), z.number()),
    currency: z.string(),
    companyInfo: text,
    salesPersonality: z.string(),
    customInstructions: text,
    handoverMinutes: count,
    leadQualificationQuestions: z.array(z.string()),
    knowledge: z.array(fact),
    workingHours: open.nullable(),
    retentionDays: count,
    dailyTokenBudget: count,
    tokensSpentToday: count,
    createdAt: at.nullable(),
    updatedAt: at.nullable(),
  })
  .meta({ id: "Assistant" });
/** The public fields only, unless the caller may read the card's settings. */
const assistantOrPublic = z.union([assistant, z.object(publicAssistant)]);

const timelineEntry = { id, cardId: id.nullable(), at, text };
const contact = z
  .object({
    id,
    name: text,
    email: text,
    phone: text,
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    company: text,
    title: text,
    stage: z.string(),
    tags: z.array(z.string()),
    notes: text,
    reminder: at.nullable(),
    sources: z.array(z.enum(SOURCES)),
    first: at,
    last: at,
    messages: z.array(z.object({ ...timelineEntry, event: text })),
    conversations: z.array(z.object({ ...timelineEntry, leadScore: count })),
    consent: z.array(z.object({ text: z.string(), source: z.string(), at })),
    cards: z.array(z.object({ id, slug: z.string(), name: text })),
    follows: z
      .object({ cardId: id, slug: z.string() })
      .nullable()
      .meta({
        description: "Card that keeps name, phone numbers, emails, title, company and picture up to date; null if none",
      }),
  })
  .meta({ id: "Contact" });
const contactPicture = z.object({ url: z.string(), width: count.nullable(), height: count.nullable() });
const contactWithDuplicates = contact
  .extend({
    doubles: z.array(z.object({ id, name: text, email: text, company: text, reason: z.string() })),
    merged: z.array(z.object({ id, name: text, email: text })),
    pictures: z.array(contactPicture),
  })
  .meta({ id: "ContactWithDuplicates" });
const duplicates = z.object({ contacts: z.array(contact), reason: z.string() });
const columnField = z.enum(COLUMN_FIELDS);
const previewFields = (shape: Record<string, z.ZodType>) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.optional().describe("Only in previews")]),
  );
const imported = z.object({
  created: count,
  known: count,
  failed: z.array(z.object({ row: count, message: z.string() })),
  shortened: z
    .array(z.object({ row: count, name: text, fields: z.array(z.enum(SHORTENED_FIELDS)) }))
    .optional()
    .describe("Contacts with values too long or too many to store, and the fields that were cut"),
  ...previewFields({
    columns: z.array(z.object({ name: z.string(), field: columnField.nullable(), samples: z.array(z.string()) })),
    rows: z.array(z.array(z.string())),
    mapping: z.record(z.string(), columnField),
    skipped: count,
    people: z.array(open),
  }),
});

const inboxItem = z
  .object({
    kind: z.enum(INBOX_KINDS),
    id,
    cardId: id,
    cardName: z.string(),
    name: text,
    email: text,
    phone: text,
    preview: z.string(),
    isRead: z.boolean(),
    isArchived: z.boolean(),
    state: text,
    at,
  })
  .meta({ id: "InboxItem" });
const conversation = z
  .object({
    id,
    cardId: id,
    sessionId: z.string(),
    visitorName: text,
    visitorEmail: text,
    visitorPhone: text,
    visitorIp: text,
    visitorLocation: text,
    visitorDevice: text,
    consentText: text,
    conversationData: z.array(z.looseObject({ role: z.string(), content: z.string() })),
    leadScore: count,
    leadReasons: z.array(z.object({ points: z.number(), reason: z.string() })),
    outcome: text,
    state: z.string(),
    person: z.object({ name: text, photo: text }).nullable(),
    askedAt: at.nullable(),
    answerSeconds: count.nullable(),
    appointment: open.nullable(),
    isRead: z.boolean(),
    isArchived: z.boolean(),
    createdAt: at,
    updatedAt: at,
  })
  .meta({ id: "Conversation" });
const conversationThread = conversation
  .extend({ questions: z.array(z.object({ id, question: z.string() })) })
  .meta({ id: "ConversationThread" });
const listedConversation = conversation.extend({ cardName: z.string() }).meta({ id: "ListedConversation" });
const messages = z.object({
  card: z.object({ id, name: text, slug: z.string() }),
  fields: z.array(z.looseObject({ id: z.string(), label: z.string(), type: z.string() })),
  submissions: z.array(
    z.object({
      id,
      cardId: id,
      timestamp: at,
      formData: z.record(z.string(), z.string()),
      submitterLocation: text,
      submitterDevice: text,
      country: text,
      consentText: text,
    }),
  ),
  next: z.unknown(),
});
const personMessage = z
  .object({
    id: count.meta({ description: "Position in the conversation, starting at 1" }),
    role: z.string(),
    name: text,
    text: z.string(),
    at,
  })
  .meta({ id: "ConversationMessage" });
const unanswered = z.object({ id, question: z.string(), count, lastAt: at }).meta({ id: "UnansweredQuestion" });
const answered = z.object({ question: z.string(), answer: z.string(), message: z.string() });

export const answers = {
  card,
  cardWithOwner,
  cards: z.array(card),
  campaign,
  campaigns: page(campaign),
  uploaded: z.object({ success: z.literal(true), url: z.string() }),
  assistantOrPublic,
  assistant,
  contact,
  contactWithDuplicates,
  contactPicture,
  contacts: page(contact),
  duplicates: page(duplicates),
  imported,
  changed: z.object({ changed: count }),
  inboxItem,
  inbox: page(inboxItem),
  conversation,
  conversationThread,
  conversations: z.array(listedConversation),
  personMessage,
  messages,
  unanswered: page(unanswered),
  answered,
  analytics,
  live: z.object({ events: count }),
  teamAnalytics,
  team,
  teams: page(team),
  member: z.object({ userId: id, role }),
  members: page(member),
  invitation,
  invitations: page(invitation),
  invited: z.object({
    created: z.array(invitation),
    failed: z.array(z.object({ email: z.string(), message: z.string() })),
  }),
  template,
  templates: page(template),
  newCard: z.object({ id }),
};

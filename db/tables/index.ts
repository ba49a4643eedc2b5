import type { Columns } from "../postgres.ts";
import { addressBookTables } from "./address-books.ts";
import { assistantTables } from "./assistant.ts";
import { campaignTables } from "./campaigns.ts";
import { cardTables } from "./cards.ts";
import { contactTables } from "./contacts.ts";
import { domainTables } from "./domains.ts";
import { eventTables } from "./events.ts";
import { factorTables } from "./factors.ts";
import { operationTables } from "./operation.ts";
import { accountTables } from "./accounts.ts";
import { teamTables } from "./teams.ts";
import { webhookTables } from "./webhooks.ts";

export type { Answerer, Appointment, ChatMessage, ConversationState, ReminderKind, WorkingHours } from "./assistant.ts";
export type { CardFields, ContactEntry, ContactKind, Place, SocialLink, TemplateValues } from "./cards.ts";
export type { BroughtDetails, ContactSource, FollowedDetails, SharedDetails } from "./contacts.ts";
export type { Filtered } from "./events.ts";
export type { MailAttachment } from "./operation.ts";
export type { ChallengeKind } from "./factors.ts";
export type { EmailLinkKind, Plan, SignInMethod } from "./accounts.ts";
export type { JsonObject } from "./json.ts";
export type { FieldRule, TeamRole } from "./teams.ts";

/** Defines every table once; `c` has the column constructors of a dialect. Tables come after those they refer to. */
export function defineTables(c: Columns) {
  const accounts = accountTables(c);
  const cards = cardTables(c, accounts);
  const assistant = assistantTables(c, cards);
  const contacts = contactTables(c, { ...accounts, ...cards, ...assistant });
  const teams = teamTables(c, accounts);
  return {
    ...accounts,
    ...factorTables(c, accounts),
    ...operationTables(c, accounts),
    ...domainTables(c, accounts),
    ...teams,
    ...cards,
    ...campaignTables(c, cards),
    ...eventTables(c, cards),
    ...assistant,
    ...contacts,
    ...webhookTables(c, { ...accounts, ...assistant, ...contacts }),
    ...addressBookTables(c, { ...accounts, ...teams }),
  };
}

export type Tables = ReturnType<typeof defineTables>;
export type User = Tables["users"]["$inferSelect"];
export type NewUser = Tables["users"]["$inferInsert"];
export type BusinessCard = Tables["businessCards"]["$inferSelect"];
export type NewBusinessCard = Tables["businessCards"]["$inferInsert"];
export type SalesbotConfig = Tables["salesbotConfigs"]["$inferSelect"];
export type SalesbotConversation = Tables["salesbotConversations"]["$inferSelect"];
export type Team = Tables["teams"]["$inferSelect"];
export type CardTemplate = Tables["cardTemplates"]["$inferSelect"];
export type TeamInvitation = Tables["teamInvitations"]["$inferSelect"];
export type Domain = Tables["domains"]["$inferSelect"];
export type Webhook = Tables["webhooks"]["$inferSelect"];
export type WebhookDelivery = Tables["webhookDeliveries"]["$inferSelect"];
export type AppPassword = Tables["appPasswords"]["$inferSelect"];
export type AddressBook = Tables["addressBooks"]["$inferSelect"];
export type AddressBookEntry = Tables["addressBookEntries"]["$inferSelect"];
export type Person = Tables["people"]["$inferSelect"];

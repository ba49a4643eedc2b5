import type { z } from "zod";
import { answers } from "./answers.ts";

/** What a call is for, and what it answers; its path, query and body are those that its route checks. */
export interface Operation {
  summary: string;
  description?: string;
  /** Undefined: nothing (204). */
  answer?: z.ZodType;
  /** Media type of an answer that is a file. */
  file?: string;
  /** Media types of files that a parameter of the query asks for in its place. */
  formats?: string[];
  status?: 200 | 201;
  /** Further statuses and what they say; 200 beside 201 answers with the same. */
  also?: Record<number, string>;
}

/** For calls that change only what is sent. */
const PARTIAL = "Fields that are left out stay.";

const reads = (summary: string, answer: z.ZodType, description?: string): Operation => ({
  summary,
  answer,
  description,
});
const creates = (summary: string, answer: z.ZodType, description?: string): Operation => ({
  summary,
  answer,
  description,
  status: 201,
});
const removes = (summary: string, description?: string): Operation => ({ summary, description });
const downloads = (summary: string, file: string): Operation => ({ summary, file });

const OF_ALL_TIME =
  "`summary` counts since the card was made, whatever the range, and averages the last 30 days; all else is of the range.";
const CSV = "text/csv";
const LIST_HEADERS =
  "The answer is an array; `x-total-count` counts all, `x-next-cursor` is the cursor of the next page.";

/** Every call that a key can make. A test fails for a call without an entry, and for an entry without a call. */
export const OPERATIONS: Record<string, Operation> = {
  "GET /api/openapi.json": downloads("This description", "application/json"),
  "POST /mcp": {
    ...downloads("Tools for an AI", "text/event-stream"),
    description:
      "The Model Context Protocol over streamable HTTP, stateless. The body is a message of JSON-RPC 2.0. `Accept` must " +
      "name application/json and text/event-stream; the answer is one of them.",
    also: { 202: "A notification, which has no answer.", 406: "`Accept` lacks one of the two types." },
  },
  "GET /api/business-cards": reads("List your cards", answers.cards),
  "POST /api/business-cards": creates("Create a card", answers.card),
  "GET /api/business-cards/{id}": reads("Read a card", answers.wholeCard),
  "PUT /api/business-cards/{id}": reads("Change a card", answers.card, PARTIAL),
  "DELETE /api/business-cards/{id}": removes("Delete a card", "For administrators of level 5."),
  "GET /api/business-cards/{id}/archive.zip": downloads("Download a card as a website", "application/zip"),
  "GET /api/business-cards/{id}/campaigns": reads("List a card's campaigns", answers.campaigns),
  "POST /api/business-cards/{id}/campaigns": creates("Create a campaign", answers.campaign),
  "PATCH /api/business-cards/{id}/campaigns/{campaignId}": reads("Change a campaign", answers.campaign),
  "DELETE /api/business-cards/{id}/campaigns/{campaignId}": removes("Delete a campaign"),
  "POST /api/upload": reads(
    "Upload a picture",
    answers.uploaded,
    "It belongs to the card, team or domain that is named; one of the three is required. `type`, such as profilePicture, coverPhoto, logo or gallery, says its size. " +
      "Use the `url` of the answer in a card's fields.",
  ),
  "GET /api/salesbot/{cardId}/config": reads("Read a card's assistant", answers.anyAssistant),
  "POST /api/salesbot/{cardId}/config": reads("Change a card's assistant", answers.assistant, PARTIAL),
  "GET /api/contacts": reads(
    "List and search contacts",
    answers.contacts,
    "With `since`, those that are new or changed since then, in the order of their changes. For the next poll, pass " +
      "when this one began, by the header `Date` of its first page. Deleted contacts are in no list.",
  ),
  "POST /api/contacts": {
    ...creates(
      "Add a contact",
      answers.contact,
      "A contact whose address or number is known gets what it lacked, and the notes behind its own.",
    ),
    also: { 200: "The address or number is known: its contact." },
  },
  "GET /api/contacts/{id}": reads("Read a contact", answers.wholeContact),
  "PATCH /api/contacts/{id}": reads("Change a contact", answers.contact, PARTIAL),
  "DELETE /api/contacts/{id}": removes("Delete a contact"),
  "POST /api/contacts/{id}/merge": reads("Merge a contact into another", answers.contact),
  "POST /api/contacts/{id}/unmerge": reads("Undo a merge", answers.contact),
  "GET /api/contacts/{id}/reminder.ics": downloads("Download a reminder", "text/calendar"),
  "POST /api/contacts/{id}/pictures": creates(
    "Keep a picture with a contact",
    answers.contactPicture,
    "Of a paper card, for instance. Its `url` answers whoever may read the contact.",
  ),
  "GET /api/contacts/{id}/pictures/{name}": downloads("Download a picture of a contact", "image/jpeg"),
  "DELETE /api/contacts/{id}/pictures/{name}": removes("Remove a picture of a contact"),
  "POST /api/contacts/bulk": reads("Change or delete many contacts", answers.changed),
  "GET /api/contacts/doubles": reads("List likely duplicates", answers.duplicates),
  "GET /api/contacts/export": { ...downloads("Export contacts", CSV), formats: ["text/vcard"] },
  "POST /api/contacts/import": reads("Import contacts from a file", answers.imported),
  "GET /api/inbox": { ...reads("List the inbox", answers.inbox), formats: [CSV] },
  "PATCH /api/inbox/{kind}/{id}": reads("Mark or archive an item", answers.inboxItem),
  "DELETE /api/inbox/{kind}/{id}": removes("Delete an item"),
  "GET /api/conversations": {
    ...reads("List conversations", answers.conversations, LIST_HEADERS),
    formats: [CSV],
  },
  "GET /api/conversations/{id}": reads(
    "Read a conversation",
    answers.conversationThread,
    "With `format=vcf` the answer is the visitor's contact file, with `format=ics` what they wish for as a calendar file.",
  ),
  "PATCH /api/conversations/{id}": reads("Mark a conversation", answers.conversation),
  "DELETE /api/conversations/{id}": removes("Delete a conversation"),
  "POST /api/conversations/{id}/messages": creates(
    "Answer a visitor",
    answers.personMessage,
    "Takes the conversation over from the assistant, which is silent until it is handed back in the inbox.",
  ),
  "GET /api/business-cards/{id}/submissions": {
    ...reads("List messages to a card", answers.messages),
    formats: [CSV],
  },
  "GET /api/submissions/{id}": downloads("Download a message's contact", "text/vcard"),
  "DELETE /api/submissions/{id}": removes("Delete a message"),
  "GET /api/salesbot/{cardId}/conversations": {
    ...reads("List a card's conversations", answers.conversations, LIST_HEADERS),
    formats: [CSV],
  },
  "GET /api/salesbot/{cardId}/unanswered": reads("List unanswered questions", answers.unanswered),
  "DELETE /api/salesbot/{cardId}/unanswered/{id}": removes("Dismiss a question"),
  "POST /api/salesbot/{cardId}/unanswered/{id}/answer": creates(
    "Answer a question",
    answers.answered,
    "The assistant knows the answer from then on.",
  ),
  "GET /api/analytics/{cardId}": reads("Read a card's figures", answers.analytics, OF_ALL_TIME),
  "GET /api/analytics/{cardId}/export": downloads("Export a card's events", "text/csv"),
  "GET /api/analytics/{cardId}/live": reads("Count a card's events", answers.live),
  "GET /api/analytics/team/{teamId}": reads("Read a team's figures", answers.teamAnalytics),
  "GET /api/analytics/team/{teamId}/export": downloads("Export a team's figures", "text/csv"),
  "GET /api/teams": reads("List teams", answers.teams),
  "POST /api/teams": creates("Create a team", answers.team),
  "GET /api/teams/{id}": reads("Read a team", answers.team),
  "PATCH /api/teams/{id}": reads("Change a team", answers.team),
  "DELETE /api/teams/{id}": removes("Delete a team", "For administrators."),
  "POST /api/teams/{id}/cards": creates("Create a member's card", answers.newCard),
  "PATCH /api/teams/{id}/cards": reads("Choose the template of cards", answers.changed),
  "GET /api/teams/{id}/members": reads("List members", answers.members),
  "PATCH /api/teams/{id}/members/{userId}": reads("Change a member's role", answers.member),
  "DELETE /api/teams/{id}/members/{userId}": removes("Remove a member"),
  "GET /api/teams/{id}/invitations": reads("List invitations", answers.invitations),
  "POST /api/teams/{id}/invitations": reads("Invite members", answers.invited),
  "DELETE /api/teams/{id}/invitations/{invitationId}": removes("Withdraw an invitation"),
  "POST /api/teams/{id}/invitations/{invitationId}/resend": reads("Send an invitation again", answers.invitation),
  "GET /api/teams/{id}/templates": reads("List templates", answers.templates),
  "POST /api/teams/{id}/templates": creates("Create a template", answers.template),
  "PUT /api/teams/{id}/templates/{templateId}": reads(
    "Change a template",
    answers.template,
    "The query is not looked at.",
  ),
  "DELETE /api/teams/{id}/templates/{templateId}": removes(
    "Delete a template",
    "`version`, that of the template which was read, is required. While cards use it, only `cards=free` deletes it.",
  ),
};

import type { z } from "zod";
import { answers } from "./answers.ts";

/** Purpose and response of a call. Path, query and body come from the schemas of its route. */
export interface Operation {
  summary: string;
  description?: string;
  /** Schema of the JSON response; undefined for 204 or a file. */
  answer?: z.ZodType;
  /** Media type of the response if it is a file. */
  file?: string;
  /** Further media types, chosen by a query parameter. */
  formats?: string[];
  status?: 200 | 201;
  /** Descriptions of further statuses; 200 beside 201 has the same body. */
  also?: Record<number, string>;
}

const PARTIAL = "Omitted fields keep their values.";

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

const SUMMARY_RANGE =
  "`summary` has all-time totals and the daily average of the last 30 days; all other figures cover the requested range.";
const CSV = "text/csv";
const LIST_HEADERS =
  "The response is an array. The header `x-total-count` has the number of all matches, `x-next-cursor` the cursor of the next page.";

/** Every call open to API keys. A test fails for a call without an entry and for an entry without a call. */
export const OPERATIONS: Record<string, Operation> = {
  "GET /api/openapi.json": downloads("Download this description", "application/json"),
  "POST /mcp": {
    ...downloads("Call tools from an AI client", "text/event-stream"),
    description:
      "Model Context Protocol (MCP) over streamable HTTP, stateless. The body is a JSON-RPC 2.0 message. `Accept` must list " +
      "application/json and text/event-stream; the response is one of them.",
    also: {
      202: "The message was a notification, which has no response.",
      406: "`Accept` lacks one of the two media types.",
    },
  },
  "GET /api/business-cards": reads("List your cards", answers.cards),
  "POST /api/business-cards": creates("Create a card", answers.card),
  "GET /api/business-cards/{id}": reads("Read a card", answers.cardWithOwner),
  "PUT /api/business-cards/{id}": reads("Change a card", answers.card, PARTIAL),
  "DELETE /api/business-cards/{id}": removes("Delete a card", "Requires an administrator of access level 5."),
  "GET /api/business-cards/{id}/archive.zip": downloads("Download a card as a website", "application/zip"),
  "GET /api/business-cards/{id}/campaigns": reads("List a card's campaigns", answers.campaigns),
  "POST /api/business-cards/{id}/campaigns": creates("Create a campaign", answers.campaign),
  "PATCH /api/business-cards/{id}/campaigns/{campaignId}": reads("Change a campaign", answers.campaign),
  "DELETE /api/business-cards/{id}/campaigns/{campaignId}": removes("Delete a campaign"),
  "POST /api/upload": reads(
    "Upload a picture",
    answers.uploaded,
    "Name the card, team or domain that the picture is for. `type`, such as profilePicture, coverPhoto, logo or gallery, sets its size. " +
      "Use the returned `url` in a card's fields.",
  ),
  "GET /api/salesbot/{cardId}/config": reads("Read a card's assistant", answers.assistantOrPublic),
  "POST /api/salesbot/{cardId}/config": reads("Change a card's assistant", answers.assistant, PARTIAL),
  "GET /api/contacts": reads(
    "List and search contacts",
    answers.contacts,
    "`since` limits the list to contacts created or changed since then, oldest change first. To poll, pass the `Date` " +
      "header of the previous poll's first page. Deleted contacts are not listed.",
  ),
  "POST /api/contacts": {
    ...creates(
      "Add a contact",
      answers.contact,
      "If a contact with this email or phone number exists, its empty fields are filled in and the notes are appended.",
    ),
    also: { 200: "The address or number is known: its contact." },
  },
  "GET /api/contacts/{id}": reads("Read a contact", answers.contactWithDuplicates),
  "PATCH /api/contacts/{id}": reads("Change a contact", answers.contact, PARTIAL),
  "DELETE /api/contacts/{id}": removes("Delete a contact"),
  "POST /api/contacts/{id}/merge": reads("Merge a contact into another", answers.contact),
  "POST /api/contacts/{id}/unmerge": reads("Undo a merge", answers.contact),
  "GET /api/contacts/{id}/reminder.ics": downloads("Download a reminder", "text/calendar"),
  "POST /api/contacts/{id}/pictures": creates(
    "Add a picture to a contact",
    answers.contactPicture,
    "For instance a photo of a paper card. Everyone who may read the contact can open the returned `url`.",
  ),
  "GET /api/contacts/{id}/pictures/{name}": downloads("Download a picture of a contact", "image/jpeg"),
  "DELETE /api/contacts/{id}/pictures/{name}": removes("Remove a picture of a contact"),
  "POST /api/contacts/bulk": reads("Change or delete many contacts", answers.changed),
  "GET /api/contacts/doubles": reads("List likely duplicates", answers.duplicates),
  "GET /api/contacts/export": { ...downloads("Export contacts", CSV), formats: ["text/vcard"] },
  "POST /api/contacts/import": reads("Import contacts from a file", answers.imported),
  "GET /api/inbox": { ...reads("List the inbox", answers.inbox), formats: [CSV] },
  "PATCH /api/inbox/{kind}/{id}": reads("Mark or archive an inbox item", answers.inboxItem),
  "DELETE /api/inbox/{kind}/{id}": removes("Delete an inbox item"),
  "GET /api/conversations": { ...reads("List conversations", answers.conversations, LIST_HEADERS), formats: [CSV] },
  "GET /api/conversations/{id}": reads(
    "Read a conversation",
    answers.conversationThread,
    "`format=vcf` returns the visitor's details as a vCard, `format=ics` the requested appointment as a calendar file.",
  ),
  "PATCH /api/conversations/{id}": reads("Mark a conversation as read", answers.conversation),
  "DELETE /api/conversations/{id}": removes("Delete a conversation"),
  "POST /api/conversations/{id}/messages": creates(
    "Reply in a conversation",
    answers.personMessage,
    "Takes over the conversation: the assistant stays silent until you hand it back in the inbox.",
  ),
  "GET /api/business-cards/{id}/submissions": { ...reads("List messages to a card", answers.messages), formats: [CSV] },
  "GET /api/submissions/{id}": downloads("Download a message's sender", "text/vcard"),
  "DELETE /api/submissions/{id}": removes("Delete a message"),
  "GET /api/salesbot/{cardId}/conversations": {
    ...reads("List a card's conversations", answers.conversations, LIST_HEADERS),
    formats: [CSV],
  },
  "GET /api/salesbot/{cardId}/unanswered": reads("List unanswered questions", answers.unanswered),
  "DELETE /api/salesbot/{cardId}/unanswered/{id}": removes("Dismiss an unanswered question"),
  "POST /api/salesbot/{cardId}/unanswered/{id}/answer": creates(
    "Answer an unanswered question",
    answers.answered,
    "The assistant gives this answer from then on.",
  ),
  "GET /api/analytics/{cardId}": reads("Read a card's figures", answers.analytics, SUMMARY_RANGE),
  "GET /api/analytics/{cardId}/export": downloads("Export a card's events", "text/csv"),
  "GET /api/analytics/{cardId}/live": reads("Count a card's events", answers.live),
  "GET /api/analytics/team/{teamId}": reads("Read a team's figures", answers.teamAnalytics),
  "GET /api/analytics/team/{teamId}/export": downloads("Export a team's figures", "text/csv"),
  "GET /api/teams": reads("List teams", answers.teams),
  "POST /api/teams": creates("Create a team", answers.team),
  "GET /api/teams/{id}": reads("Read a team", answers.team),
  "PATCH /api/teams/{id}": reads("Change a team", answers.team),
  "DELETE /api/teams/{id}": removes("Delete a team", "Requires an administrator."),
  "POST /api/teams/{id}/cards": creates("Create a member's card", answers.newCard),
  "PATCH /api/teams/{id}/cards": reads("Assign a template to cards", answers.changed),
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
    "Query parameters are ignored.",
  ),
  "DELETE /api/teams/{id}/templates/{templateId}": removes(
    "Delete a template",
    "`version` is required: the version that you last read. A template in use is deleted only with `cards=free`, which lets its cards keep their current values.",
  ),
};

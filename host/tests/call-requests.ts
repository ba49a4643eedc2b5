// A request for each call, on a full card; teams have theirs in team-requests.ts.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PASSWORD, unique } from "./builders.ts";
import { aForm, visitor } from "./client.ts";
import type { FullCard } from "./full-card.ts";
import type { Host } from "./host.ts";
import { aPushSubscription } from "./push-service.ts";
import { teamRequests } from "./team-requests.ts";

const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#884422" } })
  .jpeg()
  .toBuffer();

/** The file of an upload that has its row only. */
export async function writeUpload({ dataDir }: Host, name: string): Promise<void> {
  await mkdir(join(dataDir, "uploads"), { recursive: true });
  await writeFile(join(dataDir, "uploads", name), await picture);
}

export const aPictureForm = async (fields: Record<string, string> = {}) => aForm(await picture, fields);

const newAccount = () => {
  const username = unique("n");
  return {
    username,
    email: `${username}@example.com`,
    password: "correct horse",
    fullName: "New Person",
    accessLevel: 1,
  };
};

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
};

export type RequestArgs = readonly [path: string, body?: unknown, headers?: Record<string, string>];

/** A visit that is counted, so that no list of figures is empty. */
export async function visit(host: Host, { card: { id: cardId } }: FullCard): Promise<void> {
  const anyone = visitor(host);
  await anyone("POST", "/api/card-views", { cardId, referrer: "https://example.com/" }, BROWSER);
  await anyone("POST", "/api/card-clicks", { cardId, linkType: "phone", linkId: "primary" }, BROWSER);
}

/** The path, and the body, of each call; calls that are not here have their pattern as path and no body. */
export function callRequests(host: () => Host): Record<string, (full: FullCard) => RequestArgs | Promise<RequestArgs>> {
  return {
    ...teamRequests(host, (full) => visit(host(), full)),
    "GET /api/addresses": ({ card }) => [`/api/addresses?card=${card.id}`],
    "GET /api/analytics/:cardId": async (full) => {
      await visit(host(), full);
      return [`/api/analytics/${full.card.id}`];
    },
    "GET /api/analytics/:cardId/export": ({ card }) => [`/api/analytics/${card.id}/export?type=views`],
    "GET /api/analytics/:cardId/live": ({ card }) => [`/api/analytics/${card.id}/live`],
    "POST /api/business-cards": () => ["/api/business-cards", { name: "Ada", theme: "minimalist" }],
    "GET /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`],
    "PUT /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`, { title: "Captain" }],
    "DELETE /api/business-cards/:id": ({ card }) => [`/api/business-cards/${card.id}`],
    "GET /api/business-cards/:id/campaigns": ({ card }) => [`/api/business-cards/${card.id}/campaigns`],
    "POST /api/business-cards/:id/campaigns": ({ card }) => [
      `/api/business-cards/${card.id}/campaigns`,
      { name: "Flyer" },
    ],
    "PATCH /api/business-cards/:id/campaigns/:campaignId": ({ card, campaignId }) => [
      `/api/business-cards/${card.id}/campaigns/${campaignId}`,
      { isActive: false },
    ],
    "DELETE /api/business-cards/:id/campaigns/:campaignId": ({ card, campaignId }) => [
      `/api/business-cards/${card.id}/campaigns/${campaignId}`,
    ],
    "GET /api/business-cards/:id/submissions": ({ card }) => [`/api/business-cards/${card.id}/submissions`],
    "GET /api/business-cards/user/:userId": ({ owner }) => [`/api/business-cards/user/${owner.id}`],
    "POST /api/card-clicks": ({ card }) => [
      "/api/card-clicks",
      { cardId: card.id, linkType: "phone", linkId: "primary" },
    ],
    "POST /api/card-saves": ({ card }) => ["/api/card-saves", { cardId: card.id }],
    "POST /api/card-views": ({ card }) => ["/api/card-views", { cardId: card.id }],
    "GET /api/card/:slug": ({ card }) => [`/api/card/${card.slug}`],
    "GET /api/card/:slug/embeds/:index": ({ card }) => [
      `/api/card/${card.slug}/embeds/0`,
      undefined,
      { "sec-fetch-dest": "iframe" },
    ],
    "GET /api/card/:slug/location": ({ card }) => [`/api/card/${card.slug}/location`],
    "GET /api/card/:slug/portrait.jpg": ({ card }) => [`/api/card/${card.slug}/portrait.jpg`],
    "POST /api/card/:slug/submissions": ({ card }) => [
      `/api/card/${card.slug}/submissions`,
      { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true },
    ],
    "POST /api/card/:slug/exchange": ({ card }) => [
      `/api/card/${card.slug}/exchange`,
      { name: "Ben", email: `${unique("ben")}@example.com`, consent: true },
    ],
    "POST /api/contacts": () => ["/api/contacts", { name: unique("Ada"), email: `${unique("ada")}@example.com` }],
    "GET /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`],
    "PATCH /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`, { notes: "Met" }],
    "DELETE /api/contacts/:id": ({ personId }) => [`/api/contacts/${personId}`],
    "POST /api/contacts/:id/merge": ({ personId, doubleId }) => [`/api/contacts/${doubleId}/merge`, { into: personId }],
    "POST /api/contacts/:id/unmerge": ({ partId }) => [`/api/contacts/${partId}/unmerge`],
    "GET /api/contacts/:id/reminder.ics": ({ personId }) => [`/api/contacts/${personId}/reminder.ics`],
    "POST /api/contacts/:id/pictures": async ({ personId }) => [
      `/api/contacts/${personId}/pictures`,
      await aPictureForm(),
    ],
    "GET /api/contacts/:id/pictures/:name": async ({ personId, pictureName }) => {
      await writeUpload(host(), pictureName);
      return [`/api/contacts/${personId}/pictures/${pictureName}`];
    },
    "DELETE /api/contacts/:id/pictures/:name": ({ personId, pictureName }) => [
      `/api/contacts/${personId}/pictures/${pictureName}`,
    ],
    "GET /api/contacts/scanned": ({ card }) => [
      `/api/contacts/scanned?address=${encodeURIComponent(`${host().url}/view/${card.slug}`)}`,
    ],
    "GET /api/business-cards/:id/archive.zip": ({ card }) => [`/api/business-cards/${card.id}/archive.zip`],
    "POST /api/contacts/read": () => [
      "/api/contacts/read",
      {
        text: "Ada Quill\nEditor\nPennant Press Ltd\nada@pennant.example\n+44 20 7946 0321\nBerlin 10115\n\nBen Thorne\nben@pennant.example\n+44 20 7946 0322",
      },
    ],
    "POST /api/contacts/bulk": ({ personId }) => ["/api/contacts/bulk", { ids: [personId], addTags: ["fair"] }],
    "POST /api/contacts/import": () => [
      "/api/contacts/import",
      aForm(`Name,Email\nAda,ada@example.com\n,ben@\n${"Cleo ".repeat(30)},cleo@example.com\n`),
    ],
    "PATCH /api/contacts/settings": () => ["/api/contacts/settings", { retentionDays: 365 }],
    "GET /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`],
    "PATCH /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`, { isRead: true }],
    "DELETE /api/conversations/:id": ({ conversationId }) => [`/api/conversations/${conversationId}`],
    "GET /api/conversations/:id/events": ({ conversationId }) => [`/api/conversations/${conversationId}/events`],
    "POST /api/conversations/:id/messages": ({ conversationId }) => [
      `/api/conversations/${conversationId}/messages`,
      { text: "Hello" },
    ],
    "POST /api/conversations/:id/typing": ({ conversationId }) => [`/api/conversations/${conversationId}/typing`],
    "POST /api/conversations/:id/take": ({ conversationId }) => [`/api/conversations/${conversationId}/take`],
    "POST /api/conversations/:id/release": ({ conversationId }) => [`/api/conversations/${conversationId}/release`],
    "POST /api/conversations/:id/close": ({ conversationId }) => [`/api/conversations/${conversationId}/close`],
    "POST /api/push-subscriptions": () => ["/api/push-subscriptions", aPushSubscription()],
    "DELETE /api/push-subscriptions/:id": () => ["/api/push-subscriptions/999999"],
    "POST /api/domains": () => ["/api/domains", { host: `${unique("cards")}.acme.example` }],
    "GET /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`],
    "PATCH /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`, { appName: "Ada" }],
    "DELETE /api/domains/:id": ({ domainId }) => [`/api/domains/${domainId}`],
    "POST /api/domains/:id/check": ({ domainId }) => [`/api/domains/${domainId}/check`],
    "PATCH /api/inbox/:kind/:id": ({ submissionId }) => [`/api/inbox/message/${submissionId}`, { isRead: true }],
    "DELETE /api/inbox/:kind/:id": ({ submissionId }) => [`/api/inbox/message/${submissionId}`],
    "POST /api/plan-requests": () => ["/api/plan-requests", { plan: "enterprise" }],
    "DELETE /api/plan-requests/:id": () => ["/api/plan-requests/999999"],
    "POST /api/plan-requests/:id/grant": () => ["/api/plan-requests/999999/grant"],
    "POST /api/login": ({ owner }) => ["/api/login", { username: owner.username, password: PASSWORD }],
    "POST /api/login/factor": () => ["/api/login/factor", { code: "123456" }],
    "POST /api/app-passwords": () => ["/api/app-passwords", { name: "Phone" }],
    "POST /api/app-passwords/profiles": () => ["/api/app-passwords/profiles", { name: "Phone" }],
    "DELETE /api/app-passwords/:id": ({ appPasswordId }) => [`/api/app-passwords/${appPasswordId}`],
    "POST /api/passkeys": () => ["/api/passkeys", {}],
    "PATCH /api/passkeys/:id": ({ passkeyId }) => [`/api/passkeys/${passkeyId}`, { name: "Phone" }],
    "DELETE /api/passkeys/:id": ({ passkeyId }) => [`/api/passkeys/${passkeyId}`],
    "POST /api/keys": () => ["/api/keys", { name: "Sheet", scopes: ["cards:read"] }],
    "PATCH /api/keys/:id": ({ keyId }) => [`/api/keys/${keyId}`, { mcpWrites: true }],
    "DELETE /api/keys/:id": ({ keyId }) => [`/api/keys/${keyId}`],
    "DELETE /api/sessions/:id": () => ["/api/sessions/999999"],
    "POST /api/totp/confirm": () => ["/api/totp/confirm", { code: "123456" }],
    "DELETE /api/users/:id/totp": ({ owner }) => [`/api/users/${owner.id}/totp`],
    "GET /api/username/:username": () => [`/api/username/${unique("free")}`],
    "POST /api/pwa-settings": () => ["/api/pwa-settings", { shortName: "Ada" }],
    "POST /api/pwa-upload": async () => ["/api/pwa-upload", await aPictureForm({ type: "icon192" })],
    "POST /api/email/confirm": () => ["/api/email/confirm", { token: "unknown" }],
    "GET /api/qr/:file": ({ card }) => [`/api/qr/${card.slug}.svg`],
    "POST /api/register": () => ["/api/register", newAccount()],
    "POST /api/reset-password": ({ owner }) => ["/api/reset-password", { email: owner.email }],
    "POST /api/salesbot/:cardId/chat": ({ card }) => [`/api/salesbot/${card.id}/chat`, { message: "Hello" }],
    "GET /api/salesbot/:cardId/chat/:sessionId/events": ({ card, sessionId }) => [
      `/api/salesbot/${card.id}/chat/${sessionId}/events`,
    ],
    "GET /api/salesbot/:cardId/chat/:sessionId/messages": ({ card, sessionId }) => [
      `/api/salesbot/${card.id}/chat/${sessionId}/messages`,
    ],
    "POST /api/salesbot/:cardId/chat/:sessionId/typing": ({ card, sessionId }) => [
      `/api/salesbot/${card.id}/chat/${sessionId}/typing`,
    ],
    "GET /api/salesbot/:cardId/config": ({ card }) => [`/api/salesbot/${card.id}/config`],
    "POST /api/salesbot/:cardId/config": ({ card }) => [`/api/salesbot/${card.id}/config`, { botName: "Bo" }],
    "GET /api/salesbot/:cardId/conversations": ({ card }) => [`/api/salesbot/${card.id}/conversations`],
    "POST /api/salesbot/:cardId/trial": ({ card }) => [
      `/api/salesbot/${card.id}/trial`,
      { settings: {}, turns: [], message: "Hello" },
    ],
    "GET /api/salesbot/:cardId/unanswered": ({ card }) => [`/api/salesbot/${card.id}/unanswered`],
    "DELETE /api/salesbot/:cardId/unanswered/:id": ({ card, unansweredId }) => [
      `/api/salesbot/${card.id}/unanswered/${unansweredId}`,
    ],
    "POST /api/salesbot/:cardId/unanswered/:id/answer": ({ card, unansweredId }) => [
      `/api/salesbot/${card.id}/unanswered/${unansweredId}/answer`,
      { answer: "Yes, all cards." },
    ],
    "GET /api/salesbot/:cardId/welcome": ({ card }) => [`/api/salesbot/${card.id}/welcome`],
    "GET /api/share/:cardId/:file": ({ card }) => [`/api/share/${card.id}/signature.html`],
    "GET /api/slug/:slug": ({ card }) => [`/api/slug/${card.slug}`],
    "GET /api/submissions/:id": ({ submissionId }) => [`/api/submissions/${submissionId}`],
    "DELETE /api/submissions/:id": ({ submissionId }) => [`/api/submissions/${submissionId}`],
    "POST /api/update-password": () => [
      "/api/update-password",
      { currentPassword: PASSWORD, newPassword: "another horse" },
    ],
    "POST /api/upload": async ({ card }) => [
      "/api/upload",
      await aPictureForm({ cardId: String(card.id), type: "profilePicture" }),
    ],
    "DELETE /api/user": () => ["/api/user", { password: PASSWORD }],
    "PUT /api/users/:id": ({ owner: { id, username, email } }) => [
      `/api/users/${id}`,
      { username, email, fullName: "Ada Example" },
    ],
    "PATCH /api/users/:id": ({ owner }) => [`/api/users/${owner.id}`, { fullName: "Ada Example" }],
    "DELETE /api/users/:id": ({ owner }) => [`/api/users/${owner.id}`],
    "POST /api/users": () => ["/api/users", newAccount()],
    "POST /api/users/bulk": ({ owner }) => [
      "/api/users/bulk",
      { users: [newAccount(), { ...owner, password: PASSWORD }] },
    ],
    "POST /api/users/taken": ({ owner, card }) => [
      "/api/users/taken",
      { usernames: [owner.username], emails: [owner.email], slugs: [card.slug] },
    ],
    "POST /api/webhooks": () => ["/api/webhooks", { url: "https://example.com/hook", events: ["card.saved"] }],
    "PATCH /api/webhooks/:id": () => ["/api/webhooks/999999", { isActive: false }],
    "DELETE /api/webhooks/:id": () => ["/api/webhooks/999999"],
    "POST /api/webhooks/:id/test": () => ["/api/webhooks/999999/test"],
    "POST /api/webhooks/:id/rotate": () => ["/api/webhooks/999999/rotate"],
    "GET /api/webhooks/:id/deliveries": () => ["/api/webhooks/999999/deliveries"],
    "POST /api/webhooks/:id/deliveries/:deliveryId/resend": () => ["/api/webhooks/999999/deliveries/1/resend"],
    "GET /api/wallet/:file": ({ card }) => [`/api/wallet/${card.id}.pkpass`],
    "GET /api/wallet/:cardId/google": ({ card }) => [`/api/wallet/${card.id}/google`],
    "GET /api/vcard/:cardId": ({ card }) => [`/api/vcard/${card.id}`],
  };
}

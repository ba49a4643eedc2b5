import {
  type Answers,
  administrators,
  anyone,
  DONE,
  each,
  insiders,
  type Keys,
  keys,
  NO_CALL,
  ownOnly,
  REFUSED,
  SIGNED_OUT,
  signedIn,
  under,
} from "./key-builders.ts";
import { SIGN_IN_ANSWERS } from "./sign-in-keys.ts";
import { teamAnswers } from "./team-keys.ts";

// --- shapes ----------------------------------------------------------------------------------------------------------

export const USER = keys("id username email phone fullName accessLevel createdAt");
export const LISTED_USER = [...USER, ...keys("cardSlug lastSignInAt")];

/** Of an empty card, and of the full one. */
export const CARD =
  keys(`id slug theme name pronouns title company phone email address about profilePicture coverPhoto logo logoUrl
  videoUrl faviconUrl website version updatedAt embedCodes[] numbers{} indexable language translations{}`);
const NEW_CONTENT = keys("contacts[] socialLinks{} customButtons[] gallery[] formConfig{} customizations{}");
const CONTENT =
  keys(`contacts[].kind contacts[].label contacts[].value socialLinks.linkedin customButtons[].backgroundColor customButtons[].text customButtons[].url
  gallery[].alt gallery[].url formConfig.title customizations.spacing`);
export const OWNER_OF_CARD = keys("user.id user.accessLevel");
export const PUBLIC_BOT = keys("isEnabled botName avatarUrl");
const PUBLIC_CARD = [...CARD, ...CONTENT, ...OWNER_OF_CARD, ...under("salesbot", PUBLIC_BOT)];
const OWN = keys("userId isPaused followers followedBy teamId templateId lockedFields[] createdAt");
const NEW_CARD = [...CARD, ...NEW_CONTENT, ...OWN];
export const OWN_CARD = [...CARD, ...CONTENT, ...OWN, "customizations.customCss"];

export const CONVERSATION = keys(`id cardId sessionId visitorName visitorEmail visitorPhone conversationData[].content
  conversationData[].role conversationData[].timestamp leadScore leadReasons[].points leadReasons[].reason outcome appointment
  visitorIp visitorLocation visitorDevice consentText isRead isArchived state person askedAt answerSeconds createdAt updatedAt`);
const PERSON = keys("person.id person.name person.photo");
/** Answering visitors is nothing for administrators. */
const answering = (shape: Keys): Answers => ({ ...insiders(shape), administrator: REFUSED, system: REFUSED });
const SUBMISSION = keys("id timestamp formData.name formData.email submitterLocation submitterDevice");
export const INBOX_ITEM = keys("kind id cardId cardName name email phone preview isRead isArchived state at");
export const CONTACT =
  keys(`id name email phone emails[] phones[] company title stage tags[] notes reminder sources[] first last
  messages[].id messages[].cardId messages[].at messages[].text messages[].event conversations[].id
  conversations[].cardId conversations[].at conversations[].text conversations[].leadScore consent[].text
  consent[].source consent[].at cards[].id cards[].slug cards[].name follows`);
/** One that nobody met by a card. */
export const BARE_CONTACT =
  keys(`id name email phone emails[] phones[] company title stage tags[] notes reminder sources[] first last messages[]
  conversations[] consent[] cards[] follows`);
const PICTURE = keys("url width height");
export const WHOLE_CONTACT = [
  ...CONTACT,
  ...under("doubles[]", keys("id name email company reason")),
  ...under("merged[]", keys("id name email")),
  ...under("pictures[]", PICTURE),
];
export const CONTACTS = [...under("items[]", [...CONTACT, ...BARE_CONTACT]), "next", "total"];
export const CONTACT_SETTINGS = keys("stages[] retentionDays mailsReminders");
const CONTACT_COLUMNS = [
  ...keys("Name Email Phone Company Stage Tags Notes Reminder Sources"),
  ...["Job title", "Email 2", "Phone 2", "First contact", "Last contact"],
];
const OWN_CONTACT = (shape: Keys): Answers => ({ ...signedIn(REFUSED), owner: shape });
export const ALL_CARDS =
  keys(`items[].id items[].slug items[].name items[].title items[].company items[].theme items[].isPaused
  items[].updatedAt items[].views items[].owner.id items[].owner.username items[].owner.fullName
  items[].owner.accessLevel next total`);
const BOT = [
  ...PUBLIC_BOT,
  ...keys(`id cardId businessType primaryGoal services[] currency companyInfo salesPersonality customInstructions
    priceRanges.Portrait leadQualificationQuestions[] knowledge[].question knowledge[].answer workingHours.timeZone
    workingHours.days.mon[].from workingHours.days.mon[].to retentionDays dailyTokenBudget handoverMinutes createdAt updatedAt`),
];
const OWN_BOT = [...BOT, "tokensSpentToday"];

export const UNANSWERED = keys("items[].id items[].question items[].count items[].lastAt next total");

const TOTALS = keys("views clicks saves submissions visitors");
const RANKED = keys("name label views clicks saves submissions count");
const ANALYTICS = [
  ...keys(`cardId card.name card.slug range timeZone from to grouping complete cursor filtered filteredBy.bot
    filteredBy.owner averageSeconds conversations.started
    conversations.withPerson conversations.answerSeconds campaigns[] hours[][] summary.averageDailyViews summary.totalClicks
    summary.totalSaves summary.totalSubmissions summary.totalViews summary.uniqueVisitors series[].start`),
  ...["totals", "previous", "series[]", "last7.now", "last7.before", "last30.now", "last30.before"].flatMap((of) =>
    under(of, TOTALS),
  ),
  ...["sources[]", "devices[]", "countries[]", "referrers[]", "links[]"].flatMap((of) => under(of, RANKED)),
  ...under("views[]", keys("id timestamp viewerIp viewerLocation viewerDevice source referrer seconds")),
  ...under("clicks[]", keys("id timestamp linkType linkId clickerIp clickerLocation clickerDevice")),
  ...under("saves[]", keys("id timestamp saverIp saverLocation saverDevice")),
  ...under("submissions[]", [...SUBMISSION, "submitterIp"]),
];
const VIEWS_CSV = ["Card Name", "Timestamp", "Location", "Device", "IP Address", "Source", "Referrer", "Seconds"];
export const MESSAGES = [
  ...keys("card.id card.name card.slug fields[].id fields[].label fields[].required fields[].type next"),
  ...under("submissions[]", [...SUBMISSION, ...keys("cardId country consentText")]),
];
export const CAMPAIGN = keys("id name code url note isActive views saves leads");
const APP = keys(`appName shortName description themeColor backgroundColor enableSplashScreen splashImage icons.icon192
  icons.icon512 icons.iconMaskable`);
const UPLOADED = keys("success url");
const NEW_DOMAIN =
  keys(`id teamId host name origin state isMain problem checkedAt appName themeColor icon createdAt root records[].type
  records[].name records[].value`);
export const DOMAIN = [...NEW_DOMAIN.filter((key) => key !== "root"), "root.cardId"];

/** A file's keys follow its name; the card's slug stands as SLUG. */
const file = (name: string, names: Keys): Keys => names.map((key) => `${name} ${key}`);

const ACCOUNT_FILE = file("account.json", [...USER, "lastSignInAt"]);
const ACCOUNT_FILES = [
  ...ACCOUNT_FILE,
  ...file("files.json", each(keys("path userId cardId personId bytes width height color createdAt"))),
];
const CARD_FILES = [
  ...file(
    "people.json",
    each(
      keys(`id userId name company title emails[] phones[] stage tags[] notes reminderAt sources[] firstAt lastAt mergedInto
        mergedAt createdAt updatedAt`),
    ),
  ),
  "cards/SLUG/contact.vcf",
  ...file("cards.json", each(OWN_CARD)),
  ...file("web-app.json", each(keys("scope settings.appName updatedAt"))),
  ...file(
    "domains.json",
    each(
      keys(`id userId teamId host token cardId showsDirectory state isMain problem checkedAt goneSince appName
        themeColor icon createdAt updatedAt`),
    ),
  ),
  ...file("cards/SLUG/salesbot.json", each([...BOT, ...keys("tokensDay tokensSpent")])),
  ...file("cards/SLUG/campaigns.json", each(keys("id cardId name code note isActive createdAt"))),
  ...file(
    "cards/SLUG/views.json",
    each(
      keys(`id cardId viewerIp viewerLocation viewerDevice country source referrer campaignId seconds filtered
      timestamp`),
    ),
  ),
  ...file(
    "cards/SLUG/clicks.json",
    each(keys("id cardId linkType linkId clickerIp clickerLocation clickerDevice country filtered timestamp")),
  ),
  ...file(
    "cards/SLUG/saves.json",
    each(keys("id cardId saverIp saverLocation saverDevice country campaignId filtered timestamp")),
  ),
  ...file(
    "cards/SLUG/submissions.json",
    each([...SUBMISSION, ...keys("cardId submitterIp country consentText campaignId isRead isArchived")]),
  ),
  ...file(
    "cards/SLUG/contacts.json",
    each(
      keys("id cardId source submissionId conversationId personId userId name email phone note consentText createdAt"),
    ),
  ),
  ...file("cards/SLUG/conversations.json", each(CONVERSATION)),
];

// --- who gets which --------------------------------------------------------------------------------------------------

const NEW_WEBHOOK = keys("id url events[] isActive failingSince createdAt secret");

/** The exact keys of every call's answer. */
export const ANSWERS: Record<string, Answers> = {
  "GET /api/addresses": insiders(["[]"]),
  "GET /api/analytics/:cardId": insiders(ANALYTICS),
  "GET /api/analytics/:cardId/export": insiders(VIEWS_CSV),
  "GET /api/analytics/:cardId/live": insiders(["events"]),
  "GET /api/business-cards": ownOnly(["[]"], each(OWN_CARD)),
  "POST /api/business-cards": signedIn(NEW_CARD),
  "GET /api/business-cards/:id/archive.zip": insiders([
    ...keys("index.html contact.vcf files/demo-logo.svg qr-code.png qr-code.svg qr-contact.png qr-contact.svg"),
  ]),
  "GET /api/business-cards/:id": insiders([...OWN_CARD, ...OWNER_OF_CARD]),
  "PUT /api/business-cards/:id": insiders(OWN_CARD),
  "DELETE /api/business-cards/:id": { ...administrators(REFUSED), system: DONE },
  "GET /api/business-cards/:id/campaigns": insiders([...under("items[]", CAMPAIGN), ...keys("next total")]),
  "POST /api/business-cards/:id/campaigns": insiders(CAMPAIGN),
  "PATCH /api/business-cards/:id/campaigns/:campaignId": insiders(CAMPAIGN),
  "DELETE /api/business-cards/:id/campaigns/:campaignId": insiders(DONE),
  "GET /api/business-cards/:id/submissions": insiders(MESSAGES),
  "GET /api/business-cards/user/:userId": insiders(each(OWN_CARD)),
  "POST /api/card-clicks": anyone(["id"]),
  "POST /api/card-saves": anyone(["id"]),
  "POST /api/card-views": anyone(["id"]),
  "GET /api/card/:slug": anyone(PUBLIC_CARD),
  "GET /api/card/:slug/embeds/:index": anyone(["text/html"]),
  "GET /api/card/:slug/location": anyone(["lat", "lon"]),
  "GET /api/card/:slug/portrait.jpg": anyone(NO_CALL),
  "POST /api/card/:slug/submissions": anyone(["id", "message"]),
  "GET /api/cards": administrators(ALL_CARDS),
  "GET /api/common-passwords": anyone(["text/plain"]),
  "GET /api/config/maps": anyone(["googleMapsApiKey"]),
  "GET /api/conversations": ownOnly(["[]"], each([...CONVERSATION, "cardName"])),
  "GET /api/conversations/:id": insiders([...CONVERSATION, "questions[]"]),
  "PATCH /api/conversations/:id": insiders(CONVERSATION),
  "DELETE /api/conversations/:id": insiders(DONE),
  "GET /api/conversations/:id/events": insiders(["text/event-stream"]),
  "POST /api/conversations/:id/messages": answering(keys("id role name text at")),
  "POST /api/conversations/:id/typing": answering(DONE),
  "POST /api/conversations/:id/take": answering([...CONVERSATION.filter((key) => key !== "person"), ...PERSON]),
  "POST /api/conversations/:id/release": answering(CONVERSATION),
  "POST /api/conversations/:id/close": answering(CONVERSATION),
  "GET /api/domains": {
    ...signedIn(keys("items[] next total")),
    other: REFUSED,
    owner: [...under("items[]", DOMAIN), "next", "total"],
  },
  "POST /api/domains": { ...signedIn(NEW_DOMAIN), other: REFUSED, owner: REFUSED },
  "GET /api/domains/:id": insiders(DOMAIN),
  "PATCH /api/domains/:id": insiders(DOMAIN),
  "DELETE /api/domains/:id": insiders(DONE),
  "POST /api/domains/:id/check": insiders(DOMAIN),
  "POST /api/email/confirm": anyone(["400"]),
  "GET /api/email/pending": signedIn(keys("isConfirmed pending waiting")),
  "POST /api/email/pending": signedIn(["409"]),
  "DELETE /api/email/pending": signedIn(DONE),
  ...SIGN_IN_ANSWERS,
  ...teamAnswers(ANALYTICS),
  "POST /api/card/:slug/exchange": anyone(["message"]),
  "GET /api/contacts": ownOnly(keys("items[] next total"), CONTACTS),
  "POST /api/contacts": signedIn(BARE_CONTACT),
  "GET /api/contacts/:id": OWN_CONTACT(WHOLE_CONTACT),
  "PATCH /api/contacts/:id": OWN_CONTACT(CONTACT),
  "DELETE /api/contacts/:id": OWN_CONTACT(DONE),
  "POST /api/contacts/:id/merge": OWN_CONTACT(CONTACT),
  "POST /api/contacts/:id/unmerge": OWN_CONTACT(BARE_CONTACT),
  "GET /api/contacts/:id/reminder.ics": OWN_CONTACT(["text/calendar"]),
  "POST /api/contacts/:id/pictures": OWN_CONTACT(PICTURE),
  "GET /api/contacts/:id/pictures/:name": OWN_CONTACT(["image/jpeg"]),
  "DELETE /api/contacts/:id/pictures/:name": OWN_CONTACT(DONE),
  "GET /api/contacts/doubles": ownOnly(keys("items[] next total"), [
    ...under("items[].contacts[]", [...CONTACT, ...BARE_CONTACT]),
    "items[].reason",
    "next",
    "total",
  ]),
  "GET /api/contacts/scanned": signedIn(keys("name company title emails[] phones[] notes")),
  "POST /api/contacts/read": signedIn(
    keys(`fields.name fields.title fields.company fields.emails[] fields.phones[].value fields.phones[].kind fields.website
      fields.address doubtful[] others[].fields.name others[].fields.title others[].fields.company
      others[].fields.emails[] others[].fields.phones[].value others[].fields.phones[].kind others[].fields.website
      others[].fields.address others[].doubtful[]`),
  ),
  "POST /api/contacts/bulk": OWN_CONTACT(["changed"]),
  "POST /api/contacts/import": signedIn(
    keys("created known failed[].row failed[].message shortened[].row shortened[].name shortened[].fields[]"),
  ),
  "GET /api/contacts/export": signedIn(CONTACT_COLUMNS),
  "GET /api/contacts/settings": signedIn(CONTACT_SETTINGS),
  "PATCH /api/contacts/settings": signedIn(CONTACT_SETTINGS),
  "GET /api/openapi.json": anyone(["application/json"]),
  "GET /api/inbox": ownOnly(keys("items[] next total"), [...under("items[]", INBOX_ITEM), "next", "total"]),
  "PATCH /api/inbox/:kind/:id": insiders(INBOX_ITEM),
  "DELETE /api/inbox/:kind/:id": insiders(DONE),
  "POST /api/login": anyone(USER),
  "POST /api/logout": anyone(DONE),
  "GET /api/plan-requests": { ...administrators(REFUSED), system: keys("items[] next total") },
  "POST /api/plan-requests": { ...anyone(REFUSED), visitor: SIGNED_OUT, other: keys("id plan grantedAt createdAt") },
  "DELETE /api/plan-requests/:id": { ...administrators(REFUSED), system: NO_CALL },
  "POST /api/plan-requests/:id/grant": { ...administrators(REFUSED), system: NO_CALL },
  "GET /api/push-subscriptions": signedIn(keys("publicKey items[]")),
  "POST /api/push-subscriptions": signedIn(keys("id endpoint device createdAt")),
  "DELETE /api/push-subscriptions/:id": signedIn(NO_CALL),
  "GET /api/pwa-settings": anyone(APP),
  "POST /api/pwa-settings": signedIn(APP),
  "POST /api/pwa-upload": signedIn(UPLOADED),
  "GET /api/qr/:file": anyone(["image/svg+xml"]),
  "POST /api/register": anyone(USER),
  "POST /api/reset-password": anyone(["message"]),
  "POST /api/salesbot/:cardId/chat": anyone(["message", "sessionId", "leadScore", "suggestions[]"]),
  "GET /api/salesbot/:cardId/chat/:sessionId/events": anyone(["text/event-stream"]),
  "GET /api/salesbot/:cardId/chat/:sessionId/messages": anyone([
    ...under("items[]", keys("id role name text at")),
    "state",
    "person",
  ]),
  "POST /api/salesbot/:cardId/chat/:sessionId/typing": anyone(DONE),
  "GET /api/salesbot/:cardId/config": { ...insiders(OWN_BOT), other: PUBLIC_BOT },
  "POST /api/salesbot/:cardId/config": insiders(OWN_BOT),
  "GET /api/salesbot/:cardId/conversations": insiders(each([...CONVERSATION, "cardName"])),
  "POST /api/salesbot/:cardId/trial": insiders([
    "message",
    "suggestions[]",
    "sources[]",
    "leadScore",
    "reasons[]",
    "engine",
  ]),
  "GET /api/salesbot/:cardId/unanswered": insiders(UNANSWERED),
  "DELETE /api/salesbot/:cardId/unanswered/:id": insiders(DONE),
  "POST /api/salesbot/:cardId/unanswered/:id/answer": insiders(keys("question answer message")),
  "GET /api/salesbot/:cardId/welcome": anyone(["message", "suggestions[]"]),
  "GET /api/share/:cardId/:file": insiders(["text/html"]),
  "GET /api/slug/:slug": signedIn(["isFree"]),
  "GET /api/submissions/:id": insiders(["text/vcard"]),
  "DELETE /api/submissions/:id": insiders(DONE),
  // Of other webhooks only their owners get any answer; app/webhooks tests that.
  "GET /api/webhooks": insiders(keys("items[] next total")),
  "POST /api/webhooks": insiders(NEW_WEBHOOK),
  "PATCH /api/webhooks/:id": signedIn(NO_CALL),
  "DELETE /api/webhooks/:id": signedIn(NO_CALL),
  "POST /api/webhooks/:id/test": signedIn(NO_CALL),
  "POST /api/webhooks/:id/rotate": signedIn(NO_CALL),
  "GET /api/webhooks/:id/deliveries": signedIn(NO_CALL),
  "POST /api/webhooks/:id/deliveries/:deliveryId/resend": signedIn(NO_CALL),
  "POST /api/update-password": signedIn(USER),
  "POST /api/upload": insiders(UPLOADED),
  "GET /api/user": signedIn(USER),
  "DELETE /api/user": signedIn(DONE),
  "GET /api/user/export": ownOnly(
    [...ACCOUNT_FILE, "cards.json []", "people.json []", "files.json []"],
    [...ACCOUNT_FILES, ...CARD_FILES],
  ),
  "GET /api/users": administrators(each(LISTED_USER)),
  "POST /api/users": administrators(LISTED_USER),
  "POST /api/users/bulk": administrators([
    ...under("created[]", LISTED_USER),
    ...under("failed[]", keys("index username error")),
  ]),
  "POST /api/users/taken": administrators(["usernames[]", "emails[]", "slugs[]"]),
  "PUT /api/users/:id": { ...signedIn(REFUSED), owner: USER },
  "PATCH /api/users/:id": administrators(LISTED_USER),
  "DELETE /api/users/:id": administrators(DONE),
  "GET /api/wallet/:file": anyone(NO_CALL),
  "GET /api/wallet/:cardId/google": anyone(NO_CALL),
  "GET /api/vcard/:cardId": anyone(["text/vcard"]),
  ...Object.fromEntries(
    ["GET", "POST", "PUT", "PATCH", "DELETE"].map((method) => [`${method} /api/*`, anyone(NO_CALL)]),
  ),
};

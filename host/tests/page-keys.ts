import {
  ALL_CARDS,
  CAMPAIGN,
  CONTACT_SETTINGS,
  CONTACTS,
  DOMAIN,
  INBOX_ITEM,
  LISTED_USER,
  OWN_CARD,
  OWNER_OF_CARD,
  PUBLIC_BOT,
  USER,
  WHOLE_CONTACT,
} from "./answer-keys.ts";
import { administrators, type Answers, anyone, type Keys, keys, ownOnly, REFUSED, under } from "./key-builders.ts";
import { API_KEY, APP_PASSWORD, PASSKEY, SECURITY } from "./sign-in-keys.ts";

// --- data of pages ---------------------------------------------------------------------------------------------------

const TO_DASHBOARD = ["→ /dashboard"];
const TO_INBOX = ["→ /inbox"];
/** No keys at all: null. */
const NOTHING: Keys = [""];
const STATUS_404 = ["404"];

/** Pages lead visitors to the sign-in. */
const onPage = (answers: Answers): Answers => ({ ...answers, visitor: ["→ /auth"] });
const insidersOnPage = (shape: Keys, other: Keys = REFUSED): Answers => onPage({ ...anyone(shape), other });

const EMAIL_STATE = under("email", keys("isConfirmed pending waiting"));
const ACCOUNT = [...EMAIL_STATE, ...SECURITY, "isDemo", ...keys("plan.pending plan.chosen plan.declined plan.isUsed")];
const INBOX_PAGE = keys("next total opened unreadBy.all unreadBy.message unreadBy.conversation unreadBy.question");
const DASHBOARD = [
  ...EMAIL_STATE,
  "offersPasskey",
  ...keys(`counts.cards counts.paused limit next totals.saves totals.views days.saves[]
  days.views[] missing`),
];
const RENDERED = keys("renderedCard.html renderedCard.sheets[]");
const DASHBOARD_CARD = keys(`company coverPhoto id isPaused isSalesbotActive look.accent look.ink look.primary
  look.surface name profilePicture slug theme title url version`);
const EDITOR = [
  ...under("card", [...OWN_CARD, ...OWNER_OF_CARD, ...under("salesbot", PUBLIC_BOT)]),
  ...keys(
    "card.lockedBy hasAdvanced slugRefusal owner storedCss.safe storedCss.written renderedCard.html renderedCard.sheets[] wallets.apple wallets.google",
  ),
];
const FIELD = keys("name type isRequired");
const DEVELOPERS = [
  ...keys("origin isSignedIn groups[].tag"),
  ...under("tools[]", keys("name description scope hints[]")),
  ...under("groups[].calls[]", [
    ...keys("id verb path summary description scope status parameters[] body.example body.fields[] answer.example"),
    ...[
      "answer.fields[]",
      ...["parameters[]", "body.fields[]", "answer.fields[]"].flatMap((list) => under(list, FIELD)),
    ],
  ]),
];

/** The exact keys of every page's data, by route, with an address of it; CARD stands for the card's id. */
export const PAGES: Record<string, readonly [path: string, Answers]> = {
  $: ["/nowhere", anyone(STATUS_404)],
  root: [
    "/reset-password",
    anyone(under("app", keys("favicon manifest name splash[].href splash[].media themeColor touchIcon"))),
  ],
  auth: [
    "/auth",
    { ...anyone(TO_DASHBOARD), visitor: keys("askForInvitation hasPasskeys isRegistrationOpen provider returnTo") },
  ],
  "confirm-email": ["/confirm-email", anyone(keys("isSignedIn link.state token"))],
  "invitation.$token": ["/invitation/unknown", anyone(keys("ended"))],
  developers: [
    "/developers",
    {
      ...anyone([...DEVELOPERS, "keys[]", "webhooks[]"]),
      visitor: [...DEVELOPERS, "keys", "webhooks"],
      other: [...DEVELOPERS, "keys", "webhooks"],
      owner: [...DEVELOPERS, ...under("keys[]", API_KEY), "webhooks[]"],
    },
  ],
  "second-factor": ["/second-factor", onPage(anyone(TO_DASHBOARD))],
  "reset-password": ["/reset-password", anyone(keys("isUsable token"))],
  _app: ["/dashboard", onPage(anyone(["cardId", "isInTeam", "shared", "unread", "wishes", ...under("user", USER)]))],
  "_app.activity": ["/activity", onPage(administrators(keys("items[] next total")))],
  "_app.account": [
    "/account",
    onPage({
      ...anyone([
        ...ACCOUNT,
        "security.keys[]",
        "security.passkeys[]",
        ...under("domains", keys("cards[] items[] refusal team")),
      ]),
      other: [...ACCOUNT, "security.keys", "security.passkeys[]", "domains"],
      owner: [
        ...ACCOUNT,
        ...under("security.keys[]", API_KEY),
        ...under("security.passkeys[]", PASSKEY),
        ...under("domains.cards[]", keys("id name slug")),
        ...under("domains.items[]", DOMAIN),
        "domains.refusal",
        "domains.team",
      ],
    }),
  ],
  "_app.analytics.$id": ["/analytics/CARD", insidersOnPage(keys("id name slug"), TO_DASHBOARD)],
  "_app.card-editor.$id": ["/card-editor/CARD", insidersOnPage(EDITOR, TO_DASHBOARD)],
  "_app.card-editor._index": ["/card-editor", onPage(anyone(TO_DASHBOARD))],
  "_app.cards.$id.show": [
    "/cards/CARD/show",
    insidersOnPage([...under("cards[]", keys("contactCode id line linkCode name url")), "first"]),
  ],
  "_app.cards.$id.import": [
    "/cards/CARD/import",
    insidersOnPage(
      under(
        "card",
        keys(`id slug name about version socialLinks.linkedin customButtons[].backgroundColor
        customButtons[].text customButtons[].url`),
      ),
    ),
  ],
  "_app.cards._index": ["/cards", { ...onPage(anyone(REFUSED)), administrator: ALL_CARDS, system: ALL_CARDS }],
  "_app.contacts._index": [
    "/contacts",
    onPage(
      ownOnly(
        [...keys("items[] next total all due"), ...under("settings", CONTACT_SETTINGS)],
        [...CONTACTS, ...keys("all due"), ...under("settings", CONTACT_SETTINGS)],
      ),
    ),
  ],
  "_app.contacts.phone": [
    "/contacts/phone",
    onPage(
      ownOnly(keys("devices[] username address isReachable kind isOnPhone"), [
        ...under("devices[]", APP_PASSWORD),
        ...keys("username address isReachable kind isOnPhone"),
      ]),
    ),
  ],
  "_app.contacts.$id": [
    "/contacts/PERSON",
    onPage({
      ...anyone(REFUSED),
      owner: [...under("contact", WHOLE_CONTACT), ...keys("mayChange stages[] fromCard[] team whatsApp")],
    }),
  ],
  "_app.scan": ["/scan", onPage(anyone(NOTHING))],
  "_app.dashboard": [
    "/dashboard",
    onPage(
      ownOnly(
        [...DASHBOARD, "featured", "cards[]", "renderedCard", "latest[]"],
        [
          ...DASHBOARD,
          ...keys("latest[].at latest[].unreadItem latest[].name latest[].text latest[].to"),
          ...RENDERED,
          ...under("featured", DASHBOARD_CARD),
          ...under("cards[]", DASHBOARD_CARD),
        ],
      ),
    ),
  ],
  "_app.editor.$id": ["/editor/CARD", onPage(anyone(["→ /card-editor/CARD"]))],
  "_app.guide": [
    "/guide",
    onPage(
      ownOnly(keys("cards[] origin support.email support.phone"), [
        ...keys("origin support.email support.phone"),
        ...under("cards[]", keys("id isBotEnabled isPaused name slug")),
      ]),
    ),
  ],
  "_app.inbox": [
    "/inbox",
    onPage(
      ownOnly(
        [...INBOX_PAGE, "items[]"],
        [...under("items[]", [...INBOX_ITEM, "questionCount", "appointment"]), ...INBOX_PAGE],
      ),
    ),
  ],
  "_app.mobile-editor.$id": ["/mobile-editor/CARD", insidersOnPage(under("data", EDITOR), TO_DASHBOARD)],
  "_app.mobile-editor._index": ["/mobile-editor", onPage(anyone(TO_DASHBOARD))],
  "_app.pwa-settings": ["/pwa-settings", onPage(anyone(keys("ownPictures[]")))],
  "_app.salesbot.$cardId": [
    "/salesbot/CARD",
    insidersOnPage([
      ...under("card", keys("company id name slug")),
      ...under("topics[]", keys("isCovered question step topic")),
      ...keys("hasModel host isOwnerEntitled unanswered unread"),
    ]),
  ],
  "_app.salesbot.$cardId_.conversations": ["/salesbot/CARD/conversations", insidersOnPage(TO_INBOX)],
  "_app.salesbot.$cardId_.unanswered": ["/salesbot/CARD/unanswered", insidersOnPage(TO_INBOX)],
  "_app.share.$cardId": [
    "/share/CARD",
    insidersOnPage([
      ...under("card", keys("id isPaused name nfcUrl slug url version")),
      ...under(
        "signed",
        keys(`codeUrl company direction email link name pageUrl phone phoneUrl portrait primary[] title website
          websiteUrl words.card words.code`),
      ),
      ...keys("wallets.apple wallets.google works[] campaigns.next campaigns.total"),
      ...under("campaigns.items[]", CAMPAIGN),
    ]),
  ],
  "_app.submissions.$cardId": ["/submissions/CARD", insidersOnPage(TO_INBOX)],
  "_app.team_.templates.$id": ["/team/templates/new", onPage(anyone(["→ /team"]))],
  "_app.team": ["/team", onPage(anyone(keys("kind mayCreate items[] next total")))],
  "_app.welcome": [
    "/welcome",
    onPage(
      ownOnly(
        [...EMAIL_STATE, "prepared", "live"],
        [...EMAIL_STATE, "prepared", ...under("live", [...under("card", keys("id name slug url")), ...RENDERED])],
      ),
    ),
  ],
  "_app.users": [
    "/users",
    onPage(
      administrators([
        ...under("users[]", LISTED_USER),
        ...under("query", keys("order page q size sort")),
        ...keys("total cardCounts[].cards cardCounts[].userId isByInvitation withFactor[] wishes[]"),
      ]),
    ),
  ],
};

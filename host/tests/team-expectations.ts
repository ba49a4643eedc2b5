// What the rows of the matrix of teams are made of.
import type { BusinessCard, CardTemplate, Team, User } from "../../db/index.ts";
import type { Answer, Client } from "./client.ts";
import type { Host } from "./host.ts";

/** One of the two teams, with somebody of each role. */
export interface Firm {
  host: Host;
  team: Team;
  manager: { user: User; call: Client };
  /** Holds the card. */
  member: { user: User; call: Client };
  card: BusinessCard;
  /** Another member's. */
  colleaguesCard: BusinessCard;
  template: CardTemplate;
}

type Status = number;
/** For nobody signed in, the team's manager and member, the other team's manager and member, an outsider, level 4. */
type Expected = readonly [Status, Status, Status, Status, Status, Status, Status];
export type Case = readonly [what: string, ask: (call: Client, firm: Firm) => Promise<Answer>, expected: Expected];

export const PEOPLE = ["visitor", "manager", "member", "other manager", "other member", "outsider", "level 4"] as const;

export const by = (manager: Status, member: Status, others: Status, administrator: Status, visitor = 401): Expected => [
  visitor,
  manager,
  member,
  others,
  others,
  others,
  administrator,
];
/** What managers and administrators may do. */
export const managers = (done = 200) => by(done, 403, 403, done);
/** What belongs to whoever holds the card, too. */
export const holders = (done = 200) => by(done, done, 403, done);
/** Pages lead visitors to the sign-in, and others back to where they came from. */
export const page = (manager: Status, member: Status, others: Status, administrator: Status) =>
  by(manager, member, others, administrator, 302);

export const get =
  (to: (firm: Firm) => string): Case[1] =>
  (call, firm) =>
    call("GET", to(firm));

/** Routes in which nothing is a team's, and why. */
export const OUTSIDE: Record<string, RegExp> = {
  "pages for everybody":
    /^(?:_index|\$|accessibility|contact-sales|data-processing|phone-profile|exchange|icons|imprint|manifest|offline|pictures|privacy|processors|robots|sdk|shared|sitemap|terms|uploads|view)\b/,
  "calls of visitors": /^api\.(?:\$|card|card-\w+|config|qr|vcard|wallet|salesbot\.\$cardId\.(?:chat_?|welcome))\b/,
  "ways to sign in":
    /^(?:auth|auth_|confirm-email|reset-password|second-factor|api\.(?:app-passwords|common-passwords|email|login|login_|logout|oidc|passkeys|proof|register|reset-password|sessions|totp|update-password|username))\./,
  "one's own account":
    /^(?:_app\.(?:account|contacts\.phone|dashboard|guide|pwa-settings|scan|welcome)|api\.(?:keys|pwa-\w+|push-subscriptions|user|webhooks|plan-requests\._index|conversations\._index|contacts\.(?:doubles|import|read|scanned|settings)))\./,
  /** With app passwords, not sessions: contacts/dav/dav.http.test.ts. */
  "address books of devices": /^(?:dav|\[\.\]well-known)\./,
  /** Of the same calls: app/developers and app/mcp have tests of their own. */
  "programs, and pages about them": /^(?:developers|mcp)\.|^api\.openapi/,
  /** The page asks for what the API answers: "reads the analytics" above. */
  "figures of a page": /^analytics\.\$cardId\.figures\./,
  "frames and redirects": /^_app\.(?:tsx|(?:card|mobile)-editor\._index)/,
  "administrators, by level": /^api\.(?:plan-requests\.\$id_?|users\.taken)\./,
};

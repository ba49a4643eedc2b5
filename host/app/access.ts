import type { TeamRole } from "#db/index.ts";
import { type ErrorCode, Forbidden } from "./errors.ts";

/** Who acts. `level` and `team` are read from the database on each request. */
export type Actor = { id: number; level: number; team?: Membership | null };
/** The one team that somebody is in. */
export type Membership = { id: number; role: TeamRole };
/** A vacant card's holder has left the team; it has an owner on paper only. */
export type CardOwner = { userId: number; teamId: number | null; isVacant: boolean };

/** Why an action is denied; null when it is allowed. */
export type Refusal = { reason: string; code?: ErrorCode };

const refuse = (reason: string, code?: ErrorCode): Refusal => ({ reason, code });

/** Throws the reason, if there is one: `permit(mayEditCard(user, card))`. */
export function requirePermission(refusal: Refusal | null): void {
  if (refusal) throw new Forbidden(refusal.reason, refusal.code);
}

/** Access levels, by what each first allows. */
export const LEVEL = { basic: 1, professional: 2, developer: 3, admin: 4, system: 5 } as const;
export const MAX_LEVEL = 5;

const NO_ACCESS = "You don't have the required access level to view this page.";

/** The general rule of a protected page or call. */
export const mayUseLevel = (actor: Actor, level: number): Refusal | null =>
  actor.level >= level ? null : refuse(NO_ACCESS, "level_too_low");

// --- cards ------------------------------------------------------------------------------------------------------

/** How many cards a user of this level may have. */
export function cardLimit(level: number): number {
  if (level >= LEVEL.admin) return Infinity;
  return level === LEVEL.developer ? 3 : 1;
}

/** The sentence for a user who has as many cards as the level allows. */
export function cardLimitMessage(level: number): string {
  if (level >= LEVEL.developer) return "Developer users are limited to 3 business cards";
  return level === LEVEL.professional
    ? "Manager users are limited to 1 business card"
    : "Basic users are limited to 1 business card";
}

export function mayAddCard(actor: Actor, owned: number): Refusal | null {
  return owned < cardLimit(actor.level) ? null : refuse(cardLimitMessage(actor.level));
}

export const NOT_YOUR_CARD = "You don't have permission to edit this card.";
export const NOT_YOUR_ANALYTICS = "You don't have permission to view analytics for this card";

/** Its holder, and the managers of its team. */
const ownsCard = (actor: Actor, card: CardOwner): boolean =>
  (actor.id === card.userId && !card.isVacant) || (card.teamId !== null && managesTeam(actor, card.teamId));

/** Also reading it in the editor, pausing it and uploading its pictures. */
export function mayEditCard(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin || ownsCard(actor, card)) return null;
  return refuse(NOT_YOUR_CARD);
}

export function mayEditSlug(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!ownsCard(actor, card)) return refuse("Only admins or the card owner can edit the URL slug.");
  if (actor.level < LEVEL.professional) {
    return refuse("Level 1 users cannot edit the card URL slug. Please contact your administrator.", "level_too_low");
  }
  return null;
}

/** Whether a customCss that this user sends is kept. */
export const canSaveCustomCss = (actor: Actor): boolean => actor.level >= LEVEL.developer;

/** Whether a card's custom CSS applies for this viewer (null: a visitor). */
export function seesCustomCss(viewer: Actor | null, card: { userId: number; ownerLevel: number }): boolean {
  if (card.ownerLevel >= LEVEL.developer) return true;
  return viewer !== null && (viewer.id === card.userId || viewer.level >= LEVEL.developer);
}

/** Whether a userId sent with a card counts: creating for, or handing over to, somebody else. */
export const canChooseCardOwner = (actor: Actor): boolean => actor.level >= LEVEL.system;

export function mayDeleteCard(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.system ? null : refuse("Only system administrators can delete cards.");
}

/** The list of everybody's cards. */
export const mayListCards = (actor: Actor): Refusal | null => mayUseLevel(actor, LEVEL.admin);

/** Analytics and campaigns, and their exports. */
export function mayReadAnalytics(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin || ownsCard(actor, card)) return null;
  return refuse(NOT_YOUR_ANALYTICS);
}

/** Messages of the form, conversations, and their exports. */
export const mayReadMessages = (actor: Actor, card: CardOwner): Refusal | null =>
  mayReadAnalytics(actor, card) && refuse("You don't have permission to read this card's messages.");

/** Opening its page at all, whatever card it is asked for. */
export const mayOpenSalesbot = (actor: Actor): Refusal | null =>
  mayConfigureSalesbot(actor, { userId: actor.id, teamId: null, isVacant: false });

export function mayConfigureSalesbot(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!ownsCard(actor, card)) return refuse("You don't have permission to configure this card's salesbot.");
  if (actor.level < LEVEL.professional) {
    return refuse("Level 2 access or higher is required to configure the AI Salesbot feature.", "level_too_low");
  }
  return null;
}

// --- contacts ------------------------------------------------------------------------------------------------------

/** How many contacts a user of this level may add; people who write to a card always become one. */
export function contactLimit(level: number): number {
  if (level >= LEVEL.admin) return Infinity;
  if (level === LEVEL.developer) return 200_000;
  return level === LEVEL.professional ? 50_000 : 20_000;
}

export const contactLimitMessage = (level: number): string =>
  `Your plan includes ${contactLimit(level).toLocaleString("en")} contacts. Delete some to add others.`;

export function mayAddContact(actor: Actor, owned: number): Refusal | null {
  return owned < contactLimit(actor.level) ? null : refuse(contactLimitMessage(actor.level));
}

/** Reading, changing, merging and deleting a contact: its owner alone, as notes on people are nobody else's. */
export const mayManageContact = (actor: Actor, contact: { userId: number }): Refusal | null =>
  actor.id === contact.userId ? null : refuse("This is somebody else's contact.");

/** Reading one: the managers of the team, too, on whose card the person was met. */
export const mayReadContact = (actor: Actor, contact: { userId: number; teamId: number | null }): Refusal | null =>
  contact.teamId !== null && managesTeam(actor, contact.teamId) ? null : mayManageContact(actor, contact);

/** Listing and exporting those whom a team met: its managers only. Administrators have their own contacts, like anybody. */
export const mayListTeamContacts = (actor: Actor, teamId: number): Refusal | null =>
  managesTeam(actor, teamId) ? null : refuse(NOT_YOUR_TEAM);

// --- own domains ---------------------------------------------------------------------------------------------------

/** Who owns a domain: a person or a team. */
type DomainOwner = { userId: number; teamId: number | null };

/** How many domains a user of this level may add; those there already stay when the level falls. */
export function domainLimit(level: number): number {
  if (level >= LEVEL.admin) return Infinity;
  return level === LEVEL.developer ? 1 : 0;
}

const NO_DOMAINS = "Own domains need level 3 or higher. Please contact your administrator.";

/** Opening the page and the list; users keep domains that they already have. */
export function maySeeDomains(actor: Actor, owned: number): Refusal | null {
  return domainLimit(actor.level) > 0 || owned > 0 ? null : refuse(NO_DOMAINS);
}

const TEAM_DOMAINS = 3;

/** Adding a domain of a team; the team's cards are shown on it. */
export function mayAddTeamDomain(actor: Actor, teamId: number, owned: number): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!managesTeam(actor, teamId)) return refuse(NOT_YOUR_TEAM);
  return owned < TEAM_DOMAINS ? null : refuse(`A team has up to ${TEAM_DOMAINS} domains. Remove one to add another.`);
}

export function mayAddDomain(actor: Actor, owned: number): Refusal | null {
  if (domainLimit(actor.level) === 0) return refuse(NO_DOMAINS);
  return owned < domainLimit(actor.level) ? null : refuse("Level 3 includes one domain. Remove it to add another.");
}

/** Reading, checking, changing and removing it: a team's domain is its managers'. */
export function mayManageDomain(actor: Actor, domain: DomainOwner): Refusal | null {
  const { userId, teamId } = domain;
  if (actor.level >= LEVEL.admin || (teamId === null ? actor.id === userId : managesTeam(actor, teamId))) return null;
  return refuse("You don't have permission to manage this domain.");
}

/** Choosing a card for a domain: only its owner's or team's, whoever chooses. */
export function mayShowOnDomain(domain: DomainOwner, card: DomainOwner): Refusal | null {
  if (domain.teamId !== null) return card.teamId === domain.teamId ? null : refuse("Choose a card of the team.");
  return card.userId === domain.userId ? null : refuse("Choose a card of the domain's owner.");
}

/** Whether an owner's pages on their own domain leave out our name. */
export const isUnbranded = (ownerLevel: number): boolean => ownerLevel >= LEVEL.developer;

// --- teams ---------------------------------------------------------------------------------------------------------

export const NOT_YOUR_TEAM = "You don't have permission to manage this team.";

const managesTeam = ({ team }: Actor, teamId: number): boolean => team?.id === teamId && team.role === "manager";

export function mayCreateTeam(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.developer ? null : refuse("Teams can be created from level 3.", "level_too_low");
}

/** Whether creating a team makes somebody its manager: administrators create teams for others. */
export const becomesTeamManager = (actor: Actor): boolean => actor.level < LEVEL.admin;

/** Its name and logo: for everybody in it. */
export function maySeeTeam(actor: Actor, teamId: number): Refusal | null {
  return actor.level >= LEVEL.admin || actor.team?.id === teamId ? null : refuse("You are not in this team.");
}

/** Its settings, members, invitations, templates, cards, figures, messages and activity. */
export function mayManageTeam(actor: Actor, teamId: number): Refusal | null {
  return actor.level >= LEVEL.admin || managesTeam(actor, teamId) ? null : refuse(NOT_YOUR_TEAM);
}

export function mayDeleteTeam(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse("Only administrators can delete teams.", "level_too_low");
}

/** Taking somebody out of a team; anybody may leave. */
export function mayRemoveMember(actor: Actor, teamId: number, userId: number): Refusal | null {
  return actor.id === userId ? maySeeTeam(actor, teamId) : mayManageTeam(actor, teamId);
}

/** Reading what administrators did anywhere. */
export function mayReadSiteActivity(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse(NO_ACCESS, "level_too_low");
}

// --- people -----------------------------------------------------------------------------------------------------

/** The user who is acted on. */
export type TargetUser = { id: number; accessLevel: number };

const ADMIN_ONLY = "Access Denied: You do not have permission to view this page.";
const BELOW_OWN = "Administrators can only manage users below level 4.";
const FIRST_STAYS = "The first user cannot be deleted.";
const LAST_STAYS = "The last system administrator cannot be deleted.";
export const LEVEL_TOO_HIGH = "You cannot assign level 4 or above.";
export const OWN_LEVEL = "You cannot change your own access level.";

export function mayListUsers(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse(ADMIN_ONLY);
}

/** Creating a user of this level; one row over the level refuses a whole upload. */
export function mayCreateUser(actor: Actor, level: number): Refusal | null {
  if (actor.level >= LEVEL.system) return null;
  if (actor.level < LEVEL.admin) return refuse(ADMIN_ONLY);
  return level < LEVEL.admin ? null : refuse(LEVEL_TOO_HIGH);
}

/** Changing another user; `level` is the new one when it is to change, `systemUsers` counts those of level 5. */
export function mayChangeUser(
  actor: Actor,
  target: TargetUser,
  level: number | undefined,
  systemUsers: number,
): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(ADMIN_ONLY);
  const isLevelChange = level !== undefined && level !== target.accessLevel;
  if (isLevelChange && actor.id === target.id) return refuse(OWN_LEVEL);
  if (actor.level < LEVEL.system && actor.id !== target.id) {
    if (target.accessLevel >= LEVEL.admin) return refuse(BELOW_OWN);
    if (isLevelChange && level >= LEVEL.admin) return refuse(LEVEL_TOO_HIGH);
  }
  if (isLevelChange && target.accessLevel === LEVEL.system && systemUsers <= 1) {
    return refuse("The last system administrator must keep that level.");
  }
  return null;
}

/** The user made at installation, who is never deleted. */
export const FIRST_USER_ID = 1;

export function mayDeleteUser(actor: Actor, target: TargetUser, systemUsers: number): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(ADMIN_ONLY);
  if (target.id === FIRST_USER_ID) return refuse(FIRST_STAYS);
  if (actor.level < LEVEL.system && target.accessLevel >= LEVEL.admin) return refuse(BELOW_OWN);
  if (target.accessLevel === LEVEL.system && systemUsers <= 1) return refuse(LAST_STAYS);
  return null;
}

/** Removing the second factor of somebody who has lost it. */
export function mayResetFactor(actor: Actor, target: TargetUser): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(ADMIN_ONLY);
  if (actor.id === target.id) return refuse("Remove your own second factor in your account.");
  return target.accessLevel < actor.level ? null : refuse("You can only do this for users of a lower level.");
}

/** Creating one's own account. */
export function mayRegister(registration: "open" | "closed" | "invite"): Refusal | null {
  if (registration === "open") return null;
  return registration === "invite"
    ? refuse("You need an invitation to create an account here.", "invitation_needed")
    : refuse("Registration is closed. Please ask an administrator for an account.");
}

/** Profile, password, export and deletion of an account. */
export function mayManageAccount(actor: Actor, userId: number): Refusal | null {
  return actor.id === userId ? null : refuse("You can only change your own account.");
}

/** Ending one's own account. */
export function mayDeleteAccount(actor: Actor, systemUsers: number): Refusal | null {
  if (actor.id === FIRST_USER_ID) return refuse(FIRST_STAYS);
  if (actor.level === LEVEL.system && systemUsers <= 1) return refuse(LAST_STAYS);
  return null;
}

/** Asking for the plan that gives this level. */
export const mayAskForPlan = (actor: Actor, level: number): Refusal | null =>
  level > actor.level ? null : refuse("Your account already has everything in this plan.");

/** Reading requests for plans, and granting them. */
export const mayGrantPlans = (actor: Actor): Refusal | null =>
  actor.level >= LEVEL.system ? null : refuse("Only system administrators can grant plans.");

// --- the installable app ----------------------------------------------------------------------------------------

/** Opening and saving the web-app settings; how far a save reaches is the next question. */
export function mayConfigurePwa(actor: Actor): Refusal | null {
  if (actor.level >= LEVEL.basic) return null;
  return refuse("You need admin access to configure PWA settings. Please contact an administrator.");
}

/** Levels 4 and 5 save for the whole site, all others for the pages of their own cards. */
export const savesPwaForSite = (actor: Actor): boolean => actor.level >= LEVEL.admin;

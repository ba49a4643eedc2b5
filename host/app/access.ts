import type { TeamRole } from "#db/index.ts";
import { type ErrorCode, Forbidden } from "./errors.ts";
import { accessMessages } from "./languages/access-messages.en.ts";
import type { Message } from "./languages/message.ts";

/** The acting user. `level` and `team` are read from the database on each request. */
export type Actor = {
  id: number;
  level: number;
  team?: Membership | null;
  /** The key by which a program acts for them. */
  key?: { id: number };
  sessionId?: number;
  /** The IP they call from; none for what we do ourselves. */
  clientAddress?: string;
};
/** What an account may do, as a text that is another once this is different. */
export const rightsOf = ({ id, level, team }: Actor): string => [id, level, team?.id, team?.role].join();

/** The user's team, of which there is at most one. */
export type Membership = { id: number; role: TeamRole };
/** A vacant card's holder has left the team; it has an owner on paper only. */
export type CardOwner = { userId: number; teamId: number | null; isVacant: boolean };

/** Why an action is denied; null when it is allowed. */
export type Refusal = { reason: Message; code?: ErrorCode };

export const refuse = (reason: Message, code?: ErrorCode): Refusal => ({ reason, code });

/** Throws the reason, if there is one: `requirePermission(mayEditCard(user, card))`. */
export function requirePermission(refusal: Refusal | null): void {
  if (refusal) throw new Forbidden(refusal.reason, refusal.code);
}

/** Access levels, by what each first allows. */
export const LEVEL = { basic: 1, professional: 2, developer: 3, admin: 4, system: 5 } as const;
export const MAX_LEVEL = 5;

/** The general rule of a protected page or call. */
export const mayUseLevel = (actor: Actor, level: number): Refusal | null =>
  actor.level >= level ? null : refuse(accessMessages.noAccess, "level_too_low");

// --- keys for programs ---------------------------------------------------------------------------------------------

/** Making keys, and acting by them. */
export const mayUseKeys = (actor: Actor): Refusal | null =>
  actor.level >= LEVEL.developer ? null : refuse(accessMessages.keysNeedLevel3, "level_too_low");

// --- cards ------------------------------------------------------------------------------------------------------

/** How many cards a user of this level may have. */
export function cardLimit(level: number): number {
  if (level >= LEVEL.admin) return Infinity;
  return level === LEVEL.developer ? 3 : 1;
}

/** Message for a user who has as many cards as the level allows. */
function cardLimitMessage(level: number): Message {
  if (level >= LEVEL.developer) return accessMessages.threeCards;
  return level === LEVEL.professional ? accessMessages.oneCardAsManager : accessMessages.oneCard;
}

export function mayAddCard(actor: Actor, owned: number): Refusal | null {
  return owned < cardLimit(actor.level) ? null : refuse(cardLimitMessage(actor.level));
}

/** Its holder, and the managers of its team. */
const ownsCard = (actor: Actor, card: CardOwner): boolean =>
  (actor.id === card.userId && !card.isVacant) || (card.teamId !== null && managesTeam(actor, card.teamId));

/** Also reading it in the editor, pausing it and uploading its pictures. */
export function mayEditCard(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin || ownsCard(actor, card)) return null;
  return refuse(accessMessages.notYourCard);
}

export function mayEditSlug(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!ownsCard(actor, card)) return refuse(accessMessages.slugOfOwner);
  if (actor.level < LEVEL.professional) {
    return refuse(accessMessages.slugNeedsLevel2, "level_too_low");
  }
  return null;
}

/** Like `mayEditCard()`, with a message about the slug of another user's card. */
export const mayEditCardWithSlug = (actor: Actor, card: CardOwner): Refusal | null =>
  mayEditCard(actor, card) === null ? null : mayEditSlug(actor, card);

/** Whether a customCss that this user sends is kept. */
export const canSaveCustomCss = (actor: Actor): boolean => actor.level >= LEVEL.developer;

/** Whether a card's custom CSS applies for this viewer (null: a visitor). */
export function seesCustomCss(viewer: Actor | null, card: { userId: number; ownerLevel: number }): boolean {
  if (card.ownerLevel >= LEVEL.developer) return true;
  return viewer !== null && (viewer.id === card.userId || viewer.level >= LEVEL.developer);
}

/** Whether the userId sent with a card counts: for creating a card for another user, or transferring one. */
export const canChooseCardOwner = (actor: Actor): boolean => actor.level >= LEVEL.system;

export function mayDeleteCard(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.system ? null : refuse(accessMessages.cardDeletion);
}

/** The list of everybody's cards. */
export const mayListCards = (actor: Actor): Refusal | null => mayUseLevel(actor, LEVEL.admin);

/** Analytics and campaigns, and their exports. */
export function mayReadAnalytics(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin || ownsCard(actor, card)) return null;
  return refuse(accessMessages.notYourAnalytics);
}

/** Messages of the form, conversations, and their exports. */
export const mayReadMessages = (actor: Actor, card: CardOwner): Refusal | null =>
  mayReadAnalytics(actor, card) && refuse(accessMessages.notYourMessages);

/**
 * Taking over a conversation and replying to its visitor: the card's owner and the managers of its team. Administrators
 * may read it, but visitors expecting the owner must not talk to anybody else.
 */
export const mayAnswerVisitor = (actor: Actor, card: CardOwner): Refusal | null =>
  ownsCard(actor, card) ? null : refuse(accessMessages.notYourVisitor);

/** Opening its page at all, whatever card it is asked for. */
export const mayOpenSalesbot = (actor: Actor): Refusal | null =>
  mayConfigureSalesbot(actor, { userId: actor.id, teamId: null, isVacant: false });

export function mayConfigureSalesbot(actor: Actor, card: CardOwner): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!ownsCard(actor, card)) return refuse(accessMessages.notYourAssistant);
  if (actor.level < LEVEL.professional) {
    return refuse(accessMessages.assistantNeedsLevel2, "level_too_low");
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

export const contactLimitMessage = (level: number): Message => accessMessages.contactsFull(contactLimit(level));

export function mayAddContact(actor: Actor, owned: number): Refusal | null {
  return owned < contactLimit(actor.level) ? null : refuse(contactLimitMessage(actor.level));
}

/** Reading, changing, merging and deleting a contact: only its owner, as notes on people are private. */
export const mayManageContact = (actor: Actor, contact: { userId: number }): Refusal | null =>
  actor.id === contact.userId ? null : refuse(accessMessages.notYourContact);

/** Reading one: the managers of the team, too, on whose card the person was met. */
export const mayReadContact = (actor: Actor, contact: { userId: number; teamId: number | null }): Refusal | null =>
  contact.teamId !== null && managesTeam(actor, contact.teamId) ? null : mayManageContact(actor, contact);

/** Listing and exporting contacts met by a team: only its managers. Administrators have contacts of their own. */
export const mayListTeamContacts = (actor: Actor, teamId: number): Refusal | null =>
  managesTeam(actor, teamId) ? null : refuse(accessMessages.notYourTeam);

/** Whether an owner's pages on their own domain leave out our name. */
export const isUnbranded = (ownerLevel: number): boolean => ownerLevel >= LEVEL.developer;

// --- teams ---------------------------------------------------------------------------------------------------------

export const managesTeam = ({ team }: Actor, teamId: number): boolean => team?.id === teamId && team.role === "manager";

/** Id of the team whose contacts the actor may list; null unless a manager. */
export const managedTeamOf = ({ team }: Actor): number | null => (team?.role === "manager" ? team.id : null);

export function mayCreateTeam(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.developer ? null : refuse(accessMessages.teamsNeedLevel3, "level_too_low");
}

/** Whether creating a team makes the actor its manager; administrators create teams for others. */
export const becomesTeamManager = (actor: Actor): boolean => actor.level < LEVEL.admin;

/** Its name and logo: for everybody in it. */
export function maySeeTeam(actor: Actor, teamId: number): Refusal | null {
  return actor.level >= LEVEL.admin || actor.team?.id === teamId ? null : refuse(accessMessages.notInTeam);
}

/** Its settings, members, invitations, templates, cards, figures, messages and activity. */
export function mayManageTeam(actor: Actor, teamId: number): Refusal | null {
  return actor.level >= LEVEL.admin || managesTeam(actor, teamId) ? null : refuse(accessMessages.notYourTeam);
}

export function mayDeleteTeam(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse(accessMessages.teamDeletion, "level_too_low");
}

/** Removing a member from a team. Every member may leave. */
export function mayRemoveMember(actor: Actor, teamId: number, userId: number): Refusal | null {
  return actor.id === userId ? maySeeTeam(actor, teamId) : mayManageTeam(actor, teamId);
}

/** Reading what administrators did anywhere. */
export function mayReadSiteActivity(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse(accessMessages.noAccess, "level_too_low");
}

// --- people -----------------------------------------------------------------------------------------------------

/** The user affected. */
type TargetUser = { id: number; accessLevel: number };

export function mayListUsers(actor: Actor): Refusal | null {
  return actor.level >= LEVEL.admin ? null : refuse(accessMessages.adminOnly);
}

/** Creating a user of this level; one row over the level refuses a whole upload. */
export function mayCreateUser(actor: Actor, level: number): Refusal | null {
  if (actor.level >= LEVEL.system) return null;
  if (actor.level < LEVEL.admin) return refuse(accessMessages.adminOnly);
  return level < LEVEL.admin ? null : refuse(accessMessages.levelTooHigh);
}

/** Changing another user; `level` is the new one when it is to change, `systemUsers` counts those of level 5. */
export function mayChangeUser(
  actor: Actor,
  target: TargetUser,
  level: number | undefined,
  systemUsers: number,
): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(accessMessages.adminOnly);
  const isLevelChange = level !== undefined && level !== target.accessLevel;
  if (isLevelChange && actor.id === target.id) return refuse(accessMessages.ownLevel);
  if (actor.level < LEVEL.system && actor.id !== target.id) {
    if (target.accessLevel >= LEVEL.admin) return refuse(accessMessages.usersBelowLevel4);
    if (isLevelChange && level >= LEVEL.admin) return refuse(accessMessages.levelTooHigh);
  }
  if (isLevelChange && target.accessLevel === LEVEL.system && systemUsers <= 1) {
    return refuse(accessMessages.lastAdministratorLevel);
  }
  return null;
}

/** The user created at installation, who cannot be deleted. */
export const FIRST_USER_ID = 1;

export function mayDeleteUser(actor: Actor, target: TargetUser, systemUsers: number): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(accessMessages.adminOnly);
  if (target.id === FIRST_USER_ID) return refuse(accessMessages.firstUser);
  if (actor.level < LEVEL.system && target.accessLevel >= LEVEL.admin) return refuse(accessMessages.usersBelowLevel4);
  if (target.accessLevel === LEVEL.system && systemUsers <= 1) return refuse(accessMessages.lastAdministrator);
  return null;
}

/** Removing the second factor of a user who has lost it. */
export function mayResetFactor(actor: Actor, target: TargetUser): Refusal | null {
  if (actor.level < LEVEL.admin) return refuse(accessMessages.adminOnly);
  if (actor.id === target.id) return refuse(accessMessages.ownSecondFactor);
  return target.accessLevel < actor.level ? null : refuse(accessMessages.lowerLevelOnly);
}

/** Creating one's own account. */
export function mayRegister(registration: "open" | "closed" | "invite"): Refusal | null {
  if (registration === "open") return null;
  return registration === "invite"
    ? refuse(accessMessages.invitationNeeded, "invitation_needed")
    : refuse(accessMessages.registrationClosed);
}

/** Profile, password, export and deletion of an account. */
export function mayManageAccount(actor: Actor, userId: number): Refusal | null {
  return actor.id === userId ? null : refuse(accessMessages.ownAccountOnly);
}

/** Ending one's own account. */
export function mayDeleteAccount(actor: Actor, systemUsers: number): Refusal | null {
  if (actor.id === FIRST_USER_ID) return refuse(accessMessages.firstUser);
  if (actor.level === LEVEL.system && systemUsers <= 1) return refuse(accessMessages.lastAdministrator);
  return null;
}

/** Asking for the plan that gives this level. */
export const mayAskForPlan = (actor: Actor, level: number): Refusal | null =>
  level > actor.level ? null : refuse(accessMessages.planIncluded);

/** Reading requests for plans, and granting them. */
export const mayGrantPlans = (actor: Actor): Refusal | null =>
  actor.level >= LEVEL.system ? null : refuse(accessMessages.planGranting);

// --- the installable app ----------------------------------------------------------------------------------------

/** Opening and saving the web-app settings; how far a save reaches is the next question. */
export function mayConfigurePwa(actor: Actor): Refusal | null {
  if (actor.level >= LEVEL.basic) return null;
  return refuse(accessMessages.appSettings);
}

/** Levels 4 and 5 save for the whole site, all others for the pages of their own cards. */
/** Scope of the app settings of the whole site; others are ids of accounts. */
export const SITE = "site";
export const savesPwaForSite = (actor: Actor): boolean => actor.level >= LEVEL.admin;

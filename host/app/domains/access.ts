import { accessMessages } from "../languages/access-messages.en.ts";
import { type Actor, type Refusal, refuse, LEVEL, managesTeam } from "../access.ts";

/** Owner of a domain: a person or a team. */
type DomainOwner = { userId: number; teamId: number | null };

/** How many domains a user of this level may add; those there already stay when the level falls. */
export function domainLimit(level: number): number {
  if (level >= LEVEL.admin) return Infinity;
  return level === LEVEL.developer ? 1 : 0;
}

/** Opening the page and the list; users keep domains that they already have. */
export function maySeeDomains(actor: Actor, owned: number): Refusal | null {
  return domainLimit(actor.level) > 0 || owned > 0 ? null : refuse(accessMessages.noDomains);
}

const TEAM_DOMAINS = 3;

/** Adding a domain of a team; the team's cards are shown on it. */
export function mayAddTeamDomain(actor: Actor, teamId: number, owned: number): Refusal | null {
  if (actor.level >= LEVEL.admin) return null;
  if (!managesTeam(actor, teamId)) return refuse(accessMessages.notYourTeam);
  return owned < TEAM_DOMAINS ? null : refuse(accessMessages.teamDomains(TEAM_DOMAINS));
}

export function mayAddDomain(actor: Actor, owned: number): Refusal | null {
  if (domainLimit(actor.level) === 0) return refuse(accessMessages.noDomains);
  return owned < domainLimit(actor.level) ? null : refuse(accessMessages.oneDomain);
}

/** Reading, checking, changing and removing it: a team's domain is its managers'. */
export function mayManageDomain(actor: Actor, domain: DomainOwner): Refusal | null {
  const { userId, teamId } = domain;
  if (actor.level >= LEVEL.admin || (teamId === null ? actor.id === userId : managesTeam(actor, teamId))) return null;
  return refuse(accessMessages.notYourDomain);
}

/** Choosing a card for a domain: only one of the domain's owner or team, even for administrators. */
export function mayShowOnDomain(domain: DomainOwner, card: DomainOwner): Refusal | null {
  if (domain.teamId !== null) return card.teamId === domain.teamId ? null : refuse(accessMessages.notCardOfTeam);
  return card.userId === domain.userId ? null : refuse(accessMessages.notCardOfOwner);
}

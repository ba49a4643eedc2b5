import { type Actor, LEVEL, mayUseLevel, requirePermission, rightsOf } from "../access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { Forbidden, NotFound, Unauthenticated } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import type { RequestContext } from "./request-context.server.ts";

/** Pages lead there; calls answer it. */
export const secondFactorRequired = () => new Forbidden(errorMessages.factorRequired, "factor_required");

export type Access = "anyone" | "signed-in" | 1 | 2 | 3 | 4 | 5;

/** Who may make this call: null for a visitor. Throws Unauthenticated, Forbidden or, on an own domain, NotFound. */
export function permittedUser(
  { access, withoutFactor }: { access: Access; withoutFactor?: boolean },
  { site }: RequestContext,
  sessionUser: SessionUser | null,
): SessionUser | null {
  const needsSecondFactor = sessionUser !== null && sessionUser.lacksFactor && !withoutFactor;
  const user = needsSecondFactor ? null : sessionUser;
  if (access === "anyone") return user;
  if (site) throw new NotFound(errorMessages.notFound);
  if (needsSecondFactor) throw secondFactorRequired();
  if (!user) throw new Unauthenticated();
  requirePermission(mayUseLevel(user, access === "signed-in" ? LEVEL.basic : access));
  return user;
}

/** Throws Unauthenticated if a user has another level or another place in a team than `before`. */
export function requireSameRights(before: Actor, now: Actor | null): void {
  if (!now || rightsOf(now) !== rightsOf(before)) throw new Unauthenticated();
}

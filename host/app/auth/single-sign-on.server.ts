import { FIRST_USER_ID } from "../access.ts";
import { config } from "../config/config.server.ts";
import { Refused } from "../errors.ts";

/** Whether an account may sign in by other ways than the provider's: user 1 always, in case the provider fails. */
export const hasOwnWayIn = (userId: number): boolean => !config.oidc?.isOnly || userId === FIRST_USER_ID;

export function refuseWhereSingleSignOn(userId: number): void {
  if (!hasOwnWayIn(userId))
    throw new Refused(`Please sign in with ${config.oidc!.name}: passwords are not used here.`, "single_sign_on");
}

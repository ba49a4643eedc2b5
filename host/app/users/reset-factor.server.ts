import { run } from "#db/index.ts";
import { type Actor, mayListUsers, mayResetFactor, permit } from "../access.ts";
import { endSessions } from "../auth/credentials.server.ts";
import { takeAway } from "../auth/factors/second-factor.server.ts";
import { tellOwner } from "../auth/tell-owner.server.ts";
import { transaction } from "../database.server.ts";
import { audit } from "../audit/audit.server.ts";
import { getUser } from "./users.server.ts";

/** Removes the second factor of a user of a lower level, ends all their sessions, and tells them by email. */
export async function resetFactor(actor: Actor, id: number): Promise<void> {
  permit(mayListUsers(actor));
  await transaction(function* (tx) {
    const user = yield* getUser(tx, id);
    permit(mayResetFactor(actor, user));
    yield* takeAway(tx, id);
    yield* endSessions(tx, id);
    yield* tellOwner(tx, id, "factor-reset");
    yield* run(audit(tx, actor, "totp.reset", `user:${id}`));
  });
}

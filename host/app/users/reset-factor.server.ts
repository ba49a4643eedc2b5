import { run } from "#db/index.ts";
import { type Actor, mayListUsers, mayResetFactor, permit } from "../access.ts";
import { endSessions } from "../auth/credentials.server.ts";
import { factorRemovedMail } from "../auth/email-mails.server.ts";
import { takeAway } from "../auth/factors/second-factor.server.ts";
import { transaction } from "../database.server.ts";
import { deliverSoon, queueMail } from "../mail/outbox.server.ts";
import { audit } from "../audit/audit.server.ts";
import { getUser } from "./users.server.ts";

/** Takes the second factor from somebody of a lower level, who is told by mail; all their sessions end. */
export async function resetFactor(actor: Actor, id: number): Promise<void> {
  permit(mayListUsers(actor));
  await transaction(function* (tx) {
    const user = yield* getUser(tx, id);
    permit(mayResetFactor(actor, user));
    yield* takeAway(tx, id);
    yield* endSessions(tx, id);
    if (user.emailConfirmedAt) yield* run(queueMail(tx, { to: user.email, ...factorRemovedMail(user) }));
    yield* run(audit(tx, actor, "totp.reset", `user:${id}`));
  });
  deliverSoon();
}

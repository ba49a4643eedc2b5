import { randomBytes } from "node:crypto";
import { count } from "drizzle-orm";
import { demoCard, demoSalesbot } from "./seed/demo.ts";
import { type Database, getRow, run } from "./index.ts";

interface SeedOptions {
  admin: { username: string; password?: string; email: string };
  withDemo: boolean;
  hashPassword(password: string): Promise<string>;
}

export const DEMO_SLUG = demoCard.slug;

const SYSTEM_ADMINISTRATOR = 5;

/**
 * Fills an empty database with user 1, a level 5 administrator, and a finished demo card. If two processes start at the
 * same time, only one does so. Returns the administrator's password if it was generated, to be shown once.
 */
export async function seed({ db, tables, transaction }: Database, options: SeedOptions): Promise<string | undefined> {
  const { users, businessCards, salesbotConfigs } = tables;
  const isEmpty = ([row]: { n: number }[]) => row!.n === 0;
  if (!isEmpty(await db.select({ n: count() }).from(users))) return undefined;

  const { username, email, password: configuredPassword } = options.admin;
  const generatedPassword = configuredPassword ? undefined : randomBytes(12).toString("base64url");
  const password = await options.hashPassword(configuredPassword ?? generatedPassword!);

  return transaction(function* (tx) {
    if (!isEmpty(yield* run(tx.select({ n: count() }).from(users)))) return undefined;
    const admin = yield* getRow(
      tx
        .insert(users)
        .values({
          username,
          usernameKey: username.toLowerCase(),
          email,
          emailKey: email.toLowerCase(),
          emailConfirmedAt: new Date(),
          emailFirstConfirmedAt: new Date(),
          password,
          fullName: "Administrator",
          accessLevel: SYSTEM_ADMINISTRATOR,
        })
        .returning(),
    );
    if (!options.withDemo) return generatedPassword;
    const card = yield* getRow(
      tx
        .insert(businessCards)
        .values({ ...demoCard, userId: admin!.id })
        .returning(),
    );
    yield* run(tx.insert(salesbotConfigs).values({ ...demoSalesbot, cardId: card.id }));
    return generatedPassword;
  });
}

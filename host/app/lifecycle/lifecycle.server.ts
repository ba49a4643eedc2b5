import { and, eq, sql } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { DEMO_SLUG, seed } from "#db/seed.ts";
import { FIRST_USER_ID } from "../access.ts";
import { passkeyWarning } from "../auth/passkeys/relying-party.server.ts";
import { hashPassword } from "../auth/passwords/password.server.ts";
import { config } from "../config/config.server.ts";
import { productVersion } from "../config/product-version.server.ts";
import { database, db, migrated, replica, tables } from "../database.server.ts";
import { startDomainRegistry } from "../domains/domain-registry.server.ts";
import { compactNewDatabase } from "../events/compaction.server.ts";
import { startJobs } from "../jobs/schedule.server.ts";
import { startDelivery } from "../mail/outbox.server.ts";
import { startWebhookSending } from "../webhooks/sender.server.ts";
import { logConsole } from "../runtime/log.server.ts";
import { runShutdownHandlers, onShutdown } from "../runtime/shutdown.server.ts";
import { walletSettings } from "../share/wallet/settings.server.ts";
import { isOurStorage } from "../uploads/storage-identity.server.ts";
import { modelAdvice } from "../salesbot/model/settings.ts";
import { storage } from "../uploads/storage.server.ts";

/**
 * Fills an empty database. Answers the lines to print: the administrator, the demo card and, once, the generated
 * password.
 */
export async function start(): Promise<string[]> {
  walletSettings();
  await storage.check();
  await isOurStorage().catch(() => {}); // a storage that is away: asked again before anything is removed
  await compactNewDatabase(database);
  const generatedPassword = await seed(database, {
    admin: config.admin,
    withDemo: config.seed === "demo",
    // ADMIN_PASSWORD is the operator's own decision.
    hashPassword: hashPassword,
  });
  const { businessCards, users } = tables;
  const administrator = await firstRow(
    db.select({ name: users.username }).from(users).where(eq(users.id, FIRST_USER_ID)),
  );
  const demo = await firstRow(
    db
      .select({ slug: businessCards.slug })
      .from(businessCards)
      .where(and(eq(businessCards.slug, DEMO_SLUG), eq(businessCards.isPaused, false))),
  );
  onShutdown(await startDomainRegistry());
  const advice = modelAdvice(config.openai);
  const warning = await passkeyWarning();
  return [
    `Meishi is running at ${config.publicUrl}`,
    ...(administrator ? [`Administrator: ${administrator.name}`] : []),
    ...(generatedPassword ? [`Password (shown once): ${generatedPassword}`] : []),
    ...(demo ? [`Demo card: ${config.publicUrl}/view/${demo.slug}`] : []),
    ...(advice ? [advice] : []),
    ...(warning ? [warning] : []),
    `Version ${productVersion()}${migrated?.from ? `, database migrated ${migrated.from} to ${migrated.to}` : ""}`,
  ];
}

/** Starts mails, webhooks and jobs once the server answers, so that one that fails to start runs none. */
export function startBackgroundWork(): void {
  logConsole();
  onShutdown(startDelivery());
  onShutdown(startWebhookSending());
  onShutdown(startJobs());
}

/** Finishes pending work, then closes the database. */
export async function stop(): Promise<void> {
  await runShutdownHandlers();
  await replica?.close();
  await database.close();
}

/** Whether the database answers with its tables in place. */
export async function isReady(): Promise<boolean> {
  try {
    await db
      .select({ one: sql`1` })
      .from(tables.users)
      .limit(1);
    return true;
  } catch {
    return false;
  }
}

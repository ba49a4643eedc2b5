import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  test as base,
} from "@playwright/test";
import type { BusinessCard, NewBusinessCard, NewUser, User } from "../../db/index.ts";
import { axeFindings } from "./axe.ts";
import { aCard, aSession, aUser, aUserWithPassword } from "./builders.ts";
import { type Host, startHost } from "./host.ts";
import { ReusedContext } from "./reused-context.ts";

interface Fixtures {
  /** Makes a user (level 1 when nothing is said) in the worker's database. */
  makeUser(changes?: Partial<NewUser>): Promise<User>;
  /** Makes a user who can sign in with builders' PASSWORD. */
  makeUserWithPassword(changes?: Partial<NewUser>): Promise<User>;
  makeCard(owner: { id: number }, changes?: Partial<NewBusinessCard>): Promise<BusinessCard>;
  /** Gives the browser a session of this user. */
  signIn(user: { id: number }, context?: BrowserContext): Promise<void>;
  /** Fails with the list of what axe finds on the page as it stands. */
  expectNoAxeFindings(selector?: string): Promise<void>;
  /** What our own pages' content policies forbade in this test's browser; a test that leaves some fails. */
  forbidden: string[];
  /** For tests that count what is fetched, or keep something under other origins. */
  hasOwnContext: boolean;
  /** Playwright's own: all options that `test.use` and the configuration set. */
  _combinedContextOptions: BrowserContextOptions;
}

/** Waits for what is moving or fading in, but not for ever: colours half-way are nobody's. Runs in the page. */
async function untilStill(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === "running" && typeof end === "number" && end < 2_000;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Each worker has a running Meishi of its own; each test makes its own users and cards in it. */
export const test = base.extend<Fixtures, { host: Host; reusedContext: ReusedContext }>({
  host: [
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  reusedContext: [
    async ({ browser, host }, use) => {
      const reused = new ReusedContext(browser, host.url);
      await use(reused);
      await reused.close();
    },
    { scope: "worker" },
  ],
  hasOwnContext: [false, { option: true }],
  context: async ({ reusedContext, hasOwnContext, _combinedContextOptions }, use) => {
    await use(await reusedContext.acquire(_combinedContextOptions, hasOwnContext));
    await reusedContext.release();
  },
  baseURL: async ({ host }, use) => use(host.url),
  makeUser: async ({ host }, use) => use((changes) => aUser(host.database, changes)),
  makeUserWithPassword: async ({ host }, use) => use((changes) => aUserWithPassword(host.database, changes)),
  makeCard: async ({ host }, use) => use((owner, changes) => aCard(host.database, owner, changes)),
  signIn: async ({ host, context }, use) =>
    use(async (user, other = context) => {
      const [name, value] = (await aSession(host.database, user)).split("=") as [string, string];
      await other.addCookies([{ name, value, url: host.url, httpOnly: true, sameSite: "Lax" }]);
    }),
  forbidden: [
    async ({ context, host }, use) => {
      const forbidden: string[] = [];
      const listen = (message: ConsoleMessage) => {
        const isOurs = new URL(message.page()?.url() ?? "about:blank").origin === host.url;
        if (isOurs && message.type() === "error" && /Content Security Policy/.test(message.text()))
          forbidden.push(message.text());
      };
      context.on("console", listen);
      await use(forbidden);
      context.off("console", listen);
      expect(forbidden).toEqual([]);
    },
    { auto: true },
  ],
  expectNoAxeFindings: async ({ page }, use) =>
    use(async (selector) => {
      await page.evaluate(untilStill);
      expect(await axeFindings(page, selector)).toEqual([]);
    }),
});

export { expect } from "@playwright/test";

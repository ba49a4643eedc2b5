import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Route } from "@playwright/test";
import type { BusinessCard, NewUser, NewBusinessCard, User } from "../../db/index.ts";
import { signedIn } from "./client.ts";
import type { Host } from "./host.ts";
import { dialog, expect, html, launcher, openChat, test } from "./sdk.fixtures.ts";

const EVENTS = /\/chat\/[^/]+\/events/;
const CHAT = "**/api/salesbot/*/chat";
const CORS = { "access-control-allow-origin": "*" };

interface VisitFixtures {
  page: Page;
  host: Host;
  site: { page(html: string): string };
  makeUser(changes: Partial<NewUser>): Promise<User>;
  makeCard(owner: User, changes: Partial<NewBusinessCard>): Promise<BusinessCard>;
}

/** A visitor's page with the chat of a card whose assistant is on, and the card's owner. */
async function aVisit({ page, host, site, makeUser, makeCard }: VisitFixtures) {
  const owner = await makeUser({ accessLevel: 2, fullName: "Mara Ellington" });
  const card = await makeCard(owner, { name: "Mara Ellington" });
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
  const call = await signedIn(host, owner);
  const conversations = async () =>
    (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<{ id: number }[]>();
  const address = site.page(html(`<script async src="${host.url}/sdk/v1.js" data-card="${card.slug}"></script>`));
  const log = dialog(page).getByRole("log");
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  /** All but the dots of an answer that is awaited. */
  const items = log.getByRole("listitem").filter({ hasNot: page.getByRole("status") });
  return {
    address,
    log,
    field,
    items,
    unsent: items.filter({ has: page.getByRole("button", { name: "Try again" }) }),
    async say(text: string) {
      await field.fill(text);
      await field.press("Enter");
    },
    /** The owner writes into the newest conversation. */
    async answer(text: string) {
      const [newest] = await conversations();
      expect((await call("POST", `/api/conversations/${newest!.id}/messages`, { text })).status).toBe(201);
    },
    async forget() {
      for (const { id } of await conversations()) await call("DELETE", `/api/conversations/${id}`);
    },
    conversations,
  };
}

/** A server between the page and its events. */
async function aProxy(respond: (response: ServerResponse) => void): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { ...CORS, "content-type": "text/event-stream" });
    respond(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test.describe("where the event stream breaks, messages come by polling every 10 s, until it works again", () => {
  const faults: [
    string,
    (route: Route, proxies: { silent: string; dying: string }) => Promise<void> | void,
    number?,
  ][] = [
    ["is cut", (route) => route.abort("connectionreset")],
    ["is refused", (route) => route.abort("connectionrefused")],
    ["ends at once", (route) => route.fulfill({ headers: CORS, contentType: "text/event-stream", body: "" })],
    ["gets no answer", () => {}],
    ["is held back by a proxy behind its headers", (route, { silent }) => route.continue({ url: silent })],
    ["falls silent once it has begun", (route, { dying }) => route.continue({ url: dying }), 35],
    ["is answered by 502", (route) => route.fulfill({ status: 502, headers: CORS, body: "Bad gateway" })],
    ["is answered by a page", (route) => route.fulfill({ headers: CORS, contentType: "text/html", body: "<h1>Wi-Fi" })],
  ];
  for (const [what, fault, seconds = 10] of faults)
    test(`when it ${what}`, async ({ page, host, site, makeUser, makeCard }) => {
      const silent = await aProxy((response) => response.flushHeaders());
      const dying = await aProxy((response) => response.write(":\n\n"));
      const handler = (route: Route) => fault(route, { silent: silent.url, dying: dying.url });
      await page.clock.install();
      await page.context().route(EVENTS, handler);
      let polls = 0;
      page.on("request", (request) => (polls += Number(/\/messages\?after=/.test(request.url()))));
      const { address, log, say, answer } = await aVisit({ page, host, site, makeUser, makeCard });
      await page.goto(address);
      await openChat(page);
      const streamed = page.waitForRequest(EVENTS);
      await say("Do you play at weddings?");
      await streamed;
      await answer("I do, this is Mara.");
      await page.clock.runFor(seconds * 1_000);
      await expect(log).toContainText("I do, this is Mara.");
      await expect(dialog(page).getByRole("status").first()).toHaveText("Mara is here");
      await answer("On Saturdays.");
      await page.clock.runFor(seconds * 1_000);
      await expect(log).toContainText("On Saturdays.");

      await page.context().unroute(EVENTS, handler);
      const works = page.waitForResponse((response) => EVENTS.test(response.url()) && response.ok());
      await page.clock.runFor(seconds * 1_000);
      await works;
      await answer("And on Sundays.");
      await expect(log).toContainText("And on Sundays.");
      const before = polls;
      await page.clock.runFor(30_000);
      await answer("Not on Mondays.");
      await expect(log).toContainText("Not on Mondays.");
      expect(polls).toBe(before);
      silent.stop();
      dying.stop();
    });
});

test("what arrived is not marked after a reload, and stands above what failed before it", async ({
  page,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const { address, log, items, unsent, say } = await aVisit({ page, host, site, makeUser, makeCard });
  await page.goto(address);
  await openChat(page);
  await say("Hello");
  await expect(items).toHaveCount(3);
  // The first one never arrives; the answer to the second comes by the stream before that of the request.
  await page.context().route(CHAT, async (route) => {
    const { message } = route.request().postDataJSON() as { message: string };
    if (message === "Where are you?") return route.abort("connectionreset");
    const response = await route.fetch();
    await expect(items).toHaveCount(6);
    await route.fulfill({ response });
  });
  await say("Where are you?");
  await expect(unsent).toHaveText([/^Where are you\?/]);
  await say("Do you play at weddings?");
  await expect(items).toHaveCount(6);
  await expect(log.getByRole("status")).toHaveCount(0);
  const inOrder = [/./, /^Hello/, /./, /^Do you play at weddings\?$/, /./, /^Where are you\?/];
  await expect(items).toHaveText(inOrder);
  await expect(unsent).toHaveText([/^Where are you\?/]);

  await page.reload();
  await launcher(page).click();
  await expect(log).toContainText("I'm sorry");
  await expect(items).toHaveText([...inOrder, /I'm sorry/]);
  await expect(unsent).toHaveText([/^Where are you\?/]);
});

test.describe("a message that arrived, but whose answer was lost, stands once with its answer", () => {
  /** The server answers each message, and the line is cut after `meanwhile`, before the answer comes to the page. */
  const loseAnswers = (page: Page, meanwhile = async () => {}) =>
    page.context().route(CHAT, async (route) => {
      await route.fetch();
      await meanwhile();
      await route.abort("connectionreset");
    });

  test("when the stream brings both", async ({ page, host, site, makeUser, makeCard }) => {
    const { address, log, field, items, unsent, say } = await aVisit({ page, host, site, makeUser, makeCard });
    await page.goto(address);
    await openChat(page);
    await say("Hello");
    await expect(items).toHaveCount(3);
    await loseAnswers(page, () => expect(items).toHaveCount(5));
    const isCut = page.waitForEvent("requestfailed");
    await say("Do you play at weddings?");
    await isCut;
    await expect(log.getByRole("status")).toHaveCount(0);
    await expect(unsent).toHaveCount(0);
    await expect(items).toHaveCount(5);
    await expect(field).toHaveValue("");
    await page.context().unroute(CHAT);
    await page.reload();
    await launcher(page).click();
    await say("Where are you?");
    await expect(items).toHaveText([/./, /^Hello$/, /./, /^Do you play at weddings\?$/, /./, /^Where are you\?$/, /./]);
  });

  test("when polling brings both after it was marked", async ({ page, host, site, makeUser, makeCard }) => {
    await page.clock.install();
    await page.context().route(EVENTS, (route) => route.abort("connectionreset"));
    const { address, field, items, unsent, say } = await aVisit({ page, host, site, makeUser, makeCard });
    await page.goto(address);
    await openChat(page);
    await say("Hello");
    await expect(items).toHaveCount(3);
    await loseAnswers(page);
    await say("Do you play at weddings?");
    await expect(unsent).toHaveCount(1);
    await expect(field).toHaveValue("Do you play at weddings?");
    await page.clock.runFor(10_000);
    await expect(unsent).toHaveCount(0);
    await expect(items).toHaveText([/./, /^Hello$/, /./, /^Do you play at weddings\?$/, /./]);
    await expect(field).toHaveValue("");
    await page.reload();
    const isRefused = page.waitForEvent("requestfailed");
    await launcher(page).click();
    await isRefused; // what comes then is timed
    await page.clock.runFor(10_000);
    await expect(items).toHaveText([/./, /^Hello$/, /./, /^Do you play at weddings\?$/, /./]);
  });

  test("when it was the first one, and the visitor reloads", async ({ page, host, site, makeUser, makeCard }) => {
    const { address, items, unsent, say, answer, conversations } = await aVisit({
      page,
      host,
      site,
      makeUser,
      makeCard,
    });
    await page.goto(address);
    await openChat(page);
    await loseAnswers(page);
    await say("Hello");
    await expect(unsent).toHaveCount(1);
    await answer("Hello, this is Mara.");
    await page.context().unroute(CHAT);
    await page.reload();
    await launcher(page).click();
    await expect(items).toHaveText([/./, /^Hello$/, /./, /Hello, this is Mara\.$/]);
    expect(await conversations()).toHaveLength(1);
  });
});

test("two tabs of a conversation with a person see one another's messages, and each answer", async ({
  page,
  context,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const { address, log, say, answer } = await aVisit({ page, host, site, makeUser, makeCard });
  await page.goto(address);
  await openChat(page);
  await dialog(page).getByRole("button", { name: "Talk to a person" }).click();
  await expect(log).toContainText("I have let Mara know.");
  const other = await context.newPage();
  await other.goto(address);
  await launcher(other).click();
  const otherLog = dialog(other).getByRole("log");
  await expect(otherLog).toContainText("I have let Mara know.");
  await answer("I am here.");
  await expect(log).toContainText("I am here.");
  await expect(otherLog).toContainText("I am here.");
  await dialog(other).getByRole("textbox", { name: "Message" }).fill("From the second tab");
  await other.keyboard.press("Enter");
  await expect(log).toContainText("From the second tab");
  await say("From the first tab");
  await expect(otherLog).toContainText("From the first tab");
});

test("another tab's conversation with the assistant does not take the person's away", async ({
  page,
  context,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const { address, log, answer } = await aVisit({ page, host, site, makeUser, makeCard });
  const other = await context.newPage();
  await other.goto(address);
  await openChat(other);
  await page.goto(address);
  await openChat(page);
  await dialog(page).getByRole("button", { name: "Talk to a person" }).click();
  await expect(log).toContainText("I have let Mara know.");
  await answer("I am here.");
  await expect(log).toContainText("I am here.");
  await dialog(other).getByRole("textbox", { name: "Message" }).fill("Hello");
  await other.keyboard.press("Enter");
  await expect(dialog(other).getByRole("listitem")).toHaveCount(3);
  await page.close();
  const later = await context.newPage();
  await later.goto(address);
  await launcher(later).click();
  await expect(dialog(later).getByRole("log")).toContainText("I am here.");
});

test("a conversation that goes on in a new one is followed there", async ({ page, host, site, makeUser, makeCard }) => {
  const { address, items, say, answer, forget } = await aVisit({ page, host, site, makeUser, makeCard });
  await page.goto(address);
  await openChat(page);
  await say("Hello");
  await expect(items).toHaveCount(3);
  await answer("I am here.");
  await expect(items).toHaveCount(4);
  await forget();
  await say("Are you still there?");
  await expect(items).toHaveCount(6);
  await answer("I am.");
  await expect(items).toHaveText([/./, /^Hello$/, /./, /I am here\.$/, /^Are you still there\?$/, /./, /I am\.$/]);
});

import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { User } from "../../db/index.ts";
import { unique } from "./builders.ts";
import { signedIn } from "./client.ts";
import { expect, test } from "./fixtures.ts";
import { linkTo } from "./outbox.ts";
import { aMember, aTeam, aTemplate } from "./team-builders.ts";

// The life of a team in the browser, on a phone and on a desktop.

/** Buttons work then. */
const LOADED = { waitUntil: "networkidle" } as const;
const SIZES = { "a phone": { width: 390, height: 844 }, "a desktop": { width: 1280, height: 900 } };

/** A signed-in browser of its own for a second person. */
async function browserOf(
  context: BrowserContext,
  signIn: (user: { id: number }, context?: BrowserContext) => Promise<void>,
  user: User | undefined,
  viewport: { width: number; height: number },
): Promise<Page> {
  const other = await context.browser()!.newContext({ viewport, baseURL: context.pages()[0]?.url() });
  if (user) await signIn(user, other);
  return other.newPage();
}

async function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("a team is created, somebody invited, who joins and finds what the template sets locked", async ({
      page,
      context,
      host,
      makeUser,
      signIn,
    }) => {
      test.setTimeout(120_000);
      const name = unique("Acme");
      const email = `${unique("guest")}@example.com`;
      await signIn(await makeUser({ accessLevel: 3, fullName: "Mara Manager" }));
      await page.goto("/team", LOADED);
      await page.getByRole("button", { name: "Create team" }).click();
      await page.getByLabel("Team name").fill(name);
      await page.getByRole("dialog").getByRole("button", { name: "Create team" }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

      await page.getByRole("link", { name: "Templates" }).click();
      await page.getByRole("link", { name: "New template" }).click();
      await page.getByRole("textbox", { name: "Company" }).fill("Acme Works");
      await page.getByRole("button", { name: "Save template" }).click();
      await expect(page.getByLabel("Template name")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("textbox", { name: "Name", exact: true })).not.toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await page.getByLabel("Template name").fill("House style");
      await page.getByLabel("Rule for Company").selectOption("locked");
      await expect(page.getByRole("img", { name: "Card preview" })).toBeAttached();
      await page.getByRole("button", { name: "Save template" }).click();
      await expect(page.getByText("0 cards use it")).toBeVisible();

      await page.getByRole("link", { name: "Members" }).click();
      await page.getByRole("button", { name: "Invite people" }).click();
      await page.getByLabel("Email addresses").fill(email);
      await page.getByRole("button", { name: "Send invitations" }).click();
      await expect(page.getByText(email)).toBeVisible();
      expect(await widerThanWindow(page)).toBeLessThanOrEqual(0);

      const guest = await browserOf(context, signIn, undefined, viewport);
      await guest.goto(host.url + new URL(await linkTo(host, email)).pathname, LOADED);
      await expect(guest.getByRole("heading", { name: `Join ${name}` })).toBeVisible();
      await guest.getByLabel("Full name").fill("Gus Guest");
      await guest.getByRole("button", { name: "Change your link" }).click();
      const username = guest.getByLabel("Username");
      await username.fill("admin");
      await expect(guest.getByText("That username is already taken.")).toBeVisible();
      const free = unique("gus");
      await username.fill(free);
      await expect(guest.getByText(`${free} is available.`)).toBeVisible();
      await guest.getByLabel("Password", { exact: true }).fill("a long enough phrase");
      await guest.getByRole("button", { name: "Create account and join" }).click();
      await expect(guest).toHaveURL(/\/welcome\?prepared=\d+/);
      const company = guest.getByRole("textbox", { name: "Company" });
      await expect(company).toHaveValue("Acme Works");
      await expect(company).not.toBeEditable();
      await expect(guest.getByText(`Set by ${name}`).first()).toBeVisible();
      await guest.context().close();
    });

    test("a team starts from a card of its manager, and a table of people says what it was read as", async ({
      page,
      host,
      signIn,
      makeCard,
    }) => {
      test.setTimeout(90_000);
      const manager = await aMember(host, await aTeam(host), "manager");
      await makeCard(manager.user, { name: "Mara Manager", company: "Harbour Homes", phone: "+49 30 123" });
      await signIn(manager.user);
      await page.goto("/team", LOADED);
      await expect(page.getByLabel("Start from").locator("option")).toHaveText(["Mara Manager", "Blank"]);
      await page.getByRole("button", { name: "New template" }).click();
      await expect(page.getByLabel("Template name")).toHaveValue("Harbour Homes");
      await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Harbour Homes");
      // The manager's own number is nobody else's.
      await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("");
      await page.getByRole("button", { name: "Save template" }).click();
      await expect(page.getByText("0 cards use it")).toBeVisible();

      await page.getByRole("link", { name: "Members" }).click();
      await page.getByRole("button", { name: "Invite people" }).click();
      const [ada, bo] = [`${unique("a")}@example.com`, `${unique("b")}@example.com`];
      const field = page.getByLabel("Email addresses");
      await field.fill(`Name\tEmail\nAda Ames\t${ada}\nBo Bell\t`);
      await expect(page.getByText("1 of 2 rows recognised; the others have no email")).toBeVisible();
      await field.fill(`Name\tEmail\nAda Ames\t${ada}\nBo Bell\t${bo}`);
      await expect(page.getByText("2 people recognised")).toBeVisible();
      await page.getByRole("button", { name: "Send invitations" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: ada })).toContainText("Ada Ames");
      await page.getByRole("link", { name: "Activity" }).click();
      await expect(page.getByRole("listitem").filter({ hasText: "Invited 2 people" })).toContainText(
        /Ada Ames|Bo Bell/,
      );
    });

    test("a changed template shows on the card at the next view, and the other manager is told", async ({
      page,
      context,
      host,
      signIn,
      makeCard,
    }) => {
      test.setTimeout(90_000);
      const team = await aTeam(host);
      const template = await aTemplate(host, team, { company: "Before" }, { company: "locked" });
      const [manager, deputy, member] = [
        await aMember(host, team, "manager"),
        await aMember(host, team, "manager"),
        await aMember(host, team),
      ];
      const card = await makeCard(member.user, { teamId: team.id, templateId: template.id, company: "Own" });
      await signIn(manager.user);
      await page.goto(`/team/templates/${template.id}`, LOADED);
      const other = await browserOf(context, signIn, deputy.user, viewport);
      await other.goto(`${host.url}/team/templates/${template.id}`, LOADED);
      await expect(page.getByRole("heading", { name: "One card uses it" })).toBeVisible();

      await page.getByRole("textbox", { name: "Company" }).fill("After");
      await expect.poll(() => textOfPreview(page)).toContain("After");
      await page.getByRole("button", { name: "Save template" }).click();
      await expect(page).toHaveURL(/tab=templates/);
      await other.goto(`${host.url}/view/${card.slug}`, LOADED);
      await expect(other.getByText("After").first()).toBeVisible();
      await other.goBack();

      await other.reload(LOADED);
      const late = await signedIn(host, manager.user);
      const path = `/api/teams/${team.id}/templates/${template.id}`;
      await late("PUT", path, { version: 2, values: { company: "Quicker" } });
      await other.getByRole("textbox", { name: "Company" }).fill("Too late");
      await other.getByRole("button", { name: "Save template" }).click();
      await expect(other.getByRole("alert", { name: "The template was not saved" })).toContainText(
        "was changed since you opened it",
      );
      await other.getByRole("button", { name: "Discard my changes and load it" }).click();
      await expect(other.getByRole("textbox", { name: "Company" })).toHaveValue("Quicker");
      await other.context().close();
    });

    test("who made the team gets a card, cards get a template, and who was not invited is said", async ({
      page,
      host,
      signIn,
      makeCard,
      expectNoAxeFindings,
    }) => {
      test.slow(); // three tabs, with axe on each
      const team = await aTeam(host);
      const [manager, member] = [
        await aMember(host, team, "manager", { fullName: "Mona Manager" }),
        await aMember(host, team, "member", { fullName: "Mio Member" }),
      ];
      const card = await makeCard(member.user, { teamId: team.id, name: "Mio Member", company: "Own" });
      await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
      await signIn(manager.user);
      await page.goto("/team", LOADED);
      await page.getByRole("button", { name: "Create a card for Mona Manager" }).click();
      await expect(page.getByRole("button", { name: /^Create a card for/ })).toHaveCount(0);
      await page.getByRole("button", { name: "Invite people" }).click();
      const pasted = `"Guest, Gil" <${unique("gil")}@example.com>; nobody@\n${member.user.email}`;
      await page.getByLabel("Email addresses").fill(pasted);
      await page.getByRole("button", { name: "Send invitations" }).click();
      const notice = page.getByRole("alert", { name: "2 addresses were not invited" });
      await expect(notice.getByRole("listitem")).toHaveText([
        "nobody@: Please enter a valid email",
        `${member.user.email}: This person is already in your team.`,
      ]);
      await expectNoAxeFindings("main");
      await notice.getByRole("button", { name: "Close" }).click();
      await expect(notice).toHaveCount(0);

      await page.goto("/team?tab=templates", LOADED);
      await page.getByRole("button", { name: /^Apply .* to cards$/ }).click();
      const question = page.getByRole("dialog");
      await expect(question.getByLabel("Cards without a template (1)")).toBeChecked();
      await expectNoAxeFindings();
      await question.getByRole("button", { name: "Use template" }).click();
      await expect(page.getByText("2 cards use it")).toBeVisible();
      await page.goto("/team?tab=cards", LOADED);
      const chosen = page.getByLabel("Template of the card of Mio Member");
      await expect(chosen).not.toHaveValue("");
      await expectNoAxeFindings("main");
      await chosen.selectOption("No template");
      await expect(page.getByText("Template removed")).toBeVisible();
      const response = await page.request.get(`/api/card/${card.slug}`);
      expect(await response.json()).toMatchObject({ company: "Own" });
      expect(await widerThanWindow(page)).toBe(0);
    });

    test("one member leaves, another is removed and the card handed over with its address", async ({
      page,
      context,
      host,
      signIn,
      makeCard,
    }) => {
      test.setTimeout(90_000);
      const team = await aTeam(host);
      const manager = await aMember(host, team, "manager", { fullName: "Mara Manager" });
      const [leaver, removed] = [
        await aMember(host, team, "member", { fullName: "Lea Leaver" }),
        await aMember(host, team, "member", { fullName: "Remo Removed" }),
      ];
      const left = await makeCard(leaver.user, { teamId: team.id, name: "Lea Leaver" });
      const handed = await makeCard(removed.user, { teamId: team.id, name: "Remo Removed" });

      const member = await browserOf(context, signIn, leaver.user, viewport);
      await member.goto(`${host.url}/team`, LOADED);
      await member.getByRole("button", { name: "Leave team" }).click();
      await expect(member.getByText("Your card in this team stays with the team")).toBeVisible();
      await member.getByRole("dialog").getByRole("button", { name: "Leave team" }).click();
      await expect(member).toHaveURL(/\/dashboard/);
      await member.context().close();

      await signIn(manager.user);
      await page.goto("/team", LOADED);
      await page.getByRole("button", { name: "Remove Remo Removed" }).click();
      await page.getByLabel("The card").selectOption({ label: "Hand over to Mara Manager" });
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await expect(page.getByRole("button", { name: "Remove Remo Removed" })).toBeHidden();
      await page.goto("/team?tab=cards", LOADED);
      await expect(page.getByText("Paused, holder has left")).toHaveCount(2); // a badge, and a choice of the filter
      const response = await page.request.get(`${host.url}/api/card/${handed.slug}`);
      expect([response.status(), (await page.request.get(`${host.url}/api/card/${left.slug}`)).status()]).toEqual([
        200, 404,
      ]);
    });

    test("a logo is uploaded in the settings, and an invitation fills in the card", async ({ page, host, signIn }) => {
      const team = await aTeam(host, { directory: true });
      const manager = await aMember(host, team, "manager");
      const email = `${unique("guest")}@example.com`;
      await signIn(manager.user);
      await page.goto("/team", LOADED);
      await page.getByRole("button", { name: "Team settings" }).click();
      const buffer = await sharp({ create: { width: 250, height: 250, channels: 3, background: "#0a7d32" } })
        .png()
        .toBuffer();
      await page.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
      await expect(page.getByText("Logo uploaded", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Save team" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();

      await page.getByRole("button", { name: "Invite people" }).click();
      await page.getByLabel("Email addresses").fill(email);
      await page.getByText("Same details on every card").click();
      await page.getByLabel("Company").fill("Acme Works");
      await page.getByLabel("Phone").fill("+49 30 123");
      await page.getByRole("button", { name: "Send invitations" }).click();
      await expect(page.getByText(email)).toBeVisible();
      const { db, tables } = host.database;
      const [invitation] = await db
        .select()
        .from(tables.teamInvitations)
        .where(eq(tables.teamInvitations.email, email));
      expect(invitation!.values).toMatchObject({ company: "Acme Works", phone: "+49 30 123" });

      await page.goto(`/team/${team.slug}`, LOADED);
      await expect(page.locator("header img")).toHaveAttribute("src", /\/uploads\//);
      await page.goto(await linkTo(host, email), LOADED);
      await expect(page.locator("img[src*='/uploads/']")).toBeVisible();
    });

    test("axe finds nothing on the pages of teams, and none is wider than the window", async ({
      page,
      host,
      signIn,
      makeCard,
      expectNoAxeFindings,
    }) => {
      test.setTimeout(180_000);
      const team = await aTeam(host, { directory: true });
      const locked = { company: "locked", theme: "locked", socialLinks: "locked", logoUrl: "locked" } as const;
      const template = await aTemplate(host, team, { company: "Acme", theme: "tech" }, locked);
      const manager = await aMember(host, team, "manager");
      const card = await makeCard(manager.user, { teamId: team.id, templateId: template.id });
      await manager.call("POST", `/api/teams/${team.id}/invitations`, { emails: [`${unique("x")}@example.com`] });
      await signIn(manager.user);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const tabs = ["members", "templates", "cards", "inbox", "analytics", "domains", "activity"];
      for (const path of [
        ...tabs.map((tab) => `/team?tab=${tab}`),
        `/team/templates/${template.id}`,
        `/team/${team.slug}`,
        "/invitation/unknown",
        `/card-editor/${card.id}`,
        `/mobile-editor/${card.id}`,
      ]) {
        await page.goto(path, LOADED);
        await expectNoAxeFindings("main");
        expect(await widerThanWindow(page), path).toBeLessThanOrEqual(0);
      }
    });
  });
}

/** What the previewed card says; it lies in a shadow root. */
const textOfPreview = (page: Page) =>
  page.getByRole("img", { name: "Card preview" }).evaluate((element) => element.shadowRoot?.textContent ?? "");

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** What another tab of the same user does meanwhile; answers the status. */
const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([method, path, body]) =>
      (await fetch(path!, { method: method!, body: body!, headers: { "content-type": "application/json" } })).status,
    [method, path, JSON.stringify(body)],
  );

for (const width of [390, 1280]) {
  test(`at ${width} px unread messages are counted in the sidebar and on the dashboard`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user, { name: "Mara Ellington" });
    const { transaction, tables } = host.database;
    const messages = ["Ann", "Ben"].map((name) => ({
      cardId: card.id,
      formData: { name, email: `${name}@adler.example`, message: "Hello" },
    }));
    await transaction((tx) => tx.insert(tables.formSubmissions).values(messages));
    await page.setViewportSize({ width, height: 844 });
    await signIn(user);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Inbox (2 unread)" })).toBeVisible();
    if (width === 390) await page.getByRole("button", { name: "Menu" }).click();
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Inbox/ });
    await expect(link).toContainText("2");
    await expectNoAxeFindings();
    await page.screenshot({ path: test.info().outputPath("dashboard.png") });
    await link.click();
    await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
    const rows = page.getByRole("listitem").getByRole("link", { name: /Hello/ });
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(84);
    const marked = page.waitForResponse((response) => response.request().method() === "PATCH");
    await rows.first().click();
    await marked;
    await expect(page.getByRole("link", { name: "Reply" })).toHaveAttribute("href", /^mailto:\w+@adler\.example$/);
    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: "Inbox (1 unread)" })).toBeVisible();

    await page.goto("/inbox");
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await expect(page).toHaveURL(/kind=message/);
    await page.screenshot({ path: test.info().outputPath("inbox.png") });
    await expectNoAxeFindings("main");
    const unread = rows.filter({ hasText: "Unread" });
    const name = (await unread.locator("bdi").first().textContent())!;
    await unread.press("Enter");
    const opened = page.getByRole("region", { name });
    await expect(opened.getByRole("link", { name: /@adler\.example$/ })).toHaveAttribute(
      "href",
      /^mailto:\w+@adler\.example$/,
    );
    await expect(page.locator("a", { hasText: "Unread" })).toHaveCount(0);
    if (width === 1280) {
      // The list stays, the chosen row is marked and keeps the focus.
      const row = rows.filter({ hasText: name });
      await expect(row).toHaveAttribute("aria-current", "true");
      await expect(row).toBeFocused();
      expect((await row.boundingBox())!.width).toBeLessThanOrEqual(380);
      expect((await opened.boundingBox())!.x).toBeGreaterThan((await row.boundingBox())!.x + 380);
    } else {
      await expect(rows.first()).toBeHidden();
      await expect(opened.getByRole("heading", { name })).toBeFocused();
    }
    await expectNoAxeFindings("main");
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: name })).toBeFocused();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: /unread\)$/ })).toHaveCount(0);
  });

  for (const editor of ["card-editor", "mobile-editor"]) {
    test(`at ${width} px the ${editor} shares the card by code, link, the system and a look at it`, async ({
      page,
      context,
      host,
      makeUser,
      makeCard,
      signIn,
      expectNoAxeFindings,
    }) => {
      const user = await makeUser();
      const card = await makeCard(user, { name: "Mara Ellington" });
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        navigator.share = async ({ url }: ShareData) => void (document.title = `shared ${url}`);
      });
      await page.setViewportSize({ width, height: 844 });
      await signIn(user);
      await page.goto(`/${editor}/${card.id}`);
      const bar = page.getByRole("main");
      const link = `${host.url}/view/${card.slug}`;
      await bar.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByText("Card link has been copied to clipboard.")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await bar.getByRole("button", { name: "Share", exact: true }).first().click();
      await expect(page).toHaveTitle(`shared ${link}`);
      await expect(bar.getByRole("link", { name: "View", exact: true }).first()).toHaveAttribute(
        "href",
        `/view/${card.slug}`,
      );
      await expectNoAxeFindings();
      await page.screenshot({ path: test.info().outputPath(`${editor}.png`), fullPage: true });
      await bar.getByRole("button", { name: "View QR Code" }).click();
      await expect(page.getByRole("img", { name: /^QR code for/ })).toBeVisible();
    });
  }
}

test("Share, QR Code and Save Contact work in the quick editor's preview, before and after an edit", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user, { name: "Mara Ellington" });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  const view = page.getByRole("region", { name: "Your card" });
  const tryAll = async () => {
    const saved = page.waitForEvent("download");
    await view.getByRole("link", { name: "Save Contact" }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.vcf$/);
    for (const name of ["Share", "QR Code"]) {
      await view.getByRole("button", { name, exact: true }).click();
      await expect(view.locator(".sheet:popover-open")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(view.locator(".sheet:popover-open")).toHaveCount(0);
    }
  };
  await tryAll();
  await page.getByRole("button", { name: "Title Add" }).click();
  await page.getByRole("dialog", { name: "Edit Title" }).getByLabel("Title", { exact: true }).fill("Countess");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(view.getByText("Countess")).toBeVisible();
  await tryAll();
});

test("a chosen plan goes with the sign-up, is asked for in the account and granted in User Management", async ({
  page,
  browser,
  makeUser,
  signIn,
  expectNoAxeFindings,
}) => {
  await page.goto("/#pricing");
  await page.getByRole("link", { name: "Choose Professional" }).click();
  await expect(page.getByText(/^You start with Basic: 1 card, standard themes/)).toBeVisible();
  await expect(page.getByText("You can ask for Professional in your account")).toBeVisible();
  await expect(page.locator("input[name=plan]")).toHaveValue("professional");
  const user = await makeUser({ fullName: "Vera Wish", plan: "professional" });
  await signIn(user);
  await page.goto("/account");
  await expect(page.getByText("You have Basic")).toBeVisible();
  await page.getByRole("button", { name: "Ask for Professional, as chosen at sign-up" }).click();
  await expect(page.getByText("You have asked for Professional. An administrator will answer.")).toBeVisible();
  await expectNoAxeFindings();
  await page.screenshot({ path: test.info().outputPath("account.png"), fullPage: true });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(await makeUser({ accessLevel: 5 }), context);
  const administration = await context.newPage();
  await administration.goto("/users");
  const planRequests = administration.getByRole("region", { name: "Plan requests" });
  await expect(planRequests).toContainText("Vera Wish asks for Professional");
  await expect(planRequests).toContainText(`${user.username} · ${user.email} · User`);
  const link = administration.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^User Management/ });
  await expect(link.getByLabel(/plan request/)).toBeVisible();
  await administration.screenshot({ path: test.info().outputPath("users.png") });
  await planRequests.getByRole("button", { name: `Grant Professional to ${user.username}` }).click();
  await expect(administration.getByText(`${user.username} now has Professional`)).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText("You have Professional, $12/month")).toBeVisible();
  await expect(page.getByText("You can ask for one plan a day. Ask for the next one tomorrow.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for Enterprise" })).toBeHidden();
  await context.close();
});

test("a declined plan says so in the account, from where it is asked for again", async ({
  page,
  browser,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser({ fullName: "Vera Wish", emailConfirmedAt: null });
  await makeCard(user);
  await signIn(user);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Create New Card" })).toBeDisabled();
  await page.getByRole("link", { name: "Enterprise allows up to 3 cards" }).click();
  await expect(page.getByRole("heading", { name: "Plan", exact: true })).toBeInViewport();
  await page.getByRole("button", { name: "Ask for Enterprise" }).click();
  await expect(page.getByText(/It also comes by email once you have confirmed your address/)).toBeVisible();
  expect(await send(page, "POST", "/api/plan-requests", { plan: "professional" })).toBe(409);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signIn(await makeUser({ accessLevel: 5 }), context);
  const administration = await context.newPage();
  await administration.goto("/users");
  await administration.getByRole("button", { name: `Decline Enterprise for ${user.username}` }).click();
  await administration.getByRole("button", { name: "Decline request" }).click();
  await expect(administration.getByText(`The request of ${user.username} was declined`)).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText("Your request for Enterprise was declined. You can ask again.")).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("account.png"), fullPage: true });
  await page.getByRole("button", { name: "Ask for Professional" }).click();
  await expect(page.getByText(/^You have asked for Professional/).last()).toBeVisible();
  await expect(page.getByText(/was declined/)).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`at ${width} px whoever shared details back is counted in the sidebar and on the dashboard until somebody goes on`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    const details = { name: "Ben Byron", email: `${user.username}@visitor.example`, consent: true };
    const shared = await page.request.post(`/api/card/${card.slug}/exchange`, { data: details });
    expect(shared.status()).toBe(201);
    await page.setViewportSize({ width, height: 844 });
    await signIn(user);
    await page.goto("/dashboard");
    const way = page.getByRole("link", { name: "Contacts (1 new)" });
    await expect(way).toBeVisible();
    if (width === 390) await page.getByRole("button", { name: "Menu" }).click();
    const counted = page.getByRole("navigation", { name: "Main" }).getByLabel("1 person shared details");
    await expect(counted).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("dashboard.png") });
    if (width === 390) await page.keyboard.press("Escape");
    await way.click();
    await expect(page.getByText("Ben Byron")).toBeVisible();
    const { items } = (await (await page.request.get("/api/contacts")).json()) as { items: { id: number }[] };
    expect(await send(page, "PATCH", `/api/contacts/${items[0]!.id}`, { stage: "in touch" })).toBe(200);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await expect(way).toHaveCount(0);
  });
}

test("the quick editor names whose details they are, and says where further numbers are", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser({ fullName: "Mara Ellington" });
  const contacts = ["+1 503 555 0177", "+1 503 555 0178"].map((value) => ({
    kind: "phone" as const,
    label: "work",
    value,
  }));
  const card = await makeCard(user, { phone: "+1 503 555 0177", contacts });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  await expect(page.getByRole("heading", { name: "Your details" })).toBeVisible();
  await expect(page.getByText(/^More numbers, .* are in the advanced editor\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Video/ })).toHaveCount(1);
  const email = page.getByRole("button", { name: /^Email/ });
  await email.click();
  const field = page.getByRole("dialog").getByLabel("Email");
  await field.fill("mara@kessler");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("mara@kessler.example");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await signIn(await makeUser({ accessLevel: 5 }));
  await page.goto(`/mobile-editor/${card.id}`);
  await expect(page.getByRole("heading", { name: "Details of Mara Ellington" })).toBeVisible();
});

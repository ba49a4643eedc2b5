import { expect, test } from "./fixtures.ts";

for (const width of [390, 1280]) {
  test(`at ${width} px everything to share is shown, and axe finds nothing`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    test.setTimeout(120_000);
    const user = await makeUser();
    const card = await makeCard(user, { name: "Mara Ellington", phone: "+1 555 0100" });
    await page.setViewportSize({ width, height: 844 });
    await signIn(user);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Share" }).click();
    await expect(page).toHaveURL(`/share/${card.id}`);
    await expect(page.getByRole("heading", { name: "Share", level: 1 })).toBeVisible();
    await expect(page.getByRole("img", { name: /^QR code for/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Wallet/ })).toHaveCount(0);
    for (const [tab, ready] of [
      ["Email signature", "How to add it"],
      ["Print", "Business card"],
      ["Backgrounds", "Lock screen"],
      ["NFC tag", "Address for the tag"],
      ["Campaigns", "New campaign"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("heading", { name: ready })).toBeVisible();
      await expectNoAxeFindings();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole("tab", { name: "Print" }).click();
    const preview = page.getByRole("img", { name: "Preview: Business card" });
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "85 × 55 mm" }).click();
    expect((await download).suggestedFilename()).toBe(`meishi-${card.slug}-card.pdf`);
  });
}

test("the signature is copied as rich text and as HTML", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
  context,
}) => {
  const user = await makeUser();
  const card = await makeCard(user, { name: "Mara Ellington" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: host.url });
  await signIn(user);
  await page.goto(`/share/${card.id}?part=signature`);
  await page.getByText("Two lines").click();
  await page.getByRole("button", { name: "Copy signature" }).click();
  await expect(page.getByText("Signature copied")).toBeVisible();
  const rich = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType("text/html")).text();
  });
  expect(rich).toContain("Mara Ellington");
  expect(rich).toContain(`${host.url}/view/${card.slug}?s=signature`);
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain).toContain(`My digital card: ${host.url}/view/${card.slug}?s=signature`);
  await page.getByRole("button", { name: "Copy HTML" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<table /);
});

test("a campaign is made, refused twice, renamed, ended, and counted by the card's own page", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  browser,
  host,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/share/${card.id}?part=campaigns`);
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name").fill("Berlin Fair");
  await page.getByRole("button", { name: "Create campaign" }).click();
  const row = page.getByRole("row", { name: /Berlin Fair/ });
  await expect(row).toContainText(`/view/${card.slug}?c=berlin-fair`);
  await page.getByLabel("Name").fill("berlin fair");
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("This card already has a campaign with this name.")).toBeVisible();

  const visitor = await browser.newContext({ baseURL: host.url });
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse((response) => response.url().endsWith("/api/card-views"));
  await visit.goto(`/view/${card.slug}?c=berlin-fair&s=qr`);
  expect((await counted).request().postDataJSON()).toMatchObject({ campaign: "berlin-fair", source: "qr" });
  await visitor.close();

  await page.goto(`/share/${card.id}?part=campaigns`);
  await page.getByRole("button", { name: "Edit Berlin Fair" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit campaign" });
  await dialog.getByLabel("Name").fill("Hannover Fair");
  await dialog.getByRole("button", { name: "Save campaign" }).click();
  const renamed = page.getByRole("row", { name: /Hannover Fair/ });
  await expect(renamed).toContainText("?c=berlin-fair");
  await page.getByRole("switch", { name: "Hannover Fair is active" }).press(" ");
  await expect(page.getByText("Campaign ended")).toBeVisible();
  await page.getByRole("button", { name: "Delete Hannover Fair" }).click();
  await page.getByRole("button", { name: "Delete campaign" }).click();
  await expect(page.getByText("No campaigns yet")).toBeVisible();
});

test("a tag is written after a question, overwritten after a second one, locked after a third", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  host,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, {
      tagCalls: calls,
      NDEFReader: class {
        async write(message: unknown, { overwrite }: { overwrite: boolean }) {
          calls.push([message, overwrite]);
          if (!overwrite) throw new DOMException("The tag has content", "NotAllowedError");
        }
        async makeReadOnly() {
          calls.push("locked");
          if (calls.length === 3) throw new DOMException("Taken away too early", "NetworkError");
        }
      },
    });
  });
  await page.goto(`/share/${card.id}?part=nfc`);
  await page.getByRole("button", { name: "Write a tag" }).click();
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await page.getByRole("button", { name: "Overwrite" }).click();
  await expect(page.getByText("Written. Try it")).toBeVisible();
  await page.getByRole("button", { name: "Lock this tag" }).click();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(page.getByText("The tag was not locked.")).toBeVisible();
  await page.getByRole("button", { name: "Lock this tag" }).click();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await expect(page.getByText("Locked. Nobody can change")).toBeVisible();
  const message = { records: [{ recordType: "url", data: `${host.url}/view/${card.slug}?s=nfc` }] };
  expect(await page.evaluate(() => (window as unknown as { tagCalls: unknown[] }).tagCalls)).toEqual([
    [message, false],
    [message, true],
    "locked",
    "locked",
  ]);
});

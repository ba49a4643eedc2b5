import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { expect, test } from "./fixtures.ts";

test.describe("a card as a website", () => {
  test("opens from a folder, with pictures, contact file, panels and codes, and asks nobody for anything", async ({
    page,
    browser,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const user = await makeUser();
    await makeCard(user, {
      name: "Zoë Müller",
      company: "Kühn & Söhne",
      about: "Hello </style><script>alert(1)</script>",
      profilePicture: "/demo/portrait.svg",
      socialLinks: [["linkedin", "https://linkedin.com/in/zoe"]],
      customButtons: [{ text: "Shop", url: "https://shop.example.com", backgroundColor: "#d9bd90" }],
    });
    await signIn(user);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "More actions for Zoë Müller" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Download as a website" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Zoë_Müller-website.zip");

    const folder = await mkdtemp(join(tmpdir(), "meishi-website-"));
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    expect(Object.keys(files).sort()).toEqual([
      "contact.vcf",
      "files/demo-portrait.svg",
      "index.html",
      "qr-code.png",
      "qr-code.svg",
      "qr-contact.png",
      "qr-contact.svg",
    ]);
    expect(new TextDecoder().decode(files["contact.vcf"])).toContain("FN:Zoë Müller");

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, offline: true });
    const offlinePage = await context.newPage();
    const requests: string[] = [];
    offlinePage.on("request", (request) => requests.push(request.url()));
    await offlinePage.goto(pathToFileURL(join(folder, "index.html")).href);
    await expect(offlinePage.getByRole("heading", { name: "Zoë Müller" })).toBeVisible();
    await expect(offlinePage.getByText("Hello </style><script>alert(1)</script>")).toBeVisible();
    expect(
      await offlinePage
        .locator("img[src*=portrait]")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(offlinePage.getByRole("link", { name: "Save Contact" }).first()).toHaveAttribute(
      "href",
      "contact.vcf",
    );
    await expect(offlinePage.getByRole("link", { name: "Shop" })).toBeVisible();
    await offlinePage.getByRole("button", { name: "QR Code" }).first().click();
    await expect(offlinePage.locator("#sheet-qr")).toBeVisible();
    await expect
      .poll(() =>
        offlinePage
          .locator("#sheet-qr img")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
    if (process.env.PICTURES) await offlinePage.screenshot({ path: `${process.env.PICTURES}/website-390.png` });
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("is for those who may edit the card", async ({ page, makeUser, makeCard, signIn }) => {
    const card = await makeCard(await makeUser());
    await signIn(await makeUser());
    for (const path of [`/api/business-cards/${card.id}/archive.zip`, `/cards/${card.id}/import`])
      expect((await page.goto(path))?.status(), path).toBe(403);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`links of another service are shown and then added at ${width}`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    await page.setViewportSize({ width, height });
    const user = await makeUser();
    const card = await makeCard(user, { name: "Ada", about: null, socialLinks: [], customButtons: [] });
    await signIn(user);
    await page.goto(`/cards/${card.id}/import`);
    await expect(page.locator("input[type=file]")).toBeEnabled();
    const choose = (content: string, name = "links.json") =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
    await choose("{}");
    await expect(page.getByRole("alert")).toContainText(
      "This is not an export from Linktree, LinkStack or LinkBreeze.",
    );
    await choose(
      JSON.stringify({
        littlelink_name: "ada",
        name: "Ada Lovelace",
        littlelink_description: "Engines",
        links: [
          { link: "https://www.instagram.com/ada", title: "Instagram", button_id: 94, order: 0 },
          { link: "https://shop.example.com", title: "Shop", button_id: 1, order: 1 },
          { link: "https://old.example.com", title: "Old", button_id: 1, order: 2 },
          { link: "javascript:alert(1)", title: "Bad", button_id: 1, order: 3 },
        ],
      }),
    );
    await expect(page.getByText("4 links from LinkStack")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Name: Ada Lovelace" })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: "About: Engines" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Bad" })).toBeDisabled();
    await page.getByRole("checkbox", { name: "Old" }).uncheck();
    await expectNoAxeFindings();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/import-${width}.png`, fullPage: true });
    await page.getByRole("button", { name: "Add to the card" }).click();
    await expect(page).toHaveURL(new RegExp(`/mobile-editor/${card.id}`));
    const { businessCards } = host.database.tables;
    const [stored] = await host.database.db.select().from(businessCards).where(eq(businessCards.id, card.id));
    expect(stored).toMatchObject({
      name: "Ada",
      about: "Engines",
      socialLinks: [["instagram", "https://www.instagram.com/ada"]],
      customButtons: [{ text: "Shop", url: "https://shop.example.com" }],
    });
  });
}

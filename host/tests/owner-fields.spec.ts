import { expect, test } from "./fixtures.ts";

const ABROAD = "Add the country code so that people abroad can call, such as +1 503 555 0177.";

for (const width of [390, 1280]) {
  test(`at ${width} px a number shows as it will be dialled, or asks for its country`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const owner = await makeUser({ accessLevel: 1 });
    const { id } = await makeCard(owner, { name: "Sabine Kessler" });
    await page.setViewportSize({ width, height: 844 });
    await signIn(owner);
    await page.goto(`/mobile-editor/${id}`, { waitUntil: "networkidle" });
    const slug = page.getByRole("button", { name: /^URL Slug/ });
    await expect(slug).toHaveAttribute("data-closed", "true");
    await slug.screenshot({ path: test.info().outputPath("slug.png") });
    await expect(page.getByRole("link", { name: "Exchange contact" })).toHaveAttribute("target", "_blank");
    await page.getByRole("button", { name: "Phone Add" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Phone" });
    await dialog.getByLabel("Phone").fill("089 1234567");
    await expect(dialog.getByText(ABROAD)).toBeVisible();
    await dialog.getByLabel("Phone").fill("(503) 555-0177");
    await expect(dialog.getByText("Dialled as +15035550177")).toBeVisible();
    await expectNoAxeFindings();
    await page.screenshot({ path: test.info().outputPath("quick.png") });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/card-editor/${id}`, { waitUntil: "networkidle" });
    await expect(page.getByText("Dialled as +15035550177")).toBeVisible();
    await page.getByLabel("Phone", { exact: true }).fill("+49 30 901820");
    await expect(page.getByText("Dialled as +4930901820")).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("advanced.png"), fullPage: true });
  });

  test(`at ${width} px links, buttons and form fields have room for what is typed, and a form field is named`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const owner = await makeUser({ accessLevel: 2 });
    const url = "https://www.instagram.com/kesslerhomes";
    const { id } = await makeCard(owner, {
      name: "Sabine Kessler",
      socialLinks: [["instagram", url]],
      customButtons: [{ text: "Book a viewing", url: "https://kessler.example/viewing", backgroundColor: "#d9bd90" }],
    });
    await page.setViewportSize({ width, height: 844 });
    await signIn(owner);
    await page.goto(`/card-editor/${id}`, { waitUntil: "networkidle" });
    const least = width === 390 ? 250 : 180;
    const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
    const widthOf = async (label: string) => (await field(label).boundingBox())!.width;
    await page.getByRole("tab", { name: "Social" }).click();
    await expect(field("Instagram")).toBeVisible();
    expect(await widthOf("Instagram")).toBeGreaterThan(least);
    await page.screenshot({ path: test.info().outputPath("social.png"), fullPage: true });
    await page.getByRole("tab", { name: "Buttons" }).click();
    await expect(field("URL of button 1")).toBeVisible();
    for (const label of ["Label of button 1", "URL of button 1"])
      expect(await widthOf(label)).toBeGreaterThan(least - 40);
    const [picker, color] = await Promise.all(
      ["Colour of button 1: pick", "Colour of button 1"].map((name) =>
        page.getByLabel(name, { exact: true }).boundingBox(),
      ),
    );
    expect(Math.abs(picker!.y + picker!.height / 2 - color!.y - color!.height / 2)).toBeLessThan(2);
    await page.screenshot({ path: test.info().outputPath("buttons.png"), fullPage: true });
    await page.getByRole("tab", { name: "Form" }).click();
    await page.getByRole("switch", { name: "Show a contact form on the card" }).check({ force: true });
    await page.getByRole("button", { name: "Add field" }).click();
    await expect(page.getByText("Field label is required")).toBeVisible();
    await expectNoAxeFindings();
    if (width === 1280) {
      const [name, remove] = await Promise.all([
        page.getByLabel("Field label").first().boundingBox(),
        page.getByRole("button", { name: /^Remove Name/ }).boundingBox(),
      ]);
      expect(Math.abs(name!.y + name!.height / 2 - remove!.y - remove!.height / 2)).toBeLessThan(3);
    }
    await page.screenshot({ path: test.info().outputPath("form.png"), fullPage: true });
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Field label is required").first()).toBeVisible();
    await page.getByLabel("Field label").last().fill("Budget");
    await page.getByRole("button", { name: "Save Changes" }).first().click();
    await expect(page.getByText("Card updated successfully")).toBeVisible();
  });

  test(`at ${width} px the inbox says the time of day, and all cards are marked under User Management`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const owner = await makeUser({ accessLevel: 5, fullName: "Bartholomew Featherstonehaugh-Cholmondeley" });
    const card = await makeCard(owner, { name: "Mara Ellington" });
    const { transaction, tables } = host.database;
    const timestamp = new Date("2026-03-04T12:34:00Z");
    const formData = { name: "Ann", email: "ann@adler.example", message: "Hello" };
    await transaction((tx) => tx.insert(tables.formSubmissions).values({ cardId: card.id, formData, timestamp }));
    await page.setViewportSize({ width, height: 844 });
    await signIn(owner);
    await page.goto("/inbox");
    await expect(page.locator("time")).toHaveText(/Mar 4, 2026, \d{1,2}:34/);
    await page.screenshot({ path: test.info().outputPath("inbox.png") });
    await page.goto("/cards");
    if (width === 390) await page.getByRole("button", { name: "Menu" }).click();
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "User Management" })).toHaveAttribute("aria-current", "page");
    await page.screenshot({ path: test.info().outputPath("cards.png") });
    await page.goto(`/users?q=${owner.username}`, { waitUntil: "networkidle" });
    const level = page.getByRole("row", { name: /Bartholomew/ }).getByText("System Admin");
    expect(await level.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.screenshot({ path: test.info().outputPath("users.png"), fullPage: true });
  });
}

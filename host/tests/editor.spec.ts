import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { aPhoto } from "./picture-files.ts";

test("edits stay in the advanced editor until they are saved", async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/editor/${card.id}`);
  await expect(page).toHaveURL(new RegExp(`/card-editor/${card.id}$`));
  await expect(page.getByRole("tab")).toHaveText(["Basic Info", "Design", "Gallery", "Social", "Buttons", "Form"]);
  await expect(page.getByLabel("URL Slug")).toBeDisabled();
  await expect(
    page.getByText("Level 1 users cannot edit the card URL slug. Please contact your administrator."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" }).first()).toBeDisabled();
  await page.getByLabel("Company").fill("Example Works");
  await page.getByLabel("Pronouns").fill("they/them");
  await expect(page.getByRole("region", { name: "Live preview" }).getByText("they/them")).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company")).toHaveValue("Example Works");
  await expect(page.getByLabel("Pronouns")).toHaveValue("they/them");
});

for (const [tab, fill] of [
  ["Buttons", (page: Page) => page.getByLabel("Label", { exact: true }).fill("Half typed")],
  ["Social", (page: Page) => page.getByLabel("URL", { exact: true }).fill("https://half.example")],
] as const)
  test(`${tab}: what is typed and not added is not left without a question`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await signIn(user);
    await page.goto(`/card-editor/${card.id}`, { waitUntil: "networkidle" });
    await page.getByRole("tab", { name: tab }).click();
    await fill(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contacts" }).click();
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  });

test("another's card leads to the dashboard with the reason", async ({ page, makeUser, makeCard, signIn }) => {
  const card = await makeCard(await makeUser());
  await signIn(await makeUser());
  await page.goto(`/card-editor/${card.id}`);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText("You don't have permission to edit this card.")).toBeVisible();
});

test("the quick editor saves one value at a time", async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  await page.getByRole("button", { name: "Title Add" }).click();
  await page.getByRole("dialog", { name: "Edit Title" }).getByLabel("Title", { exact: true }).fill("Countess");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Title Countess" })).toBeVisible();
  await page.getByRole("button", { name: "Pronouns Add" }).click();
  await page.getByRole("dialog", { name: "Edit Pronouns" }).getByLabel("Pronouns", { exact: true }).fill("she/her");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pronouns she/her" })).toBeVisible();
});

test("a card that is not there is told in the quick editor", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser());
  await page.goto("/mobile-editor/999999");
  await expect(page.getByText("Error loading card")).toBeVisible();
  await page.getByRole("link", { name: "Go Back to Dashboard" }).click();
  await expect(page.getByText("No business cards yet")).toBeVisible();
});

test("every tab changes the preview, undo and redo take it back and again, Ctrl+S saves, Reset drops", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  test.slow(); // a tab after the other
  const user = await makeUser({ accessLevel: 3 });
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  const preview = page.getByRole("region", { name: "Live preview" });
  const tab = (name: string) => page.getByRole("tab", { name }).click();

  await tab("Design");
  await page.getByRole("button", { name: "Tech", exact: true }).click();
  await expect(preview.locator(".meishi")).toHaveAttribute("data-theme", "tech");
  await page.getByText("More colours").click();
  await page.getByLabel("Background", { exact: true }).fill("#ffffff");
  await page.getByLabel("Text", { exact: true }).fill("#eeeeee");
  await page.getByRole("button", { name: "Fix contrast" }).click();
  await expect(page.getByText("This text is hard to read on this background")).toBeHidden();
  await page.getByRole("button", { name: "Move Social links up" }).press("Enter");

  await tab("Social");
  await page.getByRole("textbox", { name: "Platform" }).click();
  await page.getByRole("option", { name: "Other" }).click();
  await page.getByLabel("Platform name").fill("My Guild");
  await page.getByLabel("URL", { exact: true }).fill("https://guild.example.com/ada");
  await page.getByRole("button", { name: "Add Social Link" }).click();
  await expect(preview.getByRole("link", { name: "Myguild" })).toBeVisible();

  await tab("Buttons");
  await page.getByLabel("Label", { exact: true }).fill("Book a call");
  await expect(page.getByRole("button", { name: "Add Custom Button" })).toBeDisabled();
  await expect(page.getByLabel("Button colour", { exact: true })).toHaveValue("#d9bd90");
  await page.getByLabel("URL", { exact: true }).fill("not a link");
  await page.getByRole("button", { name: "Add Custom Button" }).click();
  await expect(page.getByText("Button URL must be a link such as https://example.com")).toBeVisible();
  await page.getByLabel("URL", { exact: true }).fill("https://example.com/call");
  await page.getByRole("button", { name: "Add Custom Button" }).click();
  await expect(preview.getByText("Book a call")).toBeVisible();

  await tab("Form");
  await page.getByLabel("Show a contact form on the card").check();
  await page.getByRole("button", { name: "Add field" }).click();
  await page.getByLabel("Field label").last().fill("Budget");
  await expect(preview.getByText("Budget")).toBeVisible();

  await tab("Gallery");
  await page
    .getByRole("region", { name: "Add image" })
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(900, 600));
  await page.getByRole("dialog", { name: "Crop image" }).getByRole("button", { name: "Apply crop" }).click();
  await page.getByLabel("Description of image 1").fill("A bench");
  await expect(preview.getByRole("img", { name: "A bench" }).first()).toBeVisible();

  await tab("Advanced");
  const css = page.getByLabel("Custom CSS");
  await css.fill(".card-header { opacity: 0.5 }\nh1 { background: url(https://example.com/pixel) }\nh2 { color: red");
  await expect(page.getByText("Line 2: url() is not allowed")).toBeVisible();
  await expect(page.getByText("Line 3: this { is not closed")).toBeVisible();
  await expect(preview.locator(".card-header")).toHaveCSS("opacity", "0.5");
  await expect(preview.locator("h1")).toHaveCSS("background-image", "none");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(css).toHaveValue("");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(css).toHaveValue(/opacity/);
  await css.press("Control+s");
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" }).first()).toBeDisabled();

  await tab("Basic Info");
  await page.getByLabel("Company").fill("Not to be kept");
  await page.getByRole("button", { name: "Reset" }).first().click();
  await page.getByRole("dialog", { name: "Discard your edits?" }).getByRole("button", { name: "Reset" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("");
  await expect(preview.getByText("Book a call")).toBeVisible();
});

test("two tabs save at once: what changed elsewhere is named, one's own is kept on top of it, or dropped", async ({
  page,
  context,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  const other = await context.newPage();
  await Promise.all([page.goto(`/card-editor/${card.id}`), other.goto(`/card-editor/${card.id}`)]);
  const save = async (tab: typeof page, label: string, value: string) => {
    await tab.getByLabel(label, { exact: true }).fill(value);
    await tab.getByRole("button", { name: "Save Changes" }).first().click();
  };
  await save(other, "Title", "Countess");
  await expect(other.getByText("Card updated successfully")).toBeVisible();
  await save(page, "Company", "Example Works");
  const dialog = page.getByRole("dialog", { name: "This card was changed elsewhere" });
  await expect(dialog.getByRole("listitem")).toHaveText(["Title"]);
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Keep my edits" }).click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Countess");
  await expect(page.getByRole("button", { name: "Save Changes" }).first()).toBeFocused();

  await save(other, "Phone", "+1 202 555 0143");
  const second = other.getByRole("dialog", { name: "This card was changed elsewhere" });
  await expect(second.getByRole("listitem")).toHaveText(["Company"]);
  await second.getByRole("button", { name: "Use the newer version" }).click();
  await expect(other.getByLabel("Company")).toHaveValue("Example Works");
  await expect(other.getByLabel("Phone", { exact: true })).toHaveValue("");
});

test("edits of a tab that crashed are offered again; the slug tells whether it is free; the code's dialog gives focus back", async ({
  page,
  context,
  makeUser,
  makeCard,
  signIn,
  host,
}) => {
  const user = await makeUser({ accessLevel: 2 });
  const card = await makeCard(user);
  const otherCard = await makeCard(await makeUser());
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  await page.getByLabel("Company").fill("Half Written");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  const again = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto(`/card-editor/${card.id}`);
  await again.getByRole("button", { name: "Restore edits" }).click();
  await expect(again.getByLabel("Company")).toHaveValue("Half Written");
  await again.close({ runBeforeUnload: false });
  const third = await context.newPage();
  await third.goto(`/card-editor/${card.id}`);
  await expect(third.getByRole("button", { name: "Restore edits" })).toBeVisible();
  await third.getByLabel("Company").fill("Written Anew");
  await third.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(third.getByText("Card updated successfully")).toBeVisible();
  await expect(third.getByRole("button", { name: "Restore edits" })).toBeHidden();

  await third.getByLabel("URL Slug").fill(otherCard.slug);
  await expect(third.getByText("That URL slug is already taken.")).toBeVisible();
  await third.getByLabel("URL Slug").fill("ab");
  await expect(third.getByText("Slug must be at least 3 characters")).toBeVisible();
  await third.getByLabel("URL Slug").fill(`${card.slug}-new`);
  await expect(third.getByText("This link is available.")).toBeVisible();
  await third.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(third.getByText("Card updated successfully")).toBeVisible();

  await third.getByRole("button", { name: "View QR Code" }).click();
  const dialog = third.getByRole("dialog", { name: "QR Code" });
  await expect(dialog.getByText(`${host.url}/view/${card.slug}-new`)).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Download QR Code" })).toHaveAttribute(
    "download",
    `meishi-${card.slug}-new.png`,
  );
  await third.keyboard.press("Escape");
  await expect(third.getByRole("button", { name: "View QR Code" })).toBeFocused();
});

test("on a phone the preview is laid over the page by its button and taken away again", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  await page.getByLabel("Name", { exact: true }).fill("Ada Byron");
  await page.getByRole("button", { name: "Show preview" }).click();
  await expect(
    page.getByRole("region", { name: "Live preview" }).getByRole("heading", { name: "Ada Byron" }),
  ).toBeInViewport();
  const hide = page.getByRole("button", { name: "Hide preview" });
  await expect(hide).toHaveAttribute("aria-expanded", "true");
  await hide.click();
  await expect(page.getByLabel("Name", { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("quick editor: links and theme, saves in a row, another tab's changes, a lost network takes the change back, focus returns", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  const ask = async (tile: string | RegExp, label: string, value: string) => {
    await page.getByRole("button", { name: tile }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(label, { exact: true }).fill(value);
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    return dialog;
  };
  await ask("LinkedIn Add", "LinkedIn", "https://linkedin.com/in/ada");
  await expect(page.getByRole("button", { name: "LinkedIn https://linkedin.com/in/ada" })).toBeFocused();

  await page.getByRole("button", { name: "Additional Platforms" }).click();
  await page.getByRole("button", { name: "Add Platform" }).click();
  const adding = page.getByRole("dialog", { name: "Add Platform" });
  await adding.getByRole("button", { name: "Save", exact: true }).click();
  await expect(adding.getByText("Platform name is required")).toBeVisible();
  await adding.getByLabel("Platform name").fill("My Guild");
  await adding.getByLabel("URL", { exact: true }).fill("https://guild.example.com");
  await adding.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Myguild https://guild.example.com" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Platform" })).toBeFocused();
  await ask("LinkedIn https", "LinkedIn", "");
  await expect(page.getByRole("button", { name: "LinkedIn Add" })).toBeVisible();
  const nameless = await ask(/^Name /, "Name", "");
  await expect(nameless.getByText("Enter a name.")).toBeVisible();
  await nameless.getByRole("button", { name: "Cancel" }).click();

  // Two saves on their way at once: the second waits for the first, and neither meets a conflict.
  await page.getByRole("button", { name: /^Change theme/ }).click();
  await page.getByRole("dialog", { name: "Choose a theme" }).getByRole("button", { name: "Corporate" }).click();
  await page.getByRole("button", { name: /^Change theme/ }).click();
  await page.getByRole("dialog", { name: "Choose a theme" }).getByRole("button", { name: "Beauty" }).click();
  await expect(page.getByRole("button", { name: "Change theme: Beauty" })).toBeFocused();
  await expect(page.getByText("Failed to update theme")).toHaveCount(0);

  await page.getByRole("button", { name: "URL Slug" }).click();
  await expect(page.getByText("Permission Denied")).toBeVisible();

  // Another tab saved meanwhile: other things are kept beside one's own, of the same thing one is chosen.
  const elsewhere = (changes: object) =>
    page.evaluate(
      async ([path, body]) => {
        await fetch(path!, { method: "PUT", headers: { "content-type": "application/json" }, body });
      },
      [`/api/business-cards/${card.id}`, JSON.stringify(changes)],
    );
  await elsewhere({ company: "Elsewhere Ltd" });
  await ask("Title Add", "Title", "Countess");
  await expect(page.getByRole("button", { name: "Title Countess" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Company Elsewhere Ltd" })).toBeVisible();
  await elsewhere({ title: "Duchess" });
  await ask("Title Countess", "Title", "Enchantress");
  const clash = page.getByRole("dialog", { name: "This card was changed elsewhere" });
  await expect(clash.getByRole("listitem")).toHaveText(["Title"]);
  await clash.getByRole("button", { name: "Keep my edits" }).click();
  await expect(page.getByRole("button", { name: "Title Enchantress" })).toBeFocused();

  await page.route("**/api/business-cards/*", (route) =>
    route.request().method() === "PUT" ? route.abort("connectionfailed") : route.continue(),
  );
  const dialog = await ask("Title Enchantress", "Title", "Lady");
  await expect(page.getByText("Failed to save changes")).toBeVisible();
  await expect(page.getByText("The connection failed. Nothing was changed.")).toHaveCount(1); // at the field only
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Title Enchantress" })).toBeFocused();
  await page.unroute("**/api/business-cards/*");
  await page.reload();
  await expect(page.getByRole("button", { name: "Change theme: Beauty" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Title Enchantress" })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px the quick editor's picture buttons stand by their pictures in every theme, off the name`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
  }) => {
    test.slow();
    const user = await makeUser();
    const themes = ["minimalist", "dynamic", "corporate", "creative", "tech", "beauty"];
    await page.setViewportSize({ width, height: 844 });
    await signIn(user);
    const card = await makeCard(user, {
      title: "Engineer",
      theme: themes[0],
      logoUrl: "/favicon.svg",
      profilePicture: "/demo/portrait.svg",
    });
    await page.goto(`/mobile-editor/${card.id}`);
    const view = page.getByRole("region", { name: "Your card" });
    for (const theme of themes) {
      if (theme !== themes[0]) {
        await page.getByRole("button", { name: /^Change theme/ }).click();
        await page.getByRole("dialog").getByRole("button", { name: theme, exact: false }).first().click();
      }
      await expect(view.locator(".meishi")).toHaveAttribute("data-theme", theme);
      await expect
        .poll(
          async () => {
            const name = (await view.locator("h1").boundingBox())!;
            const boxes = await Promise.all(
              ["Change profile picture", "Change cover photo", "Change logo"].map((label) =>
                view.getByRole("button", { name: label }).boundingBox(),
              ),
            );
            return boxes.filter(
              (box) =>
                box &&
                box.x < name.x + name.width &&
                name.x < box.x + box.width &&
                box.y < name.y + name.height &&
                name.y < box.y + box.height,
            ).length;
          },
          { message: theme },
        )
        .toBe(0);
    }
  });
}

test("a card is changed and saved by keyboard alone", async ({ page, makeUser, makeCard, signIn }) => {
  test.slow(); // many keys
  const user = await makeUser();
  const card = await makeCard(user, { name: null });
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  // Its script has begun.
  await expect(page.getByRole("region", { name: "Live preview" }).locator(".meishi")).toBeVisible();
  /** Presses Tab until what is called so has focus. */
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement;
        return element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent;
      });
      if (focused === name) return;
    }
    throw new Error(`${name} was not reached by Tab`);
  };
  await tabTo("Name");
  await page.keyboard.type("Ada Keys");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab", { name: "Basic Info" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await tabTo("Health");
  await page.keyboard.press("Space");
  await tabTo("Move Social links up");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada Keys");
  await expect(page.getByRole("region", { name: "Live preview" }).locator(".meishi")).toHaveAttribute(
    "data-theme",
    "health",
  );
});

test("the owner's words are written in other languages beside their own, and the preview shows them", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  host,
  expectNoAxeFindings,
}) => {
  const user = await makeUser();
  const card = await makeCard(user, { title: "Baker", about: "We bake.", company: null });
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Add translations" }).click();
  await page.getByRole("textbox", { name: "Translate into" }).click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await expect(page.getByText("0 of 2 translated. Missing: 2. Visitors see your original text there.")).toBeVisible();
  await page.getByLabel("Title, Deutsch").fill("Bäckerin");
  await expect(page.getByText("1 of 2 translated. Missing: 1.")).toBeVisible();
  await expect(page.getByText("Missing: your original text is shown")).toHaveCount(1);
  const preview = page.getByRole("region", { name: "Live preview" });
  await expect(preview.getByText("Bäckerin")).toBeVisible();
  await expect(preview.getByText("Kontakt speichern").first()).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("textbox", { name: "Language of the card" }).click();
  await page.getByRole("option", { name: "Français" }).click();
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  const inGerman = await (await fetch(`${host.url}/view/${card.slug}?lang=de`)).text();
  expect(inGerman).toContain("Bäckerin");
  expect(inGerman).toContain("We bake.");
  expect(await (await fetch(`${host.url}/view/${card.slug}`)).text()).toContain('<html lang="fr"');
});

test("the quick editor saves a card's languages together", async ({ page, makeUser, makeCard, signIn, host }) => {
  const user = await makeUser();
  const card = await makeCard(user, { title: "Baker" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  await page.getByRole("button", { name: "Languages" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Languages of this card" });
  await dialog.getByRole("textbox", { name: "Translate into" }).click();
  await page.getByRole("option", { name: "العربية" }).click();
  await dialog.getByLabel("Title, العربية").fill("خبّازة");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await (await fetch(`${host.url}/view/${card.slug}?lang=ar`)).text()).toContain("خبّازة");
});

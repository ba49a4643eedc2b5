import { readFile } from "node:fs/promises";
import { type Client, signedIn } from "./client.ts";
import { expect, test } from "./fixtures.ts";

async function addThree(call: Client): Promise<void> {
  for (const [name, company] of [
    ["Zoë Müller", "Kühn & Söhne"],
    ["Ada Lovelace", "Engines"],
    ["山田太郎", "Engines"],
  ])
    await call("POST", "/api/contacts", { name, company });
}

interface Added {
  id: number;
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`/contacts at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test("says at first how contacts come", async ({ page, makeUser, signIn, expectNoAxeFindings }) => {
      await signIn(await makeUser());
      await page.goto("/contacts");
      await expect(page.getByRole("heading", { name: "Nobody here yet" })).toBeVisible();
      await expect(page.getByText("leave their details in the chat or share them back")).toBeVisible();
      await expectNoAxeFindings();
    });

    test("finds names in any script", async ({ page, host, makeUser, signIn, expectNoAxeFindings }) => {
      const user = await makeUser();
      await addThree(await signedIn(host, user));
      await signIn(user);
      await page.goto("/contacts?sort=name");
      await expect(page.getByText("3 contacts", { exact: true })).toBeVisible();
      await expectNoAxeFindings();
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/contacts-${width}.png` });

      await page.getByRole("searchbox").fill("muller");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.getByText("1 found")).toBeVisible();
      await expect(page.getByRole("link", { name: "Zoë Müller" })).toBeVisible();
      await page.getByRole("searchbox").fill("太郎");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: "山田太郎" })).toBeVisible();
      await page.getByRole("searchbox").fill("nobody at all");
      await page.keyboard.press("Enter");
      await expect(page.getByText("No contacts match.")).toBeVisible();
      await page.getByRole("link", { name: "Show all contacts" }).click();
      await expect(page.getByText("3 contacts", { exact: true })).toBeVisible();
    });

    test("chooses by keyboard, tags, moves and deletes many", async ({
      page,
      host,
      makeUser,
      signIn,
      expectNoAxeFindings,
    }) => {
      test.slow(); // one whole flow with axe
      const user = await makeUser();
      await addThree(await signedIn(host, user));
      await signIn(user);
      await page.goto("/contacts?sort=name");
      const names = page.locator("a[data-contact]");
      await names.first().focus();
      await page.keyboard.press("ArrowDown");
      await expect(names.nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(names.first()).toBeFocused();

      await page.getByRole("checkbox", { name: "Choose Ada Lovelace" }).check();
      await page.getByRole("checkbox", { name: "Choose 山田太郎" }).check();
      const bulk = page.getByRole("region", { name: "Selected contacts" });
      await expect(bulk.getByText("2 contacts")).toBeVisible();
      await bulk.getByLabel("Add tag").fill("fair");
      await page.keyboard.press("Enter");
      await expect(page.getByText("2 contacts tagged")).toBeVisible();
      await page.getByRole("checkbox", { name: "Choose Ada Lovelace" }).check();
      await bulk.getByLabel("Move to stage").selectOption("won");
      await expect(page.getByText("1 contact moved")).toBeVisible();
      if (width < 768) await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByLabel("Stage", { exact: true }).selectOption("won");
      await expect(page.getByText("1 found")).toBeVisible();
      await expect(page.getByRole("link", { name: "Ada Lovelace" })).toBeVisible();
      await page.getByRole("link", { name: "fair" }).click();
      await expect(page.getByText("2 found")).toBeVisible();

      await page.getByRole("checkbox", { name: "Select all on this page" }).check();
      await bulk.getByRole("button", { name: "Delete" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete 2 contacts?" });
      await expectNoAxeFindings();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("2 contacts deleted")).toBeVisible();
      await page.goto("/contacts");
      await expect(page.getByText("1 contact", { exact: true })).toBeVisible();
    });

    test("a person is mended, merged and parted, and reminds", async ({
      page,
      host,
      makeUser,
      signIn,
      expectNoAxeFindings,
    }) => {
      const user = await makeUser({ phone: "+49 30 5550100" });
      const call = await signedIn(host, user);
      const add = async (body: object) => (await call("POST", "/api/contacts", body)).json<Added>();
      const { id } = await add({ name: "Ada Lovelace", email: "ada@example.com", phone: "+49 30 5550101" });
      await add({ name: "Ada Lovelace", email: "countess@example.com" });
      await signIn(user);
      await page.goto(`/contacts/${id}`);
      await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+49305550101");
      await expect(page.getByRole("link", { name: "Mail" })).toHaveAttribute("href", "mailto:ada@example.com");
      await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/49305550101");
      await expectNoAxeFindings();
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/person-${width}.png` });

      // Fields stay empty that nobody knows.
      await page.getByLabel("Reminder").fill("2031-03-01T09:00");
      await page.getByLabel("Tags").fill("fair, engines");
      await page.getByLabel("Notes").fill("Wants a quote");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Contact saved")).toBeVisible();
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: "Calendar" }).click();
      const calendar = await readFile(await (await downloading).path(), "utf8");
      expect(calendar).toContain("BEGIN:VEVENT");
      expect(calendar).toContain("Ada Lovelace");

      await page.getByRole("button", { name: "Merge into this contact" }).click();
      await expect(page.getByText("Contacts merged")).toBeVisible();
      await expect(page.getByLabel("Email addresses")).toHaveValue("ada@example.com\ncountess@example.com");
      await page.getByRole("button", { name: "Undo merge" }).click();
      await expect(page.getByText("Merge undone")).toBeVisible();
      await expect(page.getByLabel("Email addresses")).toHaveValue("ada@example.com");
      await expect(page.getByLabel("Notes")).toHaveValue("Wants a quote");
    });

    test("a file is shown before it is imported", async ({ page, makeUser, signIn, expectNoAxeFindings }) => {
      await signIn(await makeUser());
      await page.goto("/contacts");
      await page.getByRole("button", { name: "Import" }).click();
      const dialog = page.getByRole("dialog", { name: "Import contacts" });
      await dialog
        .locator("input[type=file]")
        .setInputFiles({
          name: "people.csv",
          mimeType: "text/csv",
          buffer: Buffer.from("Name;E-Mail\nAda;ada@example.com\nBen;ben@example.com\nCy;cy@\n"),
        });
      await expect(dialog.getByText("2 new, 0 already known.")).toBeVisible();
      await expect(dialog.getByText("1 row is skipped")).toBeVisible();
      await expectNoAxeFindings();
      // A file that is none takes the other's preview along.
      const buffer = Buffer.from("\x89PNG");
      await dialog.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer });
      await expect(dialog.getByRole("alert")).toContainText("There are no contacts in this file.");
      await expect(dialog.getByRole("button", { name: /^Import/ })).toHaveCount(0);
      const unnamed = Buffer.from("Wer;Mail\nAda;ada@example.com\nBen;ben@example.com\n");
      await dialog.locator("input[type=file]").setInputFiles({ name: "b.csv", mimeType: "text/csv", buffer: unnamed });
      await dialog.getByLabel("Use column Wer as").selectOption("Name");
      await expect(dialog.getByRole("cell", { name: "Ada", exact: true })).toBeVisible();
      await dialog.getByRole("button", { name: "Import 2" }).click();
      await expect(dialog.getByText("2 added, 0 already known.")).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await expect(page.getByText("2 contacts", { exact: true })).toBeVisible();
    });
  });
}

test("what only programs fill in is not seen on the form by which visitors share details", async ({
  page,
  makeUser,
  makeCard,
}) => {
  const card = await makeCard(await makeUser());
  await page.goto(`/exchange/${card.slug}`);
  const isSeen = await page.locator("input[tabindex='-1']").evaluate((input) => {
    input.scrollIntoView({ block: "center" });
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === input;
  });
  expect(isSeen).toBe(false);
});

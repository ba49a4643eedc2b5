import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const SIGNATURE = `Viele Grüße

Dr. Zoë Krüger
Leiterin Einkauf
Ölmühle Brück GmbH
Tel. +49 30 901820
Mobil +49 171 1234567
z.krueger@oelmuehle.example`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Paste text" });

async function paste(page: Page, text: string): Promise<void> {
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Paste text" }).click();
  await dialog(page).getByLabel("Text").fill(text);
  await dialog(page).getByRole("button", { name: "Read" }).click();
}

test.describe("pasted text", () => {
  test("stands beside the fields that were read, and becomes a contact", async ({
    page,
    host,
    makeUser,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser();
    await signIn(user);
    await paste(page, SIGNATURE);
    const form = page.getByRole("region", { name: "What the text says" });
    await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Dr. Zoë Krüger");
    await expect(form.getByLabel("Job title")).toHaveValue("Leiterin Einkauf");
    await expect(form.getByLabel("Phone numbers")).toHaveValue("+49 30 901820\n+49 171 1234567");
    await expect(dialog(page).getByText("Viele Grüße")).toBeVisible();
    await expectNoAxeFindings();
    await form.getByRole("button", { name: "Save contact" }).click();
    await expect(page).toHaveURL(/\/contacts\/\d+$/);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { name: "Dr. Zoë Krüger", company: "Ölmühle Brück GmbH", sources: ["hand"] },
    ]);
  });

  test("marks what is doubtful, and one press swaps or splits", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await paste(page, "Quirrel Vostok\nhello@copperkettle.example\n+1 503 555 0177\nCopper Kettle");
    const form = page.getByRole("region", { name: "What the text says" });
    await expect(form.getByText("Please check").first()).toBeVisible();
    const before = await form.getByLabel("Name", { exact: true }).inputValue();
    await form.getByRole("button", { name: "Swap name and company" }).click();
    await expect(form.getByLabel("Company")).toHaveValue(before);
  });

  test("that names several people asks whom to add", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await paste(
      page,
      "Ada Quill\nEditor\nada.quill@pennant.example\n\nBen Thorne\nPhotographer\nben.thorne@pennant.example",
    );
    await dialog(page).getByRole("radio", { name: "Ben Thorne" }).check();
    await dialog(page).getByRole("button", { name: "Read" }).click();
    await expect(page.getByLabel("Email addresses")).toHaveValue("ben.thorne@pennant.example");
  });

  test("that names nobody says so and keeps the text", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await paste(page, "the weather was fine");
    await expect(dialog(page).getByRole("alert")).toContainText("No contact found");
    await expect(dialog(page).getByLabel("Text")).toHaveValue("the weather was fine");
  });
});

test.describe("text that is shared", () => {
  test.use({ serviceWorkers: "allow" });

  const share = (page: Page) =>
    page.evaluate(async (text) => {
      const body = new FormData();
      body.set("text", text);
      await fetch("/contacts/shared", { method: "POST", body, redirect: "manual" });
    }, SIGNATURE);
  const knowsUser = (page: Page) =>
    page.waitForFunction(() => navigator.serviceWorker.controller && caches.match("/dashboard").then(Boolean));

  test("by another app opens the dialog", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/contacts");
    await knowsUser(page);
    await page.evaluate((text) => {
      const form = document.createElement("form");
      form.method = "post";
      form.enctype = "multipart/form-data";
      form.action = "/contacts/shared";
      const field = document.createElement("textarea");
      field.name = "text";
      field.value = text;
      form.append(field);
      document.body.append(form);
      form.submit();
    }, SIGNATURE);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr. Zoë Krüger");
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test("while nobody is signed in waits for who signs in", async ({ page, makeUser, signIn }) => {
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await share(page);
    await signIn(await makeUser());
    await page.goto("/contacts?shared=true");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Dr. Zoë Krüger");
  });

  test("is not shown to somebody else who signs in before the dialog opens", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/contacts");
    await knowsUser(page);
    await share(page);
    await signIn(await makeUser());
    await page.goto("/contacts?shared=true");
    await expect(page).toHaveURL(/\/contacts$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});

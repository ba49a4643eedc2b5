import { aDevice } from "./dav-client.ts";
import { expect, test } from "./fixtures.ts";

test("a contact follows the card that was shared, and its owner sees that and ends it", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const [ada, ben] = [await makeUser(), await makeUser()];
  const card = await makeCard(ada, { name: "Ada Byron", phone: "+49 30 5550101", email: "ada@byron.example" });
  const { slug } = await makeCard(ben, { name: "Ben" });
  const device = await aDevice(host, ben);

  await signIn(ada);
  await page.goto(`/exchange/${slug}`);
  await expect(page.getByRole("checkbox", { name: /Also send the link to my card/ })).toBeChecked();
  await page.getByRole("checkbox", { name: /may keep these details/ }).check();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Details shared" })).toBeVisible();
  const { token } = await device.sync();

  await page.goto(`/card-editor/${card.id}`);
  await page
    .locator("summary")
    .filter({ hasText: /^More$/ })
    .click();
  await expect(page.getByText("1 person follows this card.")).toBeVisible();
  await page.getByLabel("Phone").first().fill("+49 30 5550102");
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect.poll(async () => (await device.sync(token)).changed.size).toBe(1);
  if (process.env.PICTURES)
    await page.getByLabel("Keep my details up to date for").screenshot({ path: `${process.env.PICTURES}/editor.png` });

  await signIn(ben);
  await page.goto("/contacts");
  await page.getByRole("link", { name: "Ada Byron" }).click();
  await expect(page.getByLabel("Phone numbers")).toHaveValue("+49 30 5550102");
  await expect(page.getByText("From their card").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "their card" })).toHaveAttribute("href", `/view/${card.slug}`);
  await expectNoAxeFindings();
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/contact.png`, fullPage: true });

  await signIn(ada);
  await page.goto(`/card-editor/${card.id}`);
  await page
    .locator("summary")
    .filter({ hasText: /^More$/ })
    .click();
  await page.getByLabel("Keep my details up to date for").selectOption("Nobody");
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("1 person follows this card.")).toBeHidden();
  await signIn(ben);
  await page.goto("/contacts");
  await page.getByRole("link", { name: "Ada Byron" }).click();
  await expect(page.getByLabel("Phone numbers")).toHaveValue("+49 30 5550102");
  await expect(page.getByText("From their card")).toHaveCount(0);
});

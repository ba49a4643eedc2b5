import { Webhook as Reader } from "standardwebhooks";
import { expect, test as base } from "./fixtures.ts";
import { startHost } from "./host.ts";
import { startReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

const test = base.extend<{ receiver: WebhookReceiver }>({
  host: [
    async ({}, use) => {
      const host = await startHost({ OUTGOING_ALLOW: "127.0.0.1", RATE_LIMITS: "off" });
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.stop();
  },
});

test("a webhook is added, tested, read, sent again, renewed, paused, changed and removed", async ({
  page,
  makeUser,
  signIn,
  receiver,
  expectNoAxeFindings,
}) => {
  await signIn(await makeUser({ accessLevel: 3 }));
  await page.goto("/developers");
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add webhook" }).click();
  const form = page.getByRole("dialog", { name: "Add a webhook" });
  await form.getByLabel("Address").fill("https://10.0.0.1/hook");
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect(form.getByText("This address is not on the internet.")).toBeVisible();
  await form.getByLabel("Address").fill(receiver.url);
  await form.getByRole("checkbox", { name: "New contact" }).uncheck();
  await form.getByRole("checkbox", { name: "New message" }).uncheck();
  await form.getByRole("button", { name: "Add webhook" }).click();
  await expect(form.getByText("Choose at least one event.")).toBeVisible();
  await form.getByRole("checkbox", { name: "New contact" }).check();
  await expectNoAxeFindings();
  await form.getByRole("button", { name: "Add webhook" }).click();

  const secretDialog = page.getByRole("dialog", { name: "The secret of this webhook" });
  const secret = await secretDialog.getByText(/^whsec_/).innerText();
  await expectNoAxeFindings();
  await secretDialog.getByRole("button", { name: "Done" }).click();
  const item = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem").first();
  await expect(item.getByRole("heading", { name: receiver.url })).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();

  await item.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test has arrived")).toBeVisible();
  const [arrived] = receiver.received;
  expect(new Reader(secret).verify(arrived!.body, arrived!.headers)).toMatchObject({ type: "webhook.test" });
  receiver.answer(500);
  await page.evaluate(() =>
    fetch("/api/contacts", {
      method: "POST",
      body: JSON.stringify({ name: "Ben Byron" }),
      headers: { "content-type": "application/json" },
    }),
  );
  await receiver.until(1, "contact.created");
  await item.getByRole("button", { name: "Deliveries" }).click();
  const deliveries = item.getByRole("list", { name: "Deliveries" }).getByRole("listitem");
  await expect(deliveries).toHaveCount(2);
  await deliveries.first().getByText("New contact").click();
  await expect(deliveries.first().getByText('"name": "Ben Byron"')).toBeVisible();
  await expectNoAxeFindings();
  receiver.answer(200);
  await deliveries.first().getByRole("button", { name: "Send again" }).click();
  await expect(deliveries.first().getByText("Delivered")).toBeVisible();

  await item.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make new secret" }).click();
  await expect(secretDialog.getByText(/^whsec_/)).not.toHaveText(secret);
  await secretDialog.getByRole("button", { name: "Done" }).click();

  await item.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: "Edit the webhook" });
  await edit.getByRole("checkbox", { name: "Card changed" }).check();
  await edit.getByRole("button", { name: "Save webhook" }).click();
  await expect(item.getByText("New contact · Card changed")).toBeVisible();

  await item.getByRole("button", { name: "Pause" }).click();
  await expect(item.getByText("Paused")).toBeVisible();
  await item.getByRole("button", { name: "Switch on" }).click();
  await expect(item.getByText("On", { exact: true })).toBeVisible();

  await item.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove webhook" }).click();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
});

test("on a phone, a long address and a long list stay within the page", async ({
  page,
  makeUser,
  signIn,
  receiver,
  host,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx
      .insert(tables.webhooks)
      .values({
        userId: user.id,
        url: `${receiver.url}/${"long".repeat(60)}`,
        events: ["card.saved"],
        sealedSecret: "",
      }),
  );
  await signIn(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/developers");
  await expect(page.getByRole("button", { name: "Send a test" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("the secret cannot be read any more: make a new one")).toBeVisible();
});

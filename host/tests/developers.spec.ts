// The page for developers, and the keys in the account: made, shown once, allowed to write, ended.
import { expect, test } from "./fixtures.ts";

test("an owner makes a key, uses it and ends it", async ({ page, host, makeUser, signIn }) => {
  const user = await makeUser({ accessLevel: 3 });
  await signIn(user);
  await page.goto("/developers");
  await page.getByRole("button", { name: "Create a key" }).click();
  await page.getByLabel("Name").fill("Sheet");
  await page.getByLabel("Change contacts (contacts:write)").check();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("It is not shown again.")).toBeVisible();
  const key = (await page.locator("code", { hasText: /^mk_/ }).textContent())!;
  const call = () => fetch(`${host.url}/api/contacts`, { headers: { authorization: `Bearer ${key}` } });
  expect((await call()).status).toBe(200);
  await page.getByRole("button", { name: "Done" }).click();

  await page.goto("/account?tab=security");
  const list = page.getByRole("list", { name: "Keys for programs" });
  await expect(list.getByText("last used")).toBeVisible();
  await list.getByRole("switch", { name: "An AI may also write with it: Sheet" }).click({ force: true });
  await expect(page.getByText("An AI may write with this key")).toBeVisible();
  await page.getByRole("button", { name: "End Sheet" }).click();
  await page.getByRole("alertdialog").or(page.getByRole("dialog")).getByRole("button", { name: "End key" }).click();
  await expect(page.getByText("Key ended")).toBeVisible();
  await expect(list).toHaveCount(0);
  expect((await call()).status).toBe(401);
});

test("anybody reads the reference, without scripts", async ({ browser, host }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${host.url}/developers`);
  await page.getByText("/api/contacts/{id}/merge").click();
  await expect(page.getByText("Sign in to create a key")).toBeVisible();
  await context.close();
});

import { PASSWORD, unique } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { linkTo } from "./outbox.ts";

test("signs in, greets, and leads back to the page asked for", async ({ page, makeUserWithPassword }) => {
  const user = await makeUserWithPassword({ fullName: "Ada Example" });
  await page.goto("/account");
  await expect(page).toHaveURL(/\/auth\?to=%2Faccount/);
  await expect(page.getByRole("tab")).toHaveText(["Login"]);
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Welcome back, Ada Example!")).toBeVisible();
  await expect(page.getByText("Login successful")).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto("/auth");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("says what is missing and what is wrong", async ({ page, makeUserWithPassword, expectNoAxeFindings }) => {
  const user = await makeUserWithPassword();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Invalid username or password" }).first()).toBeVisible();
  await expectNoAxeFindings("main");
});

test("says so where the browser blocks cookies, and greets nobody", async ({ page, makeUserWithPassword }) => {
  const { username } = await makeUserWithPassword();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false }));
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Your browser blocks cookies.")).toBeVisible();
  await expect(page.getByText("Login successful")).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/auth");
});

test("shows and hides the password", async ({ page }) => {
  await page.goto("/auth", { waitUntil: "networkidle" });
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  const toggle = page.getByRole("button", { name: "Show or hide password" });
  await toggle.click();
  await expect(password).toHaveAttribute("type", "text");
  await toggle.press("Enter");
  await expect(password).toHaveAttribute("type", "password");
});

test("works without JavaScript", async ({ browser, host, makeUserWithPassword }) => {
  const user = await makeUserWithPassword();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: host.url });
  const page = await context.newPage();
  await page.goto("/auth");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.close();
});

test("makes an account, with a warning about a common password", async ({ page }) => {
  const username = unique("new");
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("Full name").fill("Nora New");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await expect(page.getByText(/Your link: \S+\/view\/nora-new/)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Change your link" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("dragon");
  await expect(page.getByText("It is among the 10,000 most used passwords.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("a rather long secret");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account has been created")).toBeVisible();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto("/account");
  await expect(page.getByLabel("Username")).toHaveValue(username);
});

test("puts two errors of the server at their fields, and keeps what was typed", async ({ page, makeUser }) => {
  const { username, email } = await makeUser();
  await page.goto("/auth?form=register", { waitUntil: "networkidle" });
  await page.getByLabel("Full name").fill("Second Person");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Change your link" }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("a rather good secret");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("That email is already in use.");
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/That username is already taken\./);
  for (const name of ["Email", "Username"]) await expect(page.getByLabel(name)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Full name")).toHaveValue("Second Person");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("a rather good secret");
});

test("a forgotten password is replaced by the link of a mail", async ({ page, host, makeUserWithPassword }) => {
  const user = await makeUserWithPassword();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await page.getByLabel("Email").fill(user.email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("If your email is registered, you will receive a password reset link")).toBeVisible();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  const link = await linkTo(host, user.email);
  await page.goto(link, { waitUntil: "networkidle" });
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("another");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Your password has been successfully updated")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("changes the profile; a taken name stands beside its field", async ({
  page,
  makeUser,
  signIn,
  expectNoAxeFindings,
}) => {
  const [user, other] = [await makeUser(), await makeUser()];
  await signIn(user);
  await page.goto("/account", { waitUntil: "networkidle" });
  await page.getByLabel("Full name").fill("Changed Name");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await page.getByLabel("Username").fill(other.username);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("Username")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Update failed")).toBeVisible();
  await expectNoAxeFindings("main");
  // What was typed is there after a look at the other tab, and leaving asks: on a phone above the slide-out, not under
  // it.
  await page.getByRole("tab", { name: "Security" }).click();
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByLabel("Username")).toHaveValue(other.username);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Guide" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
  await page.getByLabel("Username").fill(user.username);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Guide" }).click();
  await expect(page).toHaveURL("/guide");
});

test("changes the password", async ({ page, makeUserWithPassword, signIn }) => {
  await signIn(await makeUserWithPassword());
  await page.goto("/account?tab=security", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Current password is required")).toBeVisible();
  await expect(page.getByText("New password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page.getByText("Your password has been successfully updated")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveValue("");
});

test("takes the data along, then deletes the account", async ({ page, makeUserWithPassword, makeCard, signIn }) => {
  const user = await makeUserWithPassword();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto("/account?tab=security", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download my data first" }).click();
  expect((await download).suggestedFilename()).toMatch(/^meishi-.+\.zip$/);
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/\?goodbye$/);
  expect((await page.goto(`/view/${card.slug}`))!.status()).toBe(404);
});

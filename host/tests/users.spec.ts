import { readFile } from "node:fs/promises";
import { utils, write } from "@e965/xlsx";
import { inArray } from "drizzle-orm";
import { PASSWORD, signedInBefore, unique } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { expect, test } from "./fixtures.ts";

test("is denied below level 4, in the specification's words", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser({ accessLevel: 3 }));
  const response = await page.goto("/users");
  expect(response!.status()).toBe(403);
  await expect(page.getByText("You do not have permission to view this page.")).toBeVisible();
});

test("finds, adds, changes and deletes a user", async ({ page, makeUser, signIn, expectNoAxeFindings }) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  const username = unique("made");
  await page.goto("/users", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Add User" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill("ab");
  await dialog.getByRole("button", { name: "Add user" }).click();
  await expect(dialog.getByText("Username must be at least 3 characters")).toBeVisible();
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Full name").fill("Made Here");
  await dialog.getByLabel("Email").fill(`${username}@example.com`);
  await dialog.getByLabel("Password", { exact: true }).fill("a good secret");
  await dialog.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText("User created")).toBeVisible();

  await page.getByLabel("Search").fill(username);
  const row = page.getByRole("row").filter({ hasText: username });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("link", { name: username, exact: true })).toBeVisible();
  await expectNoAxeFindings("main");

  await page.getByRole("button", { name: `Edit ${username}` }).click();
  await page.getByRole("dialog").getByLabel("Full name").fill("Renamed Here");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(row).toContainText("Renamed Here");
  await expect(page.getByText("User updated")).toBeVisible();

  await page.getByRole("button", { name: `Delete ${username}` }).click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await expect(page.getByText("User deleted")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("takes a refused change back, and keeps what was typed", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  const [user, other] = [await makeUser(), await makeUser()];
  await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: `Edit ${user.username}` }).click();
  await page.getByRole("dialog").getByLabel("Username").fill(other.username);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog").getByText("That username is already taken.")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Username")).toHaveValue(other.username);
  await expect(page.getByRole("row").filter({ hasText: user.email })).toContainText(user.username);
});

test("asks for a proof where one's own password changes, and says what is wrong at its field", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword({ accessLevel: 4 });
  await signIn(user);
  await signedInBefore(host.database, user, 11);
  await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: `Edit ${user.username}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit User" });
  await dialog.getByLabel("Password", { exact: true }).fill("a rather new secret");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await proof.getByLabel("Your password").fill("not this one");
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(proof.getByLabel("Your password")).toHaveAttribute("aria-invalid", "true");
  await expect(proof.getByText("Current password is incorrect")).toBeVisible();
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("a rather new secret");
  await proof.getByLabel("Your password").fill(PASSWORD);
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("User updated")).toBeVisible();
});

test("warns when a new slug led to another person's card", async ({ page, makeUser, makeCard, signIn, host }) => {
  const [other, user] = [await makeUser(), await makeUser()];
  const [former] = [await makeCard(other), await makeCard(user)];
  const admin = await makeUser({ accessLevel: 4 });
  const call = await signedIn(host, admin);
  await call("PUT", `/api/business-cards/${former.id}`, { slug: unique("moved-on") });
  await signIn(admin);
  await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: `Edit ${user.username}` }).click();
  await page.getByRole("dialog").getByLabel("Card slug").fill(former.slug);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(`links to /view/${former.slug} led to another person's card`)).toBeVisible();
});

test("uploads a spreadsheet: checks, corrects, sends the valid rows, gives back the others", async ({
  page,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  const [first, second, third] = [unique("a"), unique("b"), unique("c")];
  const csv =
    `Benutzername;Name;E-Mail;Rolle;Slug;Passwort\n${first};Ada Eins;${first}@example.com;1;;geheim1\n` +
    `${second};B;${second}@example.com;2;;geheim1\n${third};Ceh Drei;ohne;1;;geheim1\n`;
  await page.goto("/users", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Batch Upload" }).click();
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download template" }).click();
  expect((await template).suggestedFilename()).toBe("user_upload_template.csv");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "leute.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText("Full name must be at least 2 characters")).toBeVisible();
  await expect(page.getByText("Invalid email format")).toBeVisible();
  await page.getByLabel("Full name, line 3").fill("Beh Zwei");
  await page.getByRole("button", { name: "Upload 2 users" }).click();
  await expect(page.getByText("2 users created", { exact: true })).toBeVisible();
  const failed = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download failed rows" }).click();
  expect((await failed).suggestedFilename()).toBe("user_upload_failed.csv");
  await expect(page.getByText("1 row could not be created. Line 4: Invalid email format")).toBeVisible();
  await page.getByRole("button", { name: "Fix the errors and try again" }).click();
  await page.getByLabel("Email, line 4").fill(`${third}@example.com`);
  await page.getByLabel("Email, line 4").press("Escape"); // leaves the cell as it is, and the dialog open
  await page.route("**/api/users/bulk", (route) => route.abort());
  await page.getByRole("button", { name: "Upload 1 user" }).click();
  await expect(page.getByText("Failed to upload users")).toBeVisible();
  await page.unroute("**/api/users/bulk");
  await page.getByRole("button", { name: "Fix the errors and try again" }).click();
  await page.getByRole("button", { name: "Upload 1 user" }).click();
  await expect(page.getByText("1 user created", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Choose another file" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "leute.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText("That username is already taken., That email is already in use.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Upload 0 users" })).toBeVisible();
  await page.getByRole("button", { name: "Upload 0 users" }).click();
  await expect(page.getByText("No valid users to upload")).toBeVisible();
});

test("reads an upload in the letters that somebody chooses", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  await page.goto("/users", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Batch Upload" }).click();
  const buffer = Buffer.from(
    "username;fullName;email;password\nann;\xc0\xed\xed\xe0;ann@example.com;geheim1\n",
    "latin1",
  );
  await page.locator("input[type=file]").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await expect(page.getByLabel("Full name, line 2")).toHaveValue("Àííà");
  await page.getByLabel("If letters look wrong").selectOption("windows-1251");
  await expect(page.getByLabel("Full name, line 2")).toHaveValue("Анна");
});

for (const [extension, bookType] of [
  ["xlsx", "xlsx"],
  ["xls", "biff8"],
] as const) {
  test(`uploads a real .${extension}: corrected in place, and its failed rows fixed and uploaded again`, async ({
    page,
    host,
    makeUser,
    signIn,
  }) => {
    await signIn(await makeUser({ accessLevel: 4 }));
    const [zeros, formula, late] = [unique("00a"), unique("b"), unique("c")];
    const sheet = utils.aoa_to_sheet([
      ["Username", "Full Name", "Email Address", "Access Level", "Card Slug", "Password"],
      [zeros, "Zoë Nulls", `${zeros}@example.com`, 2, "", { t: "n", v: 42, z: "000000" }],
      [formula, { t: "s", v: "Far Mula", f: 'CONCATENATE("Far"," Mula")' }, "not yet", 1, "", "a long secret"],
      [late, "=Cee Late", "nobody", 1, "", "a long secret"],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, "People");
    const choose = (name: string, buffer: Buffer) =>
      page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await page.goto("/users", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Batch Upload" }).click();
    await choose(`people.${extension}`, write(book, { type: "buffer", bookType }) as Buffer);
    await expect(page.getByText("1 valid, 2 invalid: fix them here, or leave them out")).toBeVisible();
    await expect(page.getByLabel("Password, line 2")).toHaveValue("000042");
    await expect(page.getByLabel("Full name, line 3")).toHaveValue("Far Mula");
    await page.getByLabel("Email, line 3").fill(`${formula}@example.com`);
    await page.getByRole("button", { name: "Upload 2 users" }).click();
    await expect(page.getByText("2 users created", { exact: true })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download failed rows" }).click();
    const failed = await readFile(await (await download).path(), "utf8");
    expect(failed).toContain(`"${late}","'=Cee Late","nobody","1","","a long secret","Invalid email format"`);

    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose("user_upload_failed.csv", Buffer.from(failed.replace('"nobody"', `"${late}@example.com"`)));
    await page.getByRole("button", { name: "Upload 1 user" }).click();
    await expect(page.getByText("1 user created", { exact: true })).toBeVisible();
    const {
      db,
      tables: { users },
    } = host.database;
    const made = await db
      .select()
      .from(users)
      .where(inArray(users.username, [zeros, formula, late]))
      .orderBy(users.id);
    expect(made.map(({ username, fullName, accessLevel }) => [username, fullName, accessLevel])).toEqual([
      [zeros, "Zoë Nulls", 2],
      [formula, "Far Mula", 1],
      [late, "=Cee Late", 1],
    ]);
    expect((await visitor(host)("POST", "/api/login", { username: zeros, password: "000042" })).status).toBe(200);
  });
}

test("closing a dialog returns focus to the button that opened it, the first time too", async ({
  page,
  makeUser,
  signIn,
}) => {
  const target = await makeUser();
  await signIn(await makeUser({ accessLevel: 5 }));
  await page.goto(`/users?q=${target.username}`);
  for (const opener of [
    page.getByRole("button", { name: "Add User" }),
    page.getByRole("button", { name: /^Delete/ }).first(),
  ]) {
    for (let time = 0; time < 2; time++) {
      await opener.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});

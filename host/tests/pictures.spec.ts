import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import { aPhoto, aTruncatedPhoto, HEIC, paste, TEXT_NAMED_PNG } from "./picture-files.ts";

test("a portrait is cropped with sliders and arrow keys, uploaded, saved, and removed after a question", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  const field = page.getByRole("region", { name: "Profile picture" });
  await field.getByRole("button", { name: "Upload" }).focus();
  await field
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(1600, 1200));

  const dialog = page.getByRole("dialog", { name: "Crop image" });
  const zoom = dialog.getByRole("slider", { name: "Zoom" });
  const rotation = dialog.getByRole("slider", { name: "Rotation" });
  await expect(zoom).toHaveAttribute("aria-valuemin", "50");
  await expect(zoom).toHaveAttribute("aria-valuemax", "300");
  await expect(rotation).toHaveAttribute("aria-valuemin", "-180");
  await expect(rotation).toHaveAttribute("aria-valuemax", "180");
  await zoom.press("ArrowRight");
  await expect(zoom).toHaveAttribute("aria-valuenow", "105");
  await rotation.press("ArrowLeft");
  await expect(rotation).toHaveAttribute("aria-valuenow", "-5");

  // The crop is a square of 95 % of the shorter side; keys move it by 1, 10 and 100 pixels.
  const crop = dialog.locator(".ReactCrop__crop-selection");
  const left = async () => (await crop.boundingBox())!.x;
  const whole = (await dialog.locator(".ReactCrop img").first().boundingBox())!;
  const first = (await crop.boundingBox())!;
  expect(first.width).toBeCloseTo(first.height, 0);
  expect(first.width / (whole.height / 1.05)).toBeGreaterThan(0.8);
  await crop.focus();
  const start = await left();
  await page.keyboard.press("ArrowRight");
  expect((await left()) - start).toBeCloseTo(1, 0);
  await page.keyboard.press("Shift+ArrowRight");
  expect((await left()) - start).toBeCloseTo(11, 0);
  await page.keyboard.press("Control+ArrowLeft");
  expect(start - (await left())).toBeGreaterThan(10);

  await dialog.getByRole("button", { name: "Apply crop" }).click();
  await expect(page.getByText("Your image has been uploaded successfully.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(field.getByRole("button", { name: "Change" })).toBeFocused();
  const url = await field.getByRole("img").getAttribute("src");
  const stored = await sharp(Buffer.from(await (await fetch(host.url + url)).arrayBuffer())).metadata();
  expect([stored.width, stored.height]).toEqual([500, 500]);
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  const {
    db,
    tables: { businessCards },
  } = host.database;
  const [row] = await db.select().from(businessCards).where(eq(businessCards.id, card.id));
  expect(row!.profilePicture).toBe(url);

  await field.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to remove this image?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(field.getByRole("img")).toBeVisible();
  await field.getByRole("button", { name: "Remove" }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The image has been removed from your card")).toBeVisible();
  await expect(field.getByRole("img")).toHaveCount(0);
});

test("an upload shows its progress, can be cancelled, and is taken from the clipboard", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  const cover = page.getByRole("region", { name: "Cover photo" });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    "**/api/upload",
    async (route) => {
      await released;
      await route.continue().catch(() => {}); // cancelled meanwhile
    },
    { times: 1 },
  );
  await cover
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(1500, 500));
  await expect(cover.getByText("Uploading...")).toBeVisible();
  await expect(cover.getByRole("progressbar", { name: "Upload progress" })).toHaveAttribute("aria-valuemax", "100");
  await cover.getByRole("button", { name: "Cancel" }).click();
  await expect(cover.getByText("Uploading...")).toBeHidden();
  await expect(cover.getByRole("img")).toHaveCount(0);
  release();

  await cover.focus();
  await paste(page, await aPhoto(1500, 500));
  await expect(cover.getByRole("img", { name: "Current cover photo" })).toBeVisible();
});

test("a bad picture is refused in words, and the card stays as it was", async ({
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
  const cover = page.getByRole("region", { name: "Cover photo" });
  const choose = async (file: Awaited<ReturnType<typeof aPhoto>>, message: string) => {
    await cover.locator("input[type=file]").first().setInputFiles(file);
    const toast = page.getByRole("alert").filter({ hasText: message });
    await expect(toast.first()).toBeVisible();
    await expect(cover.getByText("Uploading...")).toBeHidden();
  };
  await choose(HEIC, "HEIC photos cannot be shown on the web. Please save the photo as JPG and upload it again.");
  await choose(
    { ...TEXT_NAMED_PNG, name: "notes.txt", mimeType: "text/plain" },
    "Invalid file type. Please upload a JPG, PNG, or GIF image.",
  );
  await choose(TEXT_NAMED_PNG, "Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.");
  await choose(
    await aTruncatedPhoto(),
    "The image cannot be read: it is damaged or incomplete. Please try another file.",
  );
  await page.route("**/api/upload", (route) => route.abort("connectionfailed"), { times: 1 });
  await choose(await aPhoto(900, 300), "An unexpected error occurred during upload.");
  await expect(cover.getByRole("img")).toHaveCount(0);
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);

  // Of a portrait that is yet to be cropped the size as chosen counts.
  await page
    .getByRole("region", { name: "Profile picture" })
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(150, 150));
  await expect(
    page.getByText("Profile pictures should be at least 200x200 pixels. Recommended size is 500x500 pixels."),
  ).toBeVisible();
  await page.getByRole("dialog", { name: "Crop image" }).getByRole("button", { name: "Cancel" }).click();

  // A picture that does not suit its place is advised against, not refused.
  await choose(
    await aPhoto(400, 150),
    "Cover photos should be at least 600x200 pixels. Recommended size is 1200x400 pixels.",
  );
  await expect(cover.getByRole("img", { name: "Current cover photo" })).toBeVisible();
});

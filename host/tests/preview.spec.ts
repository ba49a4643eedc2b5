import { expect, test } from "./fixtures.ts";

test("the preview shows what will be saved before a scheme is typed; the guide floats and follows it", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUser();
  const card = await makeCard(user, { name: "Mara Ellington", phone: "+1 503 555 0177" });
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  const preview = page.getByRole("region", { name: "Live preview" });
  await page.getByLabel("Phone", { exact: true }).fill("+1 503 555 0188");
  await expect(preview.getByText("+1 503 555 0188")).toBeVisible();
  await page.getByLabel("Website", { exact: true }).fill("kesslerhomes.example");
  await expect(preview.getByText("kesslerhomes.example")).toBeVisible();

  const guide = page.getByRole("complementary", { name: "Editor Guide" });
  await expect(guide.getByText("Editor Guide")).toBeInViewport();
  const phone = await preview.boundingBox();
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await preview.boundingBox())!.y).toBeLessThan(phone!.y);
  const previewBox = (await preview.boundingBox())!;
  const guideBox = (await guide.boundingBox())!;
  // Whole, and over neither the preview nor the form.
  expect(guideBox.y + guideBox.height).toBeLessThanOrEqual(720);
  expect(previewBox.y + previewBox.height).toBeLessThanOrEqual(guideBox.y);
  const form = (await page.getByRole("tabpanel").first().boundingBox())!;
  expect(form.x + form.width).toBeLessThanOrEqual(guideBox.x);
  await expect(guide.getByText("0%")).toBeVisible();
  await guide.getByRole("button", { name: "Buttons" }).click();
  await page.getByLabel("Label", { exact: true }).fill("Book");
  await page.getByLabel("URL", { exact: true }).fill("example.com/book");
  await page.getByRole("button", { name: "Add Custom Button" }).click();
  await page.getByLabel("URL of button 1").fill("example.com/call");
  await expect(preview.getByText("Book", { exact: true })).toBeVisible();
  await expect(guide.getByText("20%")).toBeVisible();
  await page.getByLabel("URL of button 1").fill("not a link");
  await expect(preview.getByText("Book", { exact: true })).toBeHidden();
  await expect(guide.getByText("0%", { exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByText("More colours").click();
  await expect(page.getByLabel("Accent", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Corporate" }).click();
  await expect(page.getByLabel("Accent", { exact: true })).toBeVisible();
  await expectNoAxeFindings();
});

test("on a phone the tabs show that there are more, and the guide is a button", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  await expect(page.getByRole("tablist").first()).toHaveCSS("mask-image", /linear-gradient/);
  // Both buttons have a bar of their own: no field shows through between them.
  const show = (await page.getByRole("button", { name: "Show preview" }).boundingBox())!;
  const behind = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest("input, textarea, label")?.tagName,
    [show.x - 20, show.y + show.height / 2],
  );
  expect(behind).toBeUndefined();
  await page.getByRole("button", { name: "Guide 0%" }).click();
  const guide = page.getByRole("complementary", { name: "Editor Guide" });
  await expectNoAxeFindings();
  await guide.getByRole("button", { name: "Gallery" }).click();
  await expect(page.getByRole("tab", { name: "Gallery" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "Guide 0%" })).toBeVisible();
});

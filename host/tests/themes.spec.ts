import sharp from "sharp";
import { THEMES } from "../../sdk/card/themes/list.ts";
import { expect, test } from "./fixtures.ts";

const COVER_PIXELS = 390 * 130;

test("every theme shows at least a third of the place of an uploaded cover", async ({ page, makeUser, makeCard }) => {
  test.slow(); // a page for each theme
  const cover = await sharp({ create: { width: 1200, height: 400, channels: 3, background: "#ff00ff" } })
    .png()
    .toBuffer();
  await page.route(/cover-of-the-test/, (route) => route.fulfill({ body: cover, contentType: "image/png" }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const user = await makeUser({ accessLevel: 5 });
  for (const theme of Object.keys(THEMES)) {
    const card = await makeCard(user, {
      theme,
      title: "Engineer",
      company: "Example Works",
      coverPhoto: "/uploads/cover-of-the-test.png",
      // Dynamic has a portrait in the cover's place.
      profilePicture: theme === "dynamic" ? null : "/demo/portrait.svg",
    });
    await page.goto(`/view/${card.slug}`);
    await expect(page.locator(".cover img")).toHaveJSProperty("complete", true);
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let visiblePixels = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (data[at]! > 200 && data[at + 1]! < 60 && data[at + 2]! > 200) visiblePixels++;
    expect.soft(visiblePixels, theme).toBeGreaterThan(COVER_PIXELS / 3);
  }
});

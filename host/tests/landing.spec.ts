import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { findMail } from "./outbox.ts";

test.describe("landing page", () => {
  test("leads visitors to sign in and up", async ({ page }) => {
    await page.goto("/");
    const signUp = "/auth?form=register";
    const bar = page.getByRole("banner");
    for (const name of ["Features", "Themes", "Pricing"]) await expect(bar.getByRole("link", { name })).toBeVisible();
    await expect(bar.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
    await expect(bar.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", signUp);
    await expect(page.getByRole("link", { name: "See Features" })).toHaveAttribute("href", "#features");
    const ways = page.getByRole("link", { name: "Create Your Card" });
    for (const way of await ways.all()) await expect(way).toHaveAttribute("href", signUp);
    await ways.first().click();
    await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
    await expect(page.getByLabel("Full name")).toBeVisible();
  });

  test("leads signed-in users to their dashboard instead", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/");
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
    await expect(bar.getByRole("link", { name: "My Cards" })).toHaveAttribute("href", "/dashboard");
    await expect(page.getByRole("link", { name: "My Dashboard" }).first()).toHaveAttribute("href", "/dashboard");
    await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);
  });

  test("is light for who has chosen that, and dark without a choice", async ({ page, expectNoAxeFindings }) => {
    const look = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto("/");
    expect(await look()).toBe("rgb(23, 21, 19)");
    await page.evaluate(() => localStorage.setItem("mantine-color-scheme-value", "light"));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      expect(await look()).toBe("rgb(250, 249, 247)");
      await expectNoAxeFindings();
      await page.screenshot({ path: test.info().outputPath(`light-${width}.png`), fullPage: true });
    }
  });

  test("shows the three plans", async ({ page }) => {
    await page.goto("/#pricing");
    const plan = (name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
    await expect(plan("Basic")).toContainText("$5/month");
    for (const text of [
      "1 card",
      "Standard themes",
      "Basic analytics",
      "QR code",
      "Not included: Custom buttons",
      "Not included: Form builder",
    ])
      await expect(plan("Basic")).toContainText(text);
    await expect(plan("Professional")).toContainText("$12/month");
    await expect(plan("Professional")).toContainText("POPULAR");
    await expect(plan("Professional")).toContainText("Form builder");
    await expect(plan("Enterprise")).toContainText("$29/month");
    await expect(plan("Enterprise")).toContainText("Unlimited cards");
    for (const text of ["Complete analytics", "Advanced customisation", "AI chatbot", "Priority support"])
      await expect(plan("Enterprise")).toContainText(text);
    await expect(plan("Enterprise").getByRole("link", { name: "Contact Sales" })).toBeVisible();
  });

  test("has nine features, three themes at first and nine behind the link", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#features").getByRole("listitem")).toHaveCount(9);
    const picks = page.locator("#themes").getByRole("button");
    await expect(picks.filter({ visible: true })).toHaveCount(3);
    await page.getByRole("link", { name: "View all themes" }).click();
    await expect(picks.filter({ visible: true })).toHaveCount(9);
  });

  test("picking a theme asks visitors to sign up", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /^Dynamic/ }).click();
    await expect(page.getByText("Sign up required")).toBeVisible();
    await expect(page.getByText("Create an account to use this theme for your business card.")).toBeVisible();
    for (const way of ["Create Your Card", "Create an account"])
      await expect(page.getByRole("link", { name: way }).first()).toHaveAttribute("href", /theme%3Ddynamic/);
  });

  test("the first card after signing up is the one chosen here", async ({ page, makeUserWithPassword }) => {
    const user = await makeUserWithPassword();
    await page.goto("/");
    await page.getByLabel("Try it with your name").fill("Grace Example");
    await page.getByRole("radio", { name: "Creative" }).check();
    await expect(page.locator("#sample .meishi")).toHaveAttribute("data-theme", "creative");
    const link = page.getByRole("link", { name: "Create Your Card" }).first();
    await page.goto((await link.getAttribute("href"))!.replace("form=register&", ""));
    await page.getByRole("textbox", { name: "Username" }).fill(user.username);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\?name=Grace/);
    const created = page.waitForResponse(
      (response) => response.url().endsWith("/api/business-cards") && response.request().method() === "POST",
    );
    await page.getByRole("button", { name: "Create Your First Card" }).click();
    expect(await (await created).json()).toMatchObject({ name: "Grace Example", theme: "creative" });
  });

  test("picking a theme tells users where to apply it", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/");
    await page.getByRole("button", { name: /^Corporate/ }).click();
    await expect(page.getByText("Theme selected", { exact: true })).toBeVisible();
    await expect(page.getByText("Corporate theme has been selected. Go to your dashboard to apply it.")).toBeVisible();
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test("shows at most five toasts, and each for 5 s", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    for (let press = 0; press < 7; press++) await page.getByRole("button", { name: /^Minimalist/ }).click();
    await page.mouse.move(0, 0);
    await expect(page.getByText("Sign up required")).toHaveCount(5);
    await page.clock.fastForward(5_100);
    await expect(page.getByText("Sign up required")).toHaveCount(0);
  });

  test("on a phone the card that changes stands above the try-out, in sight of it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const tryOut = page.getByLabel("Try it with your name");
    await tryOut.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
    const { y } = (await page.locator("#sample").boundingBox())!;
    // At least half of the screen shows the card.
    expect((await tryOut.boundingBox())!.y - Math.max(y, 0)).toBeGreaterThan(422);
  });

  test("the sample card takes a name and a theme, and both go into sign-up", async ({ page }) => {
    await page.goto("/");
    const card = page.locator("#sample .meishi");
    await expect(card).toContainText("Mara Ellington");
    await page.getByLabel("Try it with your name").fill("Grace Example");
    await page.getByRole("radio", { name: "Tech" }).check();
    await expect(card).toHaveAttribute("data-theme", "tech");
    await expect(card).toContainText("Grace Example");
    await expect(page.getByRole("img", { name: "Sample card of Grace Example" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Your Card" }).first()).toHaveAttribute(
      "href",
      /name=Grace\+Example.*theme%3Dtech/,
    );
    await page.getByRole("button", { name: "Keep this card" }).click();
    await expect(page).toHaveURL(/\/auth\?form=register&name=Grace\+Example&to=/);
    await expect(page.getByLabel("Full name")).toHaveValue("Grace Example");
  });

  test("Contact Sales puts a mail into the outbox", async ({ page, host }) => {
    await page.goto("/");
    await page.getByRole("article").getByRole("link", { name: "Contact Sales" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Sales" });
    await dialog.getByLabel("Name").fill("Grace Example");
    await dialog.getByLabel("Email").fill("grace@example");
    await dialog.getByLabel("Message").fill("Forty cards, please.");
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(dialog.getByLabel("Email")).toBeFocused();
    await dialog.getByLabel("Email").fill("grace@example.com");
    await page.route("**/contact-sales", (route) => route.abort(), { times: 1 });
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "Check your connection and try again. Your message is still here.",
    );
    await dialog.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message sent")).toBeVisible();
    await expect(dialog).toBeHidden();
    const mail = await findMail(host, "admin@example.com", "Contact Sales: Grace Example");
    expect(mail!.text).toContain("grace@example.com");
    expect(mail!.text).toContain("Forty cards, please.");
  });

  test("its side menu repeats the links on a phone", async ({ page, expectNoAxeFindings }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByRole("link")).toHaveText(["Features", "Themes", "Pricing", "Login", "Get Started"]);
    await expectNoAxeFindings();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { name: "Simple pricing" })).toBeInViewport();
  });

  test("fits 320 px, which is 200 % of a phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test.describe("in a browser without a cache", () => {
    test.use({ hasOwnContext: true });

    test("sends under 120 KB without pictures", async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on("requestfinished", (request) => {
        if (request.resourceType() !== "image")
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await page.goto("/", { waitUntil: "load" });
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(5_000);
      expect(total).toBeLessThan(120_000);
    });
  });

  for (const path of ["/", "/contact-sales", "/privacy", "/terms", "/data-processing", "/imprint"]) {
    test(`axe finds nothing on ${path}, and the content policy is kept`, async ({ page, expectNoAxeFindings }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeFindings();
      expect(complaints).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page shows its card and its ways lead on", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#sample h1")).toHaveText("Mara Ellington");
    await expect(page.locator("#sample .meishi")).toBeVisible();
    await expect(page.locator("#sample img.qr")).toHaveCount(0);
    await page.getByRole("button", { name: /^Minimalist/ }).click();
    await expect(page).toHaveURL(/\/auth\?form=register&theme=minimalist/);
    await page.goto("/");
    await page.getByLabel("Try it with your name").fill("Grace");
    await page.getByRole("button", { name: "Keep this card" }).click();
    await expect(page).toHaveURL(/\/auth\?form=register&name=Grace&theme=default/);
    await expect(page.getByLabel("Full name")).toHaveValue("Grace");
  });

  test("Contact Sales says what is wrong, keeps what was typed, and thanks", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("article").getByRole("link", { name: "Contact Sales" }).click();
    await expect(page).toHaveURL(/\/contact-sales$/);
    await page.getByLabel("Name").fill("Grace");
    await page.getByLabel("Email").fill("grace@nowhere");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please enter a valid email")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Hello");
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });
});

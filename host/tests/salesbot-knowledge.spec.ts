import { expect, test } from "./fixtures.ts";

const SETTINGS = {
  isEnabled: true,
  businessType: "Bicycle repair",
  services: ["Tune-up"],
  priceRanges: { "Tune-up": 60 },
  companyInfo: "We guarantee every repair for six months.",
};

for (const width of [390, 1280])
  test(`an owner answers what could not be answered, and sees it asked again, at ${width}`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const owner = await makeUser({ accessLevel: 3 });
    const card = await makeCard(owner, { name: "Ada Example", email: "ada@example.com" });
    await signIn(owner);
    await page.request.post(`${host.url}/api/salesbot/${card.id}/config`, {
      data: SETTINGS,
      headers: { origin: host.url },
    });
    for (const message of ["Do you have a helipad?", "is there a helipad", "Do you sell llamas?"])
      await page.request.post(`${host.url}/api/salesbot/${card.id}/chat`, { data: { message } });

    await page.goto(`/salesbot/${card.id}`);
    await page.getByRole("link", { name: "Unanswered (2)" }).click();
    await expect(page.getByRole("link", { name: /^Questions/ })).toHaveAttribute("aria-current", "page");
    const open = (text: string) => page.getByRole("listitem").getByRole("link").filter({ hasText: text }).click();
    await open("helipad");
    const first = page.locator("li[id^=question]").filter({ hasText: "helipad" });
    await expect(first).toContainText("Asked 2 times");
    await expectNoAxeFindings("main");

    await first.getByRole("button", { name: /^Answer this/ }).click();
    await expect(first.getByLabel("Your answer")).toBeFocused();
    await first.getByRole("button", { name: "Save answer" }).click();
    await expect(first.getByText("An answer is required")).toBeVisible();
    await first.getByLabel("Your answer").fill("The helipad is on the roof.");
    await first.getByRole("button", { name: "Save answer" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "The assistant will say:" })).toContainText(
      "The helipad is on the roof.",
    );
    await expect(first).toHaveCount(0);

    await open("llamas");
    await page.getByRole("button", { name: /^Remove: .*llamas/ }).click();
    await expect(page.getByText("Nothing new")).toBeVisible();
    await expectNoAxeFindings("main");
  });

for (const width of [390, 1280])
  test(`the configuration shows which topics are covered, with a step for each that is not, at ${width}`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const owner = await makeUser({ accessLevel: 3 });
    const card = await makeCard(owner, { name: "Ada Example", email: "ada@example.com" });
    await signIn(owner);
    await page.request.post(`${host.url}/api/salesbot/${card.id}/config`, {
      data: SETTINGS,
      headers: { origin: host.url },
    });
    await page.goto(`/salesbot/${card.id}`);
    const meter = page.getByRole("region", { name: "What customers ask" });
    const open = meter.getByRole("list", { name: "Not covered yet" });
    await expect(open).toContainText("When are you open?");
    await expect(open).not.toContainText("Is there a guarantee?");
    await expectNoAxeFindings("main");
    await expect(open.getByRole("listitem")).toHaveCount(3);
    await meter.getByRole("button", { name: /^Show \d+ more$/ }).click();
    const before = await meter.getByRole("progressbar").getAttribute("aria-valuenow");

    await meter.getByRole("button", { name: "Add answer: How can I pay?" }).click();
    const answer = page.getByLabel("Answer 1");
    await expect(answer).toBeFocused();
    await expect(page.getByLabel("Visitor's question 1")).toHaveValue("How can I pay?");
    await answer.fill("By card or cash.");
    await page.getByRole("button", { name: "Save Configuration" }).click();
    await expect(open).not.toContainText("How can I pay?");
    expect(Number(await meter.getByRole("progressbar").getAttribute("aria-valuenow"))).toBeGreaterThan(Number(before));

    await meter.getByRole("button", { name: /^Set hours/ }).click();
    await expect(page.getByRole("region", { name: "Working Hours" }).locator(":focus")).toBeVisible();
  });

test("the test chat and the inbox show where each answer comes from, and the appointment", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 3 });
  const card = await makeCard(owner, { name: "Ada Example", email: "ada@example.com" });
  await signIn(owner);
  await page.request.post(`${host.url}/api/salesbot/${card.id}/config`, {
    data: SETTINGS,
    headers: { origin: host.url },
  });
  await page.goto(`/salesbot/${card.id}`);
  const trial = page.getByRole("region", { name: "Test chat" });
  await trial.getByRole("textbox", { name: "Message" }).fill("Is there a guarantee?");
  await trial.getByRole("button", { name: "Send" }).click();
  await expect(trial.getByRole("list", { name: "Answered from" })).toContainText(
    "From company information: We guarantee every repair for six months.",
  );
  const chip = trial.getByRole("group", { name: "Suggested questions" }).getByRole("button").first();
  const question = (await chip.textContent())!;
  await chip.click();
  await expect(trial.getByRole("log")).toContainText(question);

  const response = await page.request.post(`${host.url}/api/salesbot/${card.id}/chat`, {
    data: { message: "Is there a guarantee?" },
  });
  const { sessionId } = (await response.json()) as { sessionId: string };
  await page.request.post(`${host.url}/api/salesbot/${card.id}/chat`, {
    data: { message: "I want an appointment for a tune-up tomorrow at 11 am, anna@example.com", sessionId },
  });
  await page.request.post(`${host.url}/api/salesbot/${card.id}/chat`, { data: { message: "thx", sessionId } });
  await page.goto(`/salesbot/${card.id}/conversations`);
  const row = page.getByRole("listitem").getByRole("link", { name: /anna@example.com/ });
  const appointment = /Tune-up, \w{3}, \w+ \d+, 11:00\sAM/;
  await expect(row).toContainText(appointment);
  await row.click();
  const dialog = page.getByRole("region", { name: "anna@example.com" });
  await expect(dialog.getByText(appointment)).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Answered from" }).first()).toContainText("six months");
  const href = await dialog.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const file = await page.request.get(`${host.url}${href}`);
  expect(await file.text()).toContain("BEGIN:VCALENDAR");
});

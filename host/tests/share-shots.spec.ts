import { test } from "./fixtures.ts";
for (const width of [390, 1280])
  test(`shots ${width}`, async ({ page, makeUser, makeCard, signIn, host }) => {
    test.setTimeout(180_000);
    const user = await makeUser({ accessLevel: 3 });
    const card = await makeCard(user, {
      name: "Mara Ellington",
      title: "Head of Product",
      company: "Northwind Studio",
      phone: "+44 20 7946 0958",
      email: "mara@northwind.example",
      website: "northwind.example",
      profilePicture: "/demo/portrait.jpg",
      theme: "corporate",
    });
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.insert(tables.campaigns).values([
        { cardId: card.id, name: "Berlin Fair", nameKey: "berlin fair", code: "berlin-fair", note: "Hall 3" },
        { cardId: card.id, name: "Spring flyer", nameKey: "spring flyer", code: "spring-flyer" },
      ]),
    );
    for (const [source, campaign] of [
      ["qr", "berlin-fair"],
      ["qr", "berlin-fair"],
      ["signature", null],
      ["print", "spring-flyer"],
      ["wallet", null],
    ])
      await fetch(`${host.url}/api/card-views`, {
        method: "POST",
        body: JSON.stringify({ cardId: card.id, source, campaign }),
        headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (iPhone) Safari/600" },
      });
    await page.setViewportSize({ width, height: 900 });
    await signIn(user);
    for (const part of ["link", "signature", "print", "pictures", "nfc", "campaigns"]) {
      await page.goto(`/share/${card.id}?part=${part}`);
      await page.waitForLoadState("networkidle");
      for (const image of await page.getByRole("img").all()) await image.scrollIntoViewIfNeeded().catch(() => {});
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: `/tmp/share/shots/${part}-${width}.png`, fullPage: true });
    }
    await page.goto(`/analytics/${card.id}`);
    await page.getByRole("region", { name: "Campaigns", exact: true }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: `/tmp/share/shots/analytics-${width}.png` });
  });

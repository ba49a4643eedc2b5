import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { addCard, addUser, onEveryDatabase } from "./databases.ts";

onEveryDatabase((test) => {
  test("values come back as they went in", async ({ database }) => {
    const {
      db,
      tables: { businessCards },
      transaction,
    } = database;
    const values = {
      userId: await addUser(database),
      slug: "round-trip",
      title: "Zoë 名刺 👋 \"quoted\" \\ 'n' %",
      isPaused: true,
      gallery: [{ url: 'https://example.com/?a=1&b="2"', alt: "Säge" }],
      createdAt: new Date("2026-02-28T23:59:59.987Z"),
      updatedAt: new Date("2026-03-01T00:00:00.001Z"),
    };
    const [card] = await transaction((tx) => tx.insert(businessCards).values(values).returning());
    expect(card).toMatchObject({ ...values, id: expect.any(Number), version: 1 });
    expect(await db.select().from(businessCards).where(eq(businessCards.id, card!.id))).toEqual([card]);
  });

  test("missing values get their defaults", async ({ database }) => {
    const card = await addCard(database);
    expect(card).toMatchObject({
      title: null,
      theme: "minimalist",
      isPaused: false,
      socialLinks: [],
      customizations: {},
      version: 1,
    });
    expect(Date.now() - card.createdAt.getTime()).toBeLessThan(5000);
  });

  test("social links keep the order they were given", async ({ database }) => {
    const {
      tables: { businessCards },
      transaction,
    } = database;
    const userId = await addUser(database);
    const socialLinks: [string, string][] = [
      ["youtube", "https://a.example"],
      ["a", "https://b.example"],
      ["medium", "https://c.example"],
    ];
    const [card] = await transaction((tx) =>
      tx.insert(businessCards).values({ userId, slug: "in-order", socialLinks }).returning(),
    );
    expect(card!.socialLinks).toEqual(socialLinks);
  });

  test("prices keep the order they were given", async ({ database }) => {
    const {
      tables: { salesbotConfigs },
      transaction,
    } = database;
    const { id: cardId } = await addCard(database);
    const priceRanges: [string, number][] = [
      ["Wedding", 4800],
      ["A dinner", 95],
      ["Photo shoot", 250.5],
    ];
    const [config] = await transaction((tx) => tx.insert(salesbotConfigs).values({ cardId, priceRanges }).returning());
    expect(config!.priceRanges).toEqual(priceRanges);
  });

  test.for(["1969-12-31T23:59:59.999Z", "2026-03-29T01:30:00.123Z", "2099-12-31T23:59:59.001Z"])(
    "a row is found by its exact time, %s",
    async (iso, { database }) => {
      const {
        db,
        tables: { cardSaves },
        transaction,
      } = database;
      const { id: cardId } = await addCard(database);
      const timestamp = new Date(iso);
      await transaction((tx) => tx.insert(cardSaves).values({ cardId, timestamp }));
      expect(
        await db.select({ timestamp: cardSaves.timestamp }).from(cardSaves).where(eq(cardSaves.timestamp, timestamp)),
      ).toEqual([{ timestamp }]);
    },
  );

  test("deleting a user deletes their cards", async ({ database }) => {
    const {
      db,
      tables: { users, businessCards },
      transaction,
    } = database;
    const { id, userId } = await addCard(database);
    await transaction((tx) => tx.delete(users).where(eq(users.id, userId)));
    expect(await db.select().from(businessCards).where(eq(businessCards.id, id))).toEqual([]);
  });
});

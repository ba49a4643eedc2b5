import { eq, inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { addCard, onEveryDatabase } from "../../../db/tests/databases.ts";
import { runPrepared, runForCards } from "./prepared-queries.server.ts";

onEveryDatabase((test) => {
  test("a query is built once for a card, and answers for whichever is asked", async ({ database }) => {
    const { businessCards: t } = database.tables;
    const [first, second] = [await addCard(database), await addCard(database)];
    let built = 0;
    const ask = (...ids: number[]) =>
      runForCards(database, ids, "slugs", (cardIds) => {
        built++;
        return database.db.select({ slug: t.slug }).from(t).where(inArray(t.id, cardIds)).orderBy(t.id);
      });
    expect(await Promise.all([ask(first.id), ask(second.id)])).toEqual([
      [{ slug: first.slug }],
      [{ slug: second.slug }],
    ]);
    expect(built).toBe(1);
    expect(await ask(first.id, second.id)).toEqual([{ slug: first.slug }, { slug: second.slug }]);
    expect(await ask()).toEqual([]);
  });

  test("another shape is another query", async ({ database }) => {
    const { businessCards: t } = database.tables;
    const { id, slug } = await addCard(database);
    const ask = (column: "id" | "slug", wanted: number | string) =>
      runPrepared(
        database.db,
        `by ${column}`,
        () =>
          database.db
            .select({ id: t.id })
            .from(t)
            .where(eq(t[column], sql.placeholder("wanted"))),
        { wanted },
      );
    expect(await ask("id", id)).toEqual([{ id }]);
    expect(await ask("slug", slug)).toEqual([{ id }]);
  });
});

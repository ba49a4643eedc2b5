import { eq, inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { addCard, onEveryDatabase } from "../../../db/tests/databases.ts";
import { runPrepared, runForCards } from "./prepared-queries.server.ts";

onEveryDatabase((test) => {
  test("a query is built once for a card, and answers for whichever is asked", async ({ database }) => {
    const { businessCards: t } = database.tables;
    const [first, second] = [await addCard(database), await addCard(database)];
    let built = 0;
    const runQuery = (...ids: number[]) =>
      runForCards(database, ids, "slugs", (cardIds) => {
        built++;
        return database.db.select({ slug: t.slug }).from(t).where(inArray(t.id, cardIds)).orderBy(t.id);
      });
    expect(await Promise.all([runQuery(first.id), runQuery(second.id)])).toEqual([
      [{ slug: first.slug }],
      [{ slug: second.slug }],
    ]);
    expect(built).toBe(1);
    expect(await runQuery(first.id, second.id)).toEqual([{ slug: first.slug }, { slug: second.slug }]);
    expect(await runQuery()).toEqual([]);
  });

  test("another shape is another query", async ({ database }) => {
    const { businessCards: t } = database.tables;
    const { id, slug } = await addCard(database);
    const runQuery = (column: "id" | "slug", value: number | string) =>
      runPrepared(
        database.db,
        `by ${column}`,
        () =>
          database.db
            .select({ id: t.id })
            .from(t)
            .where(eq(t[column], sql.placeholder("wanted"))),
        { wanted: value },
      );
    expect(await runQuery("id", id)).toEqual([{ id }]);
    expect(await runQuery("slug", slug)).toEqual([{ id }]);
  });
});

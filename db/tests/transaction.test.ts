import { count, eq } from "drizzle-orm";
import { expect, expectTypeOf, test } from "vitest";
import {
  type BusinessCard,
  type Database,
  firstRow,
  getRow,
  run,
  type TxSteps,
  type Tx,
  UniqueError,
  type User,
} from "../index.ts";
import { addCard, addUser, userNamed, onEveryDatabase } from "./databases.ts";

const usersNamed = ({ db, tables: { users } }: Database, username: string) =>
  db.select().from(users).where(eq(users.username, username));

onEveryDatabase((test) => {
  test("commits its writes and returns a typed result", async ({ database }) => {
    const {
      db,
      tables: { businessCards },
      transaction,
    } = database;
    const userId = await addUser(database);
    const card = await transaction(function* (tx) {
      const [created] = yield* run(tx.insert(businessCards).values({ userId, slug: "first" }).returning());
      expectTypeOf(created).toEqualTypeOf<BusinessCard | undefined>();
      const [own] = yield* run(tx.select({ n: count() }).from(businessCards).where(eq(businessCards.userId, userId)));
      expect(own).toEqual({ n: 1 }); // a transaction sees its own writes
      return created!;
    });
    expectTypeOf(card).toEqualTypeOf<BusinessCard>();
    expect(await db.select().from(businessCards).where(eq(businessCards.id, card.id))).toEqual([card]);
  });

  test("may be a single query", async ({
    database: {
      tables: { users },
      transaction,
    },
  }) => {
    const rows = await transaction((tx) =>
      tx.insert(users).values(userNamed("single")).returning({ name: users.username }),
    );
    expectTypeOf(rows).toEqualTypeOf<{ name: string }[]>();
    expect(rows).toEqual([{ name: "single" }]);
  });

  test("reads one row, in a transaction or outside", async ({ database }) => {
    const {
      db,
      tables: { users },
      transaction,
    } = database;
    const nobody = eq(users.username, "nobody");
    const [added, missing] = await transaction(function* (tx) {
      const user = yield* getRow(tx.insert(users).values(userNamed("one")).returning());
      return [user, yield* firstRow(tx.select().from(users).where(nobody))] as const;
    });
    expectTypeOf(added).toEqualTypeOf<User>();
    expectTypeOf(missing).toEqualTypeOf<User | undefined>();
    expect([added.username, missing]).toEqual(["one", undefined]);
    expect(await firstRow(usersNamed(database, "one"))).toEqual(added);
    expect(await getRow(usersNamed(database, "one").prepare("one").execute())).toEqual(added);
    expect(await transaction((tx) => firstRow(tx.select().from(users).where(eq(users.id, added.id))))).toEqual(added);
    await expect(getRow(db.select().from(users).where(nobody))).rejects.toThrow("A query returned no row");
    await expect(
      transaction(function* (tx) {
        yield* run(tx.insert(users).values(userNamed("undone")));
        yield* getRow(tx.select().from(users).where(nobody), () => new Error("no such user"));
      }),
    ).rejects.toThrow("no such user");
    expect(await firstRow(usersNamed(database, "undone"))).toBeUndefined();
  });

  test("rolls back when the body throws", async ({ database }) => {
    const {
      tables: { users },
      transaction,
    } = database;
    await expect(
      transaction(function* (tx) {
        yield* run(tx.insert(users).values(userNamed("thrown")));
        throw new Error("changed my mind");
      }),
    ).rejects.toThrow("changed my mind");
    expect(await usersNamed(database, "thrown")).toEqual([]);
  });

  test("rolls back when a query fails, even where the body would catch it", async ({ database }) => {
    const {
      tables: { users },
      transaction,
    } = database;
    await expect(
      transaction(function* (tx) {
        yield* run(tx.insert(users).values(userNamed("twice")));
        try {
          yield* run(tx.insert(users).values(userNamed("twice")));
        } catch {
          return "not reached: PostgreSQL cannot continue a transaction after an error";
        }
      }),
    ).rejects.toThrow(UniqueError);
    expect(await usersNamed(database, "twice")).toEqual([]);
  });

  test("is made of parts with yield*", async ({
    database: {
      tables: { users, businessCards },
      transaction,
    },
  }) => {
    function* addUserWithCard(tx: Tx, name: string): TxSteps<BusinessCard> {
      const [user] = yield* run(tx.insert(users).values(userNamed(name)).returning());
      const [card] = yield* run(tx.insert(businessCards).values({ userId: user!.id, slug: name }).returning());
      return card!;
    }
    const slugs = await transaction(function* (tx) {
      const ada = yield* addUserWithCard(tx, "ada");
      const grace = yield* addUserWithCard(tx, "grace");
      return [ada.slug, grace.slug];
    });
    expect(slugs).toEqual(["ada", "grace"]);
  });

  test("rejects a query built on db", async ({
    database: {
      db,
      tables: { users },
      transaction,
    },
  }) => {
    await expect(
      transaction(function* () {
        yield* run(db.select().from(users));
      }),
    ).rejects.toThrow("Build the queries of a transaction on tx, not db");
  });

  test("loses no update that was computed from a read", async ({ database }) => {
    const {
      db,
      tables: { businessCards },
      transaction,
    } = database;
    const { id } = await addCard(database);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        transaction(function* (tx) {
          const [card] = yield* run(tx.select().from(businessCards).where(eq(businessCards.id, id)));
          yield* run(
            tx
              .update(businessCards)
              .set({ version: card!.version + 1 })
              .where(eq(businessCards.id, id)),
          );
        }),
      ),
    );
    expect(
      await db.select({ version: businessCards.version }).from(businessCards).where(eq(businessCards.id, id)),
    ).toEqual([{ version: 31 }]);
  });

  test("stays apart from concurrent transactions", async ({ database }) => {
    const {
      db,
      tables: { businessCards },
      transaction,
    } = database;
    const userId = await addUser(database);
    const add = (slug: string) =>
      transaction(function* (tx) {
        yield* run(tx.insert(businessCards).values({ userId, slug }));
        const [card] = yield* run(tx.select().from(businessCards).where(eq(businessCards.slug, slug)));
        if (slug.endsWith("5")) throw new Error("no fives");
        return card!;
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => add(`apart-${i}`)));
    const created = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(created).toHaveLength(18);
    expect(
      await db.select().from(businessCards).where(eq(businessCards.userId, userId)).orderBy(businessCards.id),
    ).toEqual(created.toSorted((a, b) => a.id - b.id));
  });
});

test("writing on db and awaiting in a transaction do not compile", () => {
  const mistakes = ({ db, tables: { users }, transaction }: Database) => {
    // @ts-expect-error db only reads
    db.insert(users);
    void transaction(function* () {
      // @ts-expect-error not a query
      yield* run(Promise.resolve(1));
    });
    // @ts-expect-error an async function cannot be stepped
    void transaction(async (tx) => {
      await tx.select().from(users);
    });
  };
  expect(mistakes).toBeTypeOf("function");
});

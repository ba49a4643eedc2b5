import { beforeAll, expect, test } from "vitest";
import { type Client, signedIn } from "../../tests/client.ts";
import { anOwnerWithInbox } from "../../tests/inbox-builders.ts";
import { describeOnDatabases } from "../../tests/on-databases.ts";

interface Item {
  kind: string;
  id: number;
  at: string;
}

interface ItemPage {
  items: Item[];
  next: string | null;
  total: number;
}

/** Cards whose lists are merged, and more, whose rows are sorted. */
const CARDS = [1, 40, 60];

describeOnDatabases("the inbox of many cards on %s", (start) => {
  const calls = new Map<number, Client>();

  beforeAll(async () => {
    const host = await start();
    for (const cards of CARDS) calls.set(cards, await signedIn(host, await anOwnerWithInbox(host.database, cards)));
  });

  test.each(CARDS.flatMap((cards) => ["at", "-at"].map((sort) => ({ cards, sort }))))(
    "has pages that follow each other in one order: $cards by $sort",
    async ({ cards, sort }) => {
      const all: Item[] = [];
      for (let cursor: string | null = ""; cursor !== null;) {
        const path: string = `/api/inbox?limit=25&sort=${sort}${cursor && `&cursor=${cursor}`}`;
        const page = (await calls.get(cards)!("GET", path)).json<{
          items: Item[];
          next: string | null;
          total: number;
        }>();
        expect(page.total).toBe(3 * cards);
        all.push(...page.items);
        cursor = page.next;
      }
      const inOrder = all.toSorted(
        (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.kind.localeCompare(b.kind) || a.id - b.id,
      );
      expect(all).toEqual(sort === "at" ? inOrder : inOrder.reverse());
      expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(3 * cards);
    },
  );

  test.each(CARDS)("has conversations in order, filtered and counted: %d", async (cards) => {
    const call = calls.get(cards)!;
    const read = await call("GET", "/api/conversations?isRead=true");
    const all = read.json<{ id: number; updatedAt: string }[]>();
    const total = Math.ceil(cards / 2);
    expect([read.headers.get("x-total-count"), all.length]).toEqual([String(total), total]);
    expect(all).toEqual(all.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || b.id - a.id));
    const file = (await call("GET", "/api/conversations?format=csv")).text;
    expect(file.trim().split("\r\n")).toHaveLength(cards + 1);
  });

  test.each(CARDS)("is searched: %d", async (cards) => {
    const path = "/api/inbox?search=HELLO&limit=100";
    const { items, total } = (await calls.get(cards)!("GET", path)).json<ItemPage>();
    expect([items.length, total]).toEqual([cards, cards]);
  });
});

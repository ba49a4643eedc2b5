import { decode } from "turbo-stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "#db/index.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { findMail } from "../../tests/outbox.ts";

type Items = {
  items: { kind: string; id: number; name: string | null; isRead: boolean }[];
  next: string | null;
  total: number;
};

let host: Host;
let owner: User;
let card: BusinessCard;
let call: Client;
let other: Client;

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  owner = await aUser(host.database, { accessLevel: 1 });
  card = await aCard(host.database, owner);
  call = await signedIn(host, owner);
  other = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
  const { tables, transaction } = host.database;
  for (let i = 0; i < 3; i++) {
    await transaction((tx) =>
      tx
        .insert(tables.formSubmissions)
        .values({
          cardId: card.id,
          formData: { name: `Writer ${i}`, email: `w${i}@example.com`, message: `Hello ${i}` },
          timestamp: new Date(Date.UTC(2026, 5, 1, 12, 0, i)),
        }),
    );
    await transaction((tx) =>
      tx
        .insert(tables.salesbotConversations)
        .values({
          cardId: card.id,
          sessionId: `s${i}`,
          visitorName: `Talker ${i}`,
          conversationData: [
            { role: "user", content: `Do you sell houses? ${i}`, timestamp: "2026-06-01T12:00:00.000Z" },
          ],
          updatedAt: new Date(Date.UTC(2026, 5, 1, 12, 0, i)),
        }),
    );
  }
  await transaction((tx) =>
    tx
      .insert(tables.salesbotUnanswered)
      .values({ cardId: card.id, question: "Do you take dogs?", lastAt: new Date(Date.UTC(2026, 5, 1, 12, 0, 0)) }),
  );
});
afterAll(() => host.stop());

const names = (answer: { json: () => unknown }) => (answer.json() as Items).items.map(({ name }) => name);

describe("the page of the inbox", () => {
  test("shows what is opened beside the list", async () => {
    const { items } = (await call("GET", "/api/inbox")).json<Items>();
    const [message, conversation, question] = ["message", "conversation", "question"].map(
      (kind) => items.find((item) => item.kind === kind)!.id,
    );
    const textOf = async (path: string) => {
      const page = await call("GET", path);
      expect(page.status).toBe(200);
      return page.text;
    };
    expect(await textOf("/inbox")).not.toContain("w2@example.com</a>");
    expect(await textOf(`/inbox?message=${message}`)).toMatch(/aria-current="true".*mailto:w2@example\.com/s);
    expect(await textOf(`/inbox?kind=conversation&conversation=${conversation}`)).toMatch(/aria-current="true"/);
    expect(await textOf(`/inbox?card=${card.id}&question=${question}`)).toMatch(/aria-current="true"/);
    // Reading is the browser's to say: a link that is only fetched marks nothing.
    expect((await call("GET", "/api/inbox?unread=true")).json<Items>().total).toBe(7);
  });

  test("is the list alone for what is gone, and closed to others", async () => {
    const [{ id }] = (await call("GET", "/api/inbox?kind=message")).json<{ items: [{ id: number }] }>().items;
    const without = await call("GET", "/inbox?message=999999");
    expect([without.status, without.text.includes('aria-current="true"')]).toEqual([200, false]);
    expect((await call("GET", "/inbox?message=x")).status).toBe(200);
    // Somebody else's opens nothing either, so that nobody learns which there are.
    const foreign = await other("GET", `/inbox?message=${id}`);
    expect([foreign.status, foreign.text.includes('aria-current="true"')]).toEqual([200, false]);
    expect((await other("GET", `/inbox?card=${card.id}`)).status).toBe(403);
    const old = await call("GET", `/submissions/${card.id}?message=${id}`);
    expect([old.status, old.headers.get("location")]).toEqual([302, `/inbox?card=${card.id}&message=${id}`]);
  });

  test("is where the pages of one kind lead, with its chip chosen; closed to others there, too", async () => {
    const leads = async (path: string) => (await call("GET", path)).headers.get("location");
    expect(await leads(`/submissions/${card.id}`)).toBe(`/inbox?card=${card.id}&kind=message`);
    expect(await leads(`/salesbot/${card.id}/unanswered`)).toBe(`/inbox?card=${card.id}&kind=question`);
    expect(await leads(`/salesbot/${card.id}/conversations`)).toBe(`/inbox?card=${card.id}&kind=conversation`);
    expect(await leads("/salesbot/all/conversations")).toBe("/inbox?kind=conversation");
    expect(await leads(`/salesbot/${card.id}/conversations?conversation=5`)).toBe(
      `/inbox?card=${card.id}&conversation=5`,
    );
    for (const path of ["conversations", "unanswered"])
      expect((await other("GET", `/salesbot/${card.id}/${path}`)).status).toBe(403);
  });
});

describe("the inbox", () => {
  test("lists messages and conversations together, the newest first, at every level", async () => {
    const answer = await call("GET", "/api/inbox");
    expect([answer.status, (answer.json() as Items).total]).toEqual([200, 7]);
    expect(names(answer)).toEqual(["Writer 2", "Talker 2", "Writer 1", "Talker 1", null, "Writer 0", "Talker 0"]);
    expect((answer.json() as Items).items[1]).toMatchObject({
      kind: "conversation",
      cardId: card.id,
      preview: "Do you sell houses? 2",
      isRead: false,
      at: "2026-06-01T12:00:02.000Z",
    });
  });

  test.each(["-at", "at"])("goes on where a page ended, by %s", async (sort) => {
    const whole = names(await call("GET", `/api/inbox?sort=${sort}`));
    const collected: (string | null)[] = [];
    let next: string | null = "";
    while (next !== null) {
      const answer = await call("GET", `/api/inbox?sort=${sort}&limit=1${next && `&cursor=${next}`}`);
      collected.push(...names(answer));
      next = (answer.json() as Items).next;
    }
    expect(collected).toEqual(whole);
  });

  test("finds words of either", async () => {
    expect(names(await call("GET", "/api/inbox?search=HELLO+1"))).toEqual(["Writer 1"]);
    expect(names(await call("GET", "/api/inbox?search=houses%3F+0"))).toEqual(["Talker 0"]);
    expect((await call("GET", "/api/inbox?search=dogs")).json<Items>().items).toMatchObject([{ kind: "question" }]);
  });

  test("lists one kind alone", async () => {
    expect(names(await call("GET", "/api/inbox?kind=conversation"))).toEqual(["Talker 2", "Talker 1", "Talker 0"]);
    expect((await call("GET", "/api/inbox?kind=question")).json()).toMatchObject({
      items: [
        {
          ...{ kind: "question", cardId: card.id, name: null, email: null, phone: null },
          ...{ preview: "Do you take dogs?", isRead: false, isArchived: false, at: "2026-06-01T12:00:00.000Z" },
        },
      ],
      total: 1,
    });
    expect((await call("GET", "/api/inbox?kind=letter")).status).toBe(400);
  });

  test("marks, archives and deletes each kind", async () => {
    for (const kind of ["message", "conversation", "question"]) {
      const { id } = (await call("GET", "/api/inbox")).json<Items>().items.find((item) => item.kind === kind)!;
      const path = `/api/inbox/${kind}/${id}`;
      expect((await call("PATCH", path, { isRead: true })).json()).toMatchObject({
        kind,
        id,
        isRead: true,
        isArchived: false,
      });
      expect((await call("PATCH", path, { isArchived: true })).json()).toMatchObject({
        isRead: true,
        isArchived: true,
      });
      expect((await call("GET", "/api/inbox?archived=true")).json<Items>().total).toBe(1);
      expect((await call("PATCH", path, { isRead: "yes" })).status).toBe(400);
      expect((await other("PATCH", path, { isRead: true })).status).toBe(403);
      expect((await other("DELETE", path)).status).toBe(403);
      expect((await call("DELETE", path)).status).toBe(204);
      expect((await call("DELETE", path)).status).toBe(404);
    }
    expect((await call("GET", "/api/inbox?unread=true")).json<Items>().total).toBe(4);
  });

  test("shows nobody else's", async () => {
    expect((await other("GET", "/api/inbox")).json()).toEqual({ items: [], next: null, total: 0 });
    expect((await other("GET", `/api/inbox?card=${card.id}`)).status).toBe(403);
    expect((await visitor(host)("GET", "/api/inbox")).status).toBe(401);
    expect((await call("GET", "/api/inbox?limit=-1")).status).toBe(400);
    expect((await call("PATCH", "/api/inbox/letter/1", {})).status).toBe(404);
  });

  test("is a CSV file, too", async () => {
    const { text } = await call("GET", "/api/inbox?format=csv");
    expect(text.split("\r\n")[0]).toContain("Kind");
    expect(text).toContain("Do you sell houses? 1");
  });
});

describe("all cards", () => {
  test("are for administrators, with owner, state, views and last change", async () => {
    const admin = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    const { items } = (await admin("GET", `/api/cards?search=${card.slug}`)).json<{ items: unknown[] }>();
    expect(items).toMatchObject([{ id: card.id, isPaused: false, views: 0, owner: { id: owner.id } }]);
    for (const by of ["name", "owner", "views", "updatedAt", "isPaused"]) {
      const ids = async (sort: string) =>
        (await admin("GET", `/api/cards?sort=${sort}&limit=500`)).json<{ items: { id: number }[] }>().items.length;
      expect(await ids(by)).toBe(await ids(`-${by}`));
    }
    expect((await admin("GET", "/api/cards?limit=-1")).status).toBe(400);
    expect((await admin("GET", "/api/cards?sort=password")).status).toBe(400);
    expect((await other("GET", "/api/cards")).status).toBe(403);
    expect((await visitor(host)("GET", "/api/cards")).status).toBe(401);
  });
});

describe("a wish for a plan", () => {
  test("is made once a day and granted by level 5", async () => {
    const user = await aUser(host.database, { accessLevel: 1 });
    const asker = await signedIn(host, user);
    const both = await Promise.all([1, 2].map(() => asker("POST", "/api/plan-requests", { plan: "professional" })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await asker("POST", "/api/plan-requests", { plan: "gold" })).status).toBe(400);
    expect((await asker("POST", "/api/plan-requests", { plan: "basic" })).status).toBe(403);
    expect((await asker("GET", "/api/plan-requests")).status).toBe(403);

    const system = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    const { items } = (await system("GET", "/api/plan-requests")).json<{
      items: { id: number; user: { id: number } }[];
    }>();
    const request = items.find((item) => item.user.id === user.id)!;
    expect(request).toMatchObject({ plan: "professional", grantedAt: null, user: { accessLevel: 1 } });
    expect((await asker("POST", `/api/plan-requests/${request.id}/grant`)).status).toBe(403);
    expect((await system("POST", `/api/plan-requests/${request.id}/grant`)).status).toBe(200);
    expect((await system("POST", `/api/plan-requests/${request.id}/grant`)).status).toBe(409);
    const next = await asker("POST", "/api/plan-requests", { plan: "enterprise" });
    expect(next).toMatchObject({ status: 409, text: "You can ask for one plan a day. Ask for the next one tomorrow." });
    // Who is signed in stays so, and is told what the plan gives.
    expect((await asker("GET", "/api/user")).json()).toMatchObject({ accessLevel: 2 });
    const mail = await findMail(host, user.email, "You now have Professional");
    expect(mail!.text).toContain("Custom buttons");
    expect(mail!.text).toContain("1 card");
  });

  test("is declined by level 5, no longer waits then, and may be made again", async () => {
    const user = await aUser(host.database, { accessLevel: 1 });
    const asker = await signedIn(host, user);
    const { id } = (await asker("POST", "/api/plan-requests", { plan: "enterprise" })).json<{ id: number }>();
    expect((await asker("DELETE", `/api/plan-requests/${id}`)).status).toBe(403);
    const system = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    expect((await system("DELETE", `/api/plan-requests/${id}`)).status).toBe(204);
    expect((await system("DELETE", `/api/plan-requests/${id}`)).status).toBe(404);
    expect((await system("POST", `/api/plan-requests/${id}/grant`)).status).toBe(404);
    expect((await asker("GET", "/api/user")).json()).toMatchObject({ accessLevel: 1 });
    const mail = await findMail(host, user.email, "Your request for Enterprise was declined");
    expect(mail!.text).toContain("Nothing about your account changes");
    const { items } = (await system("GET", "/api/plan-requests?limit=100")).json<{ items: { id: number }[] }>();
    expect(items.map((item) => item.id)).not.toContain(id);
    expect((await asker("POST", "/api/plan-requests", { plan: "professional" })).status).toBe(201);
  });

  test("waits in the sidebar of system administrators, and of nobody else", async () => {
    const asker = await signedIn(host, await aUser(host.database, { accessLevel: 1 }));
    await asker("POST", "/api/plan-requests", { plan: "enterprise" });
    const [system, admin] = await Promise.all(
      [5, 4].map(async (accessLevel) => signedIn(host, await aUser(host.database, { accessLevel }))),
    );
    expect((await system!("GET", "/dashboard")).text).toMatch(/aria-label="\d+ plan requests?"/);
    expect((await admin!("GET", "/dashboard")).text).not.toContain("plan request");
  });
});

describe("a question that a visitor asked in a chat", () => {
  async function anAskingVisitor() {
    const owner = await aUser(host.database, { accessLevel: 2 });
    const ownCard = await aCard(host.database, owner);
    const own = await signedIn(host, owner);
    await own("POST", `/api/salesbot/${ownCard.id}/config`, { isEnabled: true });
    const question = "Do you have a parking space for a caravan?";
    await visitor(host)("POST", `/api/salesbot/${ownCard.id}/chat`, { message: question });
    return { own, question };
  }
  type Rows = { kind: string; id: number; isRead: boolean; isArchived: boolean; questionCount?: number }[];
  const api = async (call: Client, query = "") =>
    (await call("GET", `/api/inbox?${query}`)).json<{ items: Rows }>().items;
  const page = async (call: Client, query = "") => {
    const { bytes } = await call("GET", `/inbox.data?_routes=routes%2F_app.inbox&${query}`);
    const { value } = await decode(new Response(new Uint8Array(bytes)).body!);
    return (value as Record<string, { data: { items: Rows; total: number; unreadBy: object } }>)["routes/_app.inbox"]!
      .data;
  };

  test("stands in the API, and in the page within the row of its conversation", async () => {
    const { own } = await anAskingVisitor();
    expect((await api(own)).map(({ kind }) => kind).sort()).toEqual(["conversation", "question"]);
    const all = await page(own);
    expect(all).toMatchObject({ items: [{ kind: "conversation", questionCount: 1 }], total: 1 });
    expect((await page(own, "kind=question")).items.map(({ kind }) => kind)).toEqual(["question"]);
    expect((await page(own, "search=caravan")).items.map(({ kind }) => kind)).toEqual(["conversation"]);
  });

  test("is read, put away and brought back with it, and stands in its thread", async () => {
    const { own, question } = await anAskingVisitor();
    const { id } = (await page(own)).items[0]!;
    expect((await own("GET", `/api/conversations/${id}`)).json()).toMatchObject({ questions: [{ question }] });
    await own("PATCH", `/api/conversations/${id}`, { isRead: true });
    expect((await api(own)).map(({ isRead }) => isRead)).toEqual([true, true]);
    await own("PATCH", `/api/inbox/conversation/${id}`, { isArchived: true });
    expect([await api(own), (await page(own)).total]).toEqual([[], 0]);
    await own("PATCH", `/api/inbox/conversation/${id}`, { isArchived: false });
    expect((await page(own)).total).toBe(1);
  });

  test("counts as read with the conversation that is opened", async () => {
    const { own } = await anAskingVisitor();
    const unread = { all: 1, message: 0, conversation: 1, question: 1 };
    const { items, unreadBy } = await page(own);
    expect(unreadBy).toEqual(unread);
    const opened = await page(own, `conversation=${items[0]!.id}`);
    expect(opened.unreadBy).toEqual({ all: 0, message: 0, conversation: 0, question: 0 });
    expect((await page(own)).unreadBy).toEqual(unread); // only the browser marks as read
  });

  test("outlives its conversation", async () => {
    const { own } = await anAskingVisitor();
    await own("DELETE", `/api/conversations/${(await page(own)).items[0]!.id}`);
    expect((await page(own)).items.map(({ kind }) => kind)).toEqual(["question"]);
  });
});

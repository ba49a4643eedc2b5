import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { BusinessCard, User } from "../../db/index.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";

// What programs outside rely on: paths, payloads, statuses and words, beside what each feature's own tests prove.

const USER = ["accessLevel", "createdAt", "email", "fullName", "id", "phone", "username"];
const VISITOR_AGENT = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
};

let host: Host;
let anyone: Client;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  anyone = visitor(host);
});
afterAll(() => host.stop());

async function owner(
  accessLevel = 2,
  changes: Partial<BusinessCard> = {},
): Promise<{ user: User; card: BusinessCard; call: Client }> {
  const user = await aUser(host.database, { accessLevel });
  return { user, card: await aCard(host.database, user, changes), call: await signedIn(host, user) };
}
const keys = (value: object) => Object.keys(value).sort();
const outcome = ({ status, text }: { status: number; text: string }) => [status, text];

describe("the shape of", () => {
  test("a user, wherever one is answered", async () => {
    const { user, call } = await owner(5);
    const { id, username, email } = user;
    const answers = [
      await call("GET", "/api/user"),
      await call("PUT", `/api/users/${id}`, { username, fullName: "Ada Example", email, phone: "" }),
    ];
    for (const response of answers) expect([response.status, keys(response.json())]).toEqual([200, USER]);
    const name = unique("new");
    const registered = await anyone("POST", "/api/register", {
      username: name,
      password: "abcdef",
      email: `${name}@example.com`,
    });
    expect([registered.status, keys(registered.json())]).toEqual([201, USER]);
    const [listed] = (await call("GET", "/api/users")).json<object[]>();
    expect(keys(listed!)).toEqual(expect.arrayContaining([...USER, "cardSlug"]));
  });

  test("a public card: logoUrl and logo, its user's id and level, its assistant, nothing of the account", async () => {
    const { user, card } = await owner(2, { logoUrl: "/demo/logo.svg", email: "work@example.com" });
    const response = await anyone("GET", `/api/card/${card.slug}`);
    expect(response.json()).toMatchObject({
      id: card.id,
      slug: card.slug,
      logo: "/demo/logo.svg",
      logoUrl: "/demo/logo.svg",
      email: "work@example.com",
      user: { id: user.id, accessLevel: 2 },
      salesbot: { isEnabled: false, botName: "Salesbot", avatarUrl: null },
      socialLinks: {},
      customButtons: [],
      gallery: [],
      embedCodes: [],
      formConfig: {},
      customizations: {},
      theme: "minimalist",
    });
    expect(keys(response.json<{ user: object }>().user)).toEqual(["accessLevel", "id"]);
    expect(response.text).not.toContain(user.email);
  });

  test("analytics: summary, the four lists with their fields, and the figures beside them", async () => {
    const { card, call } = await owner();
    const cardId = card.id;
    await anyone("POST", "/api/card-views", { cardId }, VISITOR_AGENT);
    await anyone("POST", "/api/card-clicks", { cardId, linkType: "custom", linkId: "button-0" }, VISITOR_AGENT);
    await anyone("POST", "/api/card-saves", { cardId }, VISITOR_AGENT);
    const submission = await anyone(
      "POST",
      `/api/card/${card.slug}/submissions`,
      { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true },
      VISITOR_AGENT,
    );
    expect(submission.status).toBe(201);
    const response = (await call("GET", `/api/analytics/${cardId}`)).json<Record<string, object[] & object>>();
    expect(response.summary).toMatchObject({ totalViews: 1, totalClicks: 1, totalSaves: 1 });
    expect(keys(response.views![0]!)).toEqual(expect.arrayContaining(["timestamp", "viewerDevice", "viewerLocation"]));
    expect(keys(response.clicks![0]!)).toEqual(
      expect.arrayContaining(["clickerDevice", "linkId", "linkType", "timestamp"]),
    );
    expect(keys(response.saves![0]!)).toEqual(expect.arrayContaining(["saverDevice", "saverLocation", "timestamp"]));
    expect(response.submissions).toMatchObject([
      { formData: { name: "Ben", email: "ben@example.com", message: "Hello" } },
    ]);
    expect(response).toMatchObject({ complete: true, filtered: 0, filteredBy: { bot: 0, owner: 0 } });
    expect(keys(response)).toEqual(expect.arrayContaining(["countries", "devices", "hours", "series", "sources"]));
  });

  test("maps, PWA settings and a conversation", async () => {
    expect((await anyone("GET", "/api/config/maps")).json()).toEqual({ googleMapsApiKey: null });
    expect((await anyone("GET", "/api/pwa-settings")).json()).toMatchObject({
      appName: "Meishi Digital Cards",
      shortName: "Meishi",
      description: "Digital Business Cards",
      themeColor: "#F59E0B",
      backgroundColor: "#F5F5F4",
      enableSplashScreen: true,
      icons: {
        icon192: expect.stringMatching(/^\/icons\/.*192/),
        icon512: expect.stringMatching(/^\/icons\/.*512/),
        iconMaskable: expect.stringMatching(/^\/icons\/.*512/),
      },
    });
    const { card, call } = await owner();
    await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true, botName: "Ada" });
    const chat = await anyone("POST", `/api/salesbot/${card.id}/chat`, { message: "Hello" });
    expect(keys(chat.json())).toEqual(["leadScore", "message", "sessionId", "suggestions"]);
    const [conversation] = (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<object[]>();
    expect(conversation).toMatchObject({
      cardId: card.id,
      visitorName: null,
      visitorEmail: null,
      visitorPhone: null,
      leadScore: expect.any(Number),
      sessionId: chat.json().sessionId,
      conversationData: [
        { role: "user", content: "Hello", timestamp: expect.any(String) },
        { role: "assistant", content: expect.any(String), timestamp: expect.any(String) },
      ],
    });
  });
});

describe("other sites' pages", () => {
  test.for([
    ["POST", "/api/card-views"],
    ["POST", "/api/card-saves"],
    ["POST", "/api/card-clicks"],
    ["POST", "/api/card/demo/submissions"],
    ["GET", "/api/salesbot/1/config?public=true"],
    ["GET", "/api/salesbot/1/welcome"],
    ["POST", "/api/salesbot/1/chat"],
    ["GET", "/api/config/maps"],
    ["GET", "/api/card/demo"],
  ] as const)("may %s %s, which its preflight says; without cookies", async ([method, path]) => {
    const origin = { origin: "https://shop.example" };
    const preflight = await anyone("OPTIONS", path, undefined, {
      ...origin,
      "access-control-request-method": method,
      "access-control-request-headers": "content-type",
    });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(preflight.headers.get("access-control-allow-methods")).toContain(method);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
    const response = await anyone(method, path, method === "POST" ? {} : undefined, origin);
    expect([
      response.headers.get("access-control-allow-origin"),
      response.headers.get("access-control-allow-credentials"),
    ]).toEqual(["*", null]);
  });

  test.for(["/api/user", "/api/business-cards", "/api/salesbot/1/config", "/api/upload", "/api/login"])(
    "may not write to %s",
    async (path) => {
      const preflight = await anyone("OPTIONS", path, undefined, {
        origin: "https://shop.example",
        "access-control-request-method": "POST",
      });
      expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    },
  );
});

test("a paused card answers 404 everywhere", async () => {
  const {
    card: { id, slug },
  } = await owner(2, { isPaused: true });
  const reads = [
    `/view/${slug}`,
    `/api/card/${slug}`,
    `/api/vcard/${id}`,
    `/api/qr/${slug}.svg`,
    `/api/qr/${slug}.png`,
    `/view/${slug}/preview.png`,
    `/view/${slug}/manifest.webmanifest`,
    `/api/salesbot/${id}/welcome`,
    `/api/salesbot/${id}/config?public=true`,
    `/api/card/${slug}/embeds/0`,
  ];
  for (const path of reads) expect((await anyone("GET", path)).status, path).toBe(404);
  const writes = [
    ["/api/card-views", { cardId: id }],
    ["/api/card-saves", { cardId: id }],
    ["/api/card-clicks", { cardId: id, linkType: "phone", linkId: "primary" }],
    [
      `/api/card/${slug}/submissions`,
      { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true },
    ],
    [`/api/salesbot/${id}/chat`, { message: "Hello" }],
  ] as const;
  for (const [path, body] of writes) expect((await anyone("POST", path, body)).status, path).toBe(404);
});

describe("limits of a card", () => {
  const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
  const url = (length: number) => "https://x.example/".padEnd(length, "a");
  const links = (count: number) => Object.fromEntries(many(count, (n) => [`network${n}`, "https://x.example"]));

  test.for([
    ["name", "x".repeat(100), "x".repeat(101)],
    ["title", "x".repeat(100), "x".repeat(101)],
    ["company", "x".repeat(100), "x".repeat(101)],
    ["phone", "1".repeat(40), "1".repeat(41)],
    ["address", "x".repeat(300), "x".repeat(301)],
    ["about", "x".repeat(5_000), "x".repeat(5_001)],
    ["website", url(2_048), url(2_049)],
    ["theme", "x".repeat(40), "x".repeat(41)],
    ["slug", unique("s").padEnd(50, "s"), "s".repeat(51)],
    ["slug", unique("Upper-"), "ab"],
    ["slug", unique("in-side"), "-outside"],
    ["slug", unique("a1"), "12345"],
    ["socialLinks", links(50), links(51)],
    [
      "customButtons",
      many(20, () => ({ text: "Go", url: "https://x.example", backgroundColor: "#d9bd90" })),
      many(21, () => ({ text: "Go", url: "https://x.example" })),
    ],
    [
      "customButtons",
      [{ text: "Go", url: "https://x.example", backgroundColor: "#fff" }],
      [{ text: "Go", url: "https://x.example", backgroundColor: "red" }],
    ],
    [
      "gallery",
      many(50, (n) => ({ url: `https://x.example/${n}` })),
      many(51, (n) => ({ url: `https://x.example/${n}` })),
    ],
    ["embedCodes", many(10, () => "x".repeat(5_000)), many(11, () => "x")],
    ["embedCodes", ["x"], ["x".repeat(5_001)]],
    [
      "customizations",
      { customCss: `.card-header{color:red}${" ".repeat(19_977)}` },
      { customCss: "x".repeat(20_001) },
    ],
  ] as const)("%s: the longest is taken, one more is not", async ([field, good, bad]) => {
    const { card, call } = await owner(3);
    expect((await call("PUT", `/api/business-cards/${card.id}`, { [field]: good })).status).toBe(200);
    expect((await call("PUT", `/api/business-cards/${card.id}`, { [field]: bad })).status).toBe(400);
  });
});

describe("ids", () => {
  test.for(["7e0", "0x7", "7abc", "[7]", " 7", "7.0", "-7", ""])("%j is none, in paths, JSON and forms", async (id) => {
    const { call } = await owner(5);
    const form = new FormData();
    form.set("file", new Blob(["x"], { type: "image/png" }), "x.png");
    form.set("cardId", id);
    const answers = [
      await anyone("POST", "/api/card-views", { cardId: id }),
      await anyone("POST", "/api/card-views", { cardId: [7] }),
      await call("GET", `/api/business-cards/${encodeURIComponent(id || "x")}`),
      await call("PATCH", `/api/users/${encodeURIComponent(id || "x")}`, {}),
      await call("POST", "/api/upload", form),
    ];
    for (const { status } of answers) expect([400, 404]).toContain(status);
  });

  test("digits in a string are one", async () => {
    const { card } = await owner();
    expect((await anyone("POST", "/api/card-views", { cardId: String(card.id) })).status).toBe(201);
  });
});

describe("pages", () => {
  test("what is denied or missing stands in the served HTML", async () => {
    const { call, card } = await owner(1);
    for (const [path, status, words] of [
      ["/users", 403, "Access Denied"],
      ["/users", 403, "You do not have permission to view this page."],
      ["/no/such/page", 404, "404 Page Not Found"],
      ["/view/nobody-here", 404, "Card Not Found"],
      [`/salesbot/${card.id}`, 403, "Salesbot Access Required"],
      [`/salesbot/${card.id}`, 403, "Level 2 access or higher is required to configure the AI Salesbot feature."],
    ] as const) {
      const response = await call("GET", path);
      expect([response.status, response.text.includes(words)], `${path}: ${words}`).toEqual([status, true]);
    }
  });

  test("a card that is not there: the advanced editor leads to the dashboard, the quick one says so; without an id both lead there", async () => {
    const { call } = await owner();
    const to = async (path: string) => (await call("GET", path)).headers.get("location")?.split("?")[0];
    expect(await to("/card-editor/999999")).toBe("/dashboard");
    expect(await to("/card-editor/abc")).toBe("/dashboard");
    expect(await to("/mobile-editor")).toBe("/dashboard");
    expect((await call("GET", "/mobile-editor/999999")).text).toContain("Error loading card");
  });

  test("/editor/{id} of the sidebar is the advanced editor", async () => {
    const { call, card } = await owner();
    expect((await call("GET", `/editor/${card.id}`)).headers.get("location")).toBe(`/card-editor/${card.id}`);
  });

  test.for([
    "/dashboard",
    "/card-editor/1",
    "/mobile-editor/1",
    "/analytics/1",
    "/account",
    "/users",
    "/guide",
    "/pwa-settings",
    "/salesbot/1",
  ])("%s is protected: signed out it leads to /auth", async (path) => {
    const response = await anyone("GET", path);
    expect([response.status, response.headers.get("location")?.split("?")[0]]).toEqual([302, "/auth"]);
  });
});

test("accounts closed to the public are not made, whatever is sent", async () => {
  const closed = await startHost({ REGISTRATION: "closed" });
  onTestFinished(() => closed.stop());
  const response = await visitor(closed)("POST", "/api/register", {
    username: "newcomer",
    password: "abcdef",
    email: "new@example.com",
  });
  expect(response.status).toBe(403);
});

test("the assistant's form: a name is required, 100 characters at most, and the choices are those of the specification", async () => {
  const { call, card } = await owner();
  const save = (body: object) => call("POST", `/api/salesbot/${card.id}/config`, body);
  expect(outcome(await save({ botName: " " }))).toEqual([400, "Bot name is required"]);
  expect((await save({ botName: "x".repeat(101) })).status).toBe(400);
  expect((await save({ businessType: "x".repeat(101) })).status).toBe(400);
  for (const salesPersonality of ["professional", "friendly", "consultative", "aggressive"])
    expect((await save({ salesPersonality })).status).toBe(200);
  for (const primaryGoal of ["schedule_appointment", "generate_lead", "make_sale"])
    expect((await save({ primaryGoal })).status).toBe(200);
  for (const wrong of [{ salesPersonality: "rude" }, { primaryGoal: "spam" }, { priceRanges: { basic: "cheap" } }])
    expect((await save(wrong)).status).toBe(400);
});

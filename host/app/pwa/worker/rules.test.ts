import { describe, expect, test } from "vitest";
import { endsSession, filesOfCard, ruleFor, cacheKey } from "./rules.ts";

const ORIGIN = "https://cards.example.com";
const ruleForPath = (path: string, changes: { method?: string; mode?: string; destination?: string } = {}) =>
  ruleFor({ method: "GET", mode: "cors", destination: "", url: new URL(path, ORIGIN).href, ...changes }, ORIGIN);
const open = (path: string) => ruleForPath(path, { mode: "navigate", destination: "document" });

describe("pages", () => {
  test.for([
    ["/view/ada", "card-page"],
    ["/view/ada/", "card-page"],
    ["/view/ada?s=qr", "card-page"],
    ["/dashboard", "own-page"],
    ["/cards/7/show", "own-page"],
    ["/cards/mine/show", "own-page"],
    ["/scan", "own-page"],
    ["/auth", "sign-in-page"],
    ["/auth?to=%2Fusers", "sign-in-page"],
    ["/", "page"],
    ["/users", "page"],
    ["/account", "page"],
    ["/cards/x/show", "page"],
    ["/api/user/export", "network"],
    ["/uploads/a.png", "network"],
    ["/sdk/v1.js", "network"],
  ] as const)("%s: %s", ([path, rule]) => expect(open(path)).toBe(rule));

  test("a contact file that is opened is read as one", () => expect(open("/api/vcard/7")).toBe("card-read"));
});

describe("pages of an owner's domain", () => {
  test.for([
    ["/", "card-page"],
    ["/ada", "card-page"],
    ["/ada/?s=qr", "card-page"],
    ["/robots.txt", "page"],
    ["/view/ada", "page"],
    ["/api/vcard/7", "card-read"],
    ["/uploads/a.png", "network"],
  ] as const)("%s: %s", ([path, rule]) => {
    const request = { method: "GET", mode: "navigate", destination: "document", url: new URL(path, ORIGIN).href };
    expect(ruleFor(request, ORIGIN, true)).toBe(rule);
  });
});

test("a sign-in by a provider ends on a page, and is a change of user", () =>
  expect(open("/auth/oidc/callback?code=c&state=s")).toBe("user-change"));

describe("reads", () => {
  test.for([
    ["/api/card/ada", "card-read"],
    ["/api/vcard/7", "card-read"],
    ["/api/qr/ada.svg", "card-read"],
    ["/api/qr/ada.png?size=500", "card-read"],
    ["/dashboard.data", "own-data"],
    ["/cards/7/show.data", "own-data"],
    ["/scan.data", "own-data"],
    ["/auth.data", "user-change"],
    ["/assets/entry-x1.js", "asset"],
    ["/sdk/1.0.0/chat.js", "asset"],
    ["/sdk/v1.js", "network"],
    ["/sdk/manifest.json", "network"],
    ["/sdk/card/ada", "network"],
  ] as const)("%s: %s", ([path, rule]) => expect(ruleForPath(path)).toBe(rule));

  test.for([
    "/api/user",
    "/api/users",
    "/api/business-cards",
    "/api/analytics/7",
    "/api/pwa-settings",
    "/api/salesbot/7/config",
    "/api/card/ada/location",
    "/users.data",
    "/account.data",
  ])("%s is never saved", (path) => expect(ruleForPath(path)).toBe("network"));

  test("pictures count as such only where they are shown as one", () => {
    expect(ruleForPath("/uploads/a.png", { destination: "image" })).toBe("picture");
    expect(ruleForPath("/uploads/a.png")).toBe("network");
    expect(ruleForPath("/somewhere/a.png", { destination: "image" })).toBe("network");
  });

  test("another site is none of our business", () => {
    expect(ruleForPath("https://other.example.com/view/ada")).toBe("network");
    expect(ruleForPath("https://other.example.com/api/card-views", { method: "POST" })).toBe("network");
  });
});

describe("writes", () => {
  test.for([
    ["POST", "/api/card-views", "event"],
    ["POST", "/api/card-saves", "event"],
    ["POST", "/api/card-clicks", "event"],
    ["POST", "/api/login", "user-change"],
    ["POST", "/api/login/factor", "user-change"],
    ["POST", "/api/login/passkey", "user-change"],
    ["POST", "/api/login/passkey/options", "network"],
    ["POST", "/api/invitations/token-of-a-mail/accept", "user-change"],
    ["POST", "/api/logout", "user-change"],
    ["POST", "/api/register", "user-change"],
    ["POST", "/auth", "user-change"],
    ["POST", "/auth.data", "user-change"],
    ["DELETE", "/api/user", "user-change"],
    ["PUT", "/api/business-cards/7", "network"],
    ["POST", "/api/card/ada/submissions", "network"],
    ["PUT", "/api/card-views", "network"],
    ["POST", "/view/ada", "network"],
    ["HEAD", "/api/card/ada", "network"],
  ] as const)("%s %s: %s", ([method, path, rule]) => expect(ruleForPath(path, { method })).toBe(rule));
});

test("only signing out and deleting the account end a session for good", () => {
  const ends = (method: string, path: string) => endsSession({ method, url: ORIGIN + path });
  expect([ends("POST", "/api/logout"), ends("DELETE", "/api/user")]).toEqual([true, true]);
  expect([ends("POST", "/api/login"), ends("POST", "/auth"), ends("GET", "/api/user")]).toEqual([false, false, false]);
});

test("a card's page is saved once, whatever led to it", () => {
  for (const path of ["/view/ada", "/view/ada/", "/view/ada?s=qr", "/view/ada#top"])
    expect(cacheKey(ORIGIN + path)).toBe(`${ORIGIN}/view/ada`);
});

test("a card's files are ours only, each once, and at most 24", () => {
  const html = `<img src="/uploads/a.jpg"><img src="/uploads/a.jpg"><a href="/api/vcard/7">x</a><img src="/api/qr/ada.svg?s=1&amp;x=2">
    <a href="/api/qr/ada.png">png</a><script src="/sdk/1.0.0/view.js"></script><img src="https://other.example.com/b.png"><a href="/account">x</a>
    <a href="http://[bad">x</a><a href="/uploads/c.png#part">x</a>`;
  expect(filesOfCard(html, ORIGIN)).toEqual(
    ["/uploads/a.jpg", "/api/vcard/7", "/api/qr/ada.svg?s=1&x=2", "/sdk/1.0.0/view.js"].map((path) => ORIGIN + path),
  );
  const many = Array.from({ length: 40 }, (_, n) => `<img src="/uploads/${n}.png">`).join("");
  expect(filesOfCard(many, ORIGIN)).toHaveLength(24);
});

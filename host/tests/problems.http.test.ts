import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Problem } from "../app/http/problem.server.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, sharedHost } from "./host.ts";

// What our pages get of an error, and that everybody else gets the sentence alone, as ever.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** As our own pages ask. */
const PAGE = { accept: "application/json, application/problem+json", "sec-fetch-site": "same-origin" };
const BROWSER = { accept: "*/*", "sec-fetch-site": "same-origin" };

interface Call {
  call: Client;
  method: string;
  path: string;
  body?: unknown;
}
type ExpectedProblem = [status: number, sentence: string, errors: [path: string, code: string][]];

const aPerson = async (accessLevel = 1) => {
  const user = await aUserWithPassword(host.database, { accessLevel });
  return { user, call: await signedIn(host, user) };
};

const someone = (changes: object) => {
  const username = unique("p");
  return { username, email: `${username}@example.com`, password: "a good secret", fullName: "Some One", ...changes };
};

const CASES: [string, () => Promise<Call>, ExpectedProblem][] = [
  [
    "nobody signed in",
    async () => ({ call: visitor(host), method: "GET", path: "/api/user" }),
    [401, "Authentication required", [["", "signed_out"]]],
  ],
  [
    "a wrong password at the sign-in page",
    async () => ({
      call: visitor(host),
      method: "POST",
      path: "/api/login",
      body: { username: unique("nobody"), password: "x" },
    }),
    [401, "Invalid username or password", [["", "wrong_credentials"]]],
  ],
  [
    "two fields left out",
    async () => ({ call: visitor(host), method: "POST", path: "/api/login", body: {} }),
    [
      400,
      "Username is required, Password is required",
      [
        ["username", "invalid_type"],
        ["password", "invalid_type"],
      ],
    ],
  ],
  [
    "a taken name",
    async () => {
      const { username } = await aUser(host.database);
      return { call: visitor(host), method: "POST", path: "/api/register", body: someone({ username }) };
    },
    [409, "That username is already taken.", [["username", "taken"]]],
  ],
  [
    "a taken name and address",
    async () => {
      const { username, email } = await aUser(host.database);
      return { call: visitor(host), method: "POST", path: "/api/register", body: someone({ username, email }) };
    },
    [
      409,
      "That email is already in use.",
      [
        ["email", "taken"],
        ["username", "taken"],
      ],
    ],
  ],
  [
    "a taken slug of a new user's card, by the name it was sent under",
    async () => {
      const { slug } = await aCard(host.database, await aUser(host.database));
      const { call } = await aPerson(4);
      return { call, method: "POST", path: "/api/users", body: someone({ cardSlug: slug }) };
    },
    [409, "That URL slug is already taken.", [["cardSlug", "taken"]]],
  ],
  [
    "a card that was changed meanwhile",
    async () => {
      const { user, call } = await aPerson();
      const { id } = await aCard(host.database, user);
      await call("PUT", `/api/business-cards/${id}`, { title: "first", version: 1 });
      return { call, method: "PUT", path: `/api/business-cards/${id}`, body: { title: "second", version: 1 } };
    },
    [
      409,
      "This card was changed elsewhere since you opened it. Reload it to see the newest version.",
      [["", "changed"]],
    ],
  ],
  [
    "a wrong current password",
    async () => ({
      call: (await aPerson()).call,
      method: "POST",
      path: "/api/update-password",
      body: { currentPassword: "not this one", newPassword: "a rather new secret" },
    }),
    [400, "Current password is incorrect", [["currentPassword", "wrong_password"]]],
  ],
  [
    "a common new password",
    async () => ({
      call: (await aPerson()).call,
      method: "POST",
      path: "/api/update-password",
      body: { currentPassword: PASSWORD, newPassword: "password1" },
    }),
    [400, "This password is among the 10,000 most used. Please choose another.", [["newPassword", "too_common"]]],
  ],
  [
    "a change that needs a fresh proof",
    async () => {
      const { user, call } = await aPerson();
      const { transaction, tables } = host.database;
      await transaction((tx) =>
        tx
          .update(tables.sessions)
          .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
          .where(eq(tables.sessions.userId, user.id)),
      );
      const body = { email: `${unique("new")}@example.com` };
      return { call, method: "PUT", path: `/api/users/${user.id}`, body };
    },
    [403, "Please enter your current password to change this.", [["currentPassword", "fresh_proof"]]],
  ],
  [
    "a level that is too low",
    async () => {
      const { user, call } = await aPerson();
      const { id } = await aCard(host.database, user);
      return { call, method: "POST", path: `/api/salesbot/${id}/config`, body: {} };
    },
    [403, "Level 2 access or higher is required to configure the AI Salesbot feature.", [["", "level_too_low"]]],
  ],
  [
    "nothing there",
    async () => ({ call: visitor(host), method: "GET", path: "/api/card/nobody-has-this" }),
    [404, "Card not found", [["", "not_found"]]],
  ],
  [
    "a wrong method",
    async () => ({ call: visitor(host), method: "GET", path: "/api/login" }),
    [405, "GET is not allowed here. Use POST.", [["", "wrong_method"]]],
  ],
];

describe.each(CASES)("%s", (_, make, [status, message, errors]) => {
  test("is a sentence for a program and for a browser", async () => {
    const { call, method, path, body } = await make();
    for (const headers of [{}, BROWSER]) {
      const response = await call(method, path, body, headers);
      expect([response.status, response.headers.get("content-type"), response.text]).toEqual([
        status,
        "text/plain; charset=utf-8",
        message,
      ]);
    }
  });

  test("is told to our pages by code and field", async () => {
    const { call, method, path, body } = await make();
    const response = await call(method, path, body, PAGE);
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
    const problem = response.json<Problem>();
    expect(problem).toMatchObject({ type: "about:blank", status, detail: message });
    expect(problem.code).toMatch(/^[a-z_]+$/);
    expect(problem.errors.map(({ path: field, code }) => [field, code])).toEqual(errors);
  });
});

test("a failed upload is {success: false, error}, but to who asks for problems by name", async () => {
  const { user, call } = await aPerson();
  const card = await aCard(host.database, user);
  const empty = () => {
    const form = new FormData();
    form.set("cardId", String(card.id));
    form.set("type", "logo");
    return form;
  };
  const message = "Please choose a file to upload.";
  for (const headers of [BROWSER, { ...BROWSER, accept: "application/json" }, { accept: "application/json" }])
    expect((await call("POST", "/api/upload", empty(), headers)).json()).toEqual({ success: false, error: message });
  expect((await call("POST", "/api/upload", empty(), PAGE)).json()).toMatchObject({
    errors: [{ path: "file", code: "no_file", message: message }],
  });
});

test("the dialog of the landing page is told what is wrong at which field", async () => {
  const response = await visitor(host)("POST", "/contact-sales", { name: "", email: "x", message: "" }, PAGE);
  expect([response.status, response.json<Problem>().errors.map(({ path }) => path)]).toEqual([
    400,
    ["name", "email", "message"],
  ]);
});

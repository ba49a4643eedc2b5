import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type DomainError,
  InternalError,
  Invalid,
  NotFound,
  Forbidden,
  Unauthenticated,
  TooManyRequests,
  Unavailable,
  Conflict,
  messagesByPath,
  taken,
  MethodNotAllowed,
} from "../errors.ts";
import { parse } from "./parse.ts";
import { acceptsProblemJson, toProblem, problemResponse } from "./problem.server.ts";

const requestWith = (headers: Record<string, string>) => new Request("http://localhost/api/user", { headers });
const BROWSER = { "sec-fetch-site": "same-origin" };

test.each<[string, DomainError, status: number, code: string, path: string]>([
  ["a field that breaks a rule", Invalid.field("email", "invalid", "No."), 400, "invalid", "email"],
  ["a request that breaks a rule", new Invalid("No."), 400, "invalid", ""],
  ["nobody signed in", new Unauthenticated(), 401, "signed_out", ""],
  [
    "a wrong password at the sign-in page",
    new Unauthenticated("No.", "wrong_credentials"),
    401,
    "wrong_credentials",
    "",
  ],
  ["a refusal", new Forbidden("No."), 403, "refused", ""],
  ["a refusal that a field can change", new Forbidden("No.", "fresh_proof", "it"), 403, "fresh_proof", "it"],
  ["nothing there", new NotFound("No."), 404, "not_found", ""],
  ["a wrong method", new MethodNotAllowed("PUT", ["GET"]), 405, "wrong_method", ""],
  ["a taken name", Conflict.takenError("username", "No."), 409, "taken", "username"],
  ["a card changed meanwhile", new Conflict("No.", "changed"), 409, "changed", ""],
  ["too many requests", new TooManyRequests(3), 429, "too_many", ""],
  ["a fault of ours", new InternalError("7"), 500, "fault", ""],
  ["a service that is away", new Unavailable("No."), 503, "unavailable", ""],
])("%s is told by status, code and path", (_, error, status, code, path) => {
  const problem = toProblem(error, "en");
  expect(problem).toMatchObject({ status, code, detail: error.message });
  expect(problem.errors[0]).toMatchObject({ path, message: error.message });
});

test("what a schema finds keeps its code and path", () => {
  const schema = z.object({ name: z.string().max(3), links: z.record(z.string(), z.url()), n: z.number() });
  const failed = () => parse(schema, { name: "long", links: { web: "x" } }, "body");
  expect(failed).toThrow(
    expect.objectContaining({
      errors: [
        expect.objectContaining({ path: "name", code: "too_big" }),
        expect.objectContaining({ path: "links.web", code: "invalid_format" }),
        expect.objectContaining({ path: "n", code: "invalid_type" }),
      ],
    }),
  );
});

test("a name in a list of names is refused in the schema's own words", () => {
  const links = z.record(z.string().min(1, "Platform name is required"), z.string());
  expect(() => parse(z.object({ links }), { links: { "": "x" } }, "body")).toThrow("Platform name is required");
});

test("several messages of one field stay together", () => {
  expect(messagesByPath([taken("a", "1"), taken("", "2"), taken("a", "3")])).toEqual({ a: ["1", "3"], "": ["2"] });
});

describe("problem details are", () => {
  test.each([
    ["what our pages ask for", { ...BROWSER, accept: "application/json, application/problem+json" }, true],
    ["what a program asks for that takes JSON", { accept: "application/json" }, true],
    ["not for a browser that takes JSON", { ...BROWSER, accept: "application/json" }, false],
    ["not for whom asks for anything", { accept: "*/*" }, false],
    ["not for whom asks for nothing", {}, false],
  ])("%s", async (_, headers, isProblem) => {
    const problem = toProblem(new TooManyRequests(3), "en");
    const response = problemResponse(problem, { "retry-after": "3" }, requestWith(headers));
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3"]);
    const type = isProblem ? "application/problem+json" : "text/plain; charset=utf-8";
    expect(response.headers.get("content-type")).toBe(type);
    expect(await response.text()).toBe(isProblem ? JSON.stringify(problem) : problem.detail);
  });

  test("named by our pages only", () => {
    expect(acceptsProblemJson(requestWith({ accept: "application/json" }))).toBe(false);
  });
});

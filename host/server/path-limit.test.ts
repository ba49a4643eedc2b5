import { expect, test } from "vitest";
import { isPathTooComplex } from "./path-limit.ts";

test.each([
  "/",
  "/view/ada?c=berlin-fair",
  "/api/teams/1/invitations/2/resend",
  `/auth?to=${"%2Fa".repeat(500)}`,
  `/__manifest?${"p=%2Fdashboard&".repeat(100)}version=1`,
])("looks for %s", (url) => expect(isPathTooComplex(url)).toBe(false));

test.each([
  ["slashes", "/a".repeat(7_000)],
  ["slashes before a query", `${"/a".repeat(30)}?to=/`],
  ["written slashes", "/%2f".repeat(4_000)],
  ["letters", `/view/${"a".repeat(2_000)}`],
  ["links", `/__manifest?${"p=/&".repeat(4_000)}`],
  ["slashes in a link", `/__manifest?p=${"%2Fa".repeat(3_000)}`],
])("does not look for thousands of %s", (_, url) => expect(isPathTooComplex(url)).toBe(true));

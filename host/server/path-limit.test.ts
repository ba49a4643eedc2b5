import { expect, test } from "vitest";
import type { Exchange } from "./guard.ts";
import { Networks } from "./networks.ts";
import { pathLimit } from "./path-limit.ts";

const refusalOf = (url: string) => pathLimit.check({ incoming: { url } } as Exchange, new Networks().of("127.0.0.1"));

test.each([
  "/",
  "/view/ada?c=berlin-fair",
  "/api/teams/1/invitations/2/resend",
  `/auth?to=${"%2Fa".repeat(500)}`,
  `/__manifest?${"p=%2Fdashboard&".repeat(100)}version=1`,
])("looks for %s", (url) => expect(refusalOf(url)).toBeUndefined());

test.each([
  ["slashes", "/a".repeat(7_000)],
  ["slashes before a query", `${"/a".repeat(30)}?to=/`],
  ["written slashes", "/%2f".repeat(4_000)],
  ["letters", `/view/${"a".repeat(2_000)}`],
  ["links", `/__manifest?${"p=/&".repeat(4_000)}`],
  ["bytes that are no letters", `/${"%ED%A0%80".repeat(1)}`],
  ["slashes in a link", `/__manifest?p=${"%2Fa".repeat(3_000)}`],
])("does not look for thousands of %s", (_, url) => expect(refusalOf(url)).toMatchObject({ status: 404 }));

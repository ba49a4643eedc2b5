import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "../../../db/index.ts";
import { aUser } from "../../tests/builders.ts";
import { type Answer, type Client, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aProgram } from "../../tests/program.ts";
import { aFirm } from "../../tests/team-builders.ts";
import { type Firm, PEOPLE } from "../../tests/team-expectations.ts";
import { MATRIX } from "../../tests/team-matrix.ts";
import { type RequiredScope, type Scope, SCOPES } from "../auth/keys/scopes.ts";
import type { ApiDocument } from "./document.server.ts";

// What is a team's: a key opens to each person what a session does, and only with the call's scope.

let host: Host;
let firm: Firm;
let document: ApiDocument;
/** By their names in the matrix; nobody has no key. */
let people: Record<string, User>;
const programs = new Map<string, Client>();

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  document = (await visitor(host)("GET", "/api/openapi.json")).json() as unknown as ApiDocument;
  firm = await aFirm(host, 3);
  const other = await aFirm(host, 3);
  people = {
    manager: firm.manager.user,
    member: firm.member.user,
    "other manager": other.manager.user,
    "other member": other.member.user,
    outsider: await aUser(host.database, { accessLevel: 3 }),
    "level 4": await aUser(host.database, { accessLevel: 4 }),
  };
});
afterAll(() => host.stop());

/** The program of somebody, with one scope. */
async function programOf(who: string, scope: Scope): Promise<Client> {
  const name = `${who} ${scope}`;
  const program = programs.get(name) ?? (await aProgram(host, people[who]!, { scopes: [scope] }));
  programs.set(name, program);
  return program;
}

/** The scope of a call; undefined if no key opens it. */
function scopeOf(method: string, url: string): RequiredScope | undefined {
  const path = url.split("?")[0]!;
  const matching = Object.keys(document.paths)
    .filter((pattern) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path))
    .sort((a, b) => a.split("{").length - b.split("{").length);
  return document.paths[matching[0] ?? ""]?.[method.toLowerCase()]?.["x-scope"] as RequiredScope | undefined;
}

/** Without pages, which no key opens. */
const calls = MATRIX.filter(([what]) => !/^(?:opens|shows|takes) /.test(what));

test.for(calls)("who %s with a key", async ([, ask, expected]) => {
  for (const who of Object.keys(people)) {
    let isClosed = false;
    const send: Client = async (method, path, ...rest): Promise<Answer> => {
      const scope = scopeOf(method, path) as Scope | undefined;
      isClosed = scope === undefined;
      for (const lacking of SCOPES.filter((one) => one !== scope)) {
        const refused = await (await programOf(who, lacking))(method, path, ...rest);
        expect([lacking, refused.status]).toEqual([lacking, 403]);
        if (method !== "HEAD") expect(refused.json()).toMatchObject({ code: "scope" });
      }
      return (await programOf(who, scope ?? "team:write"))(method, path, ...rest);
    };
    const { status } = await ask(send, firm);
    expect([who, status]).toEqual([who, isClosed ? 403 : expected[PEOPLE.indexOf(who as (typeof PEOPLE)[number])]]);
  }
});

test("no key was written to the log", () => {
  expect(host.output()).not.toMatch(/mk_\w{20}/);
});

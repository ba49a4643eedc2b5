import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "../../../tests/builders.ts";
import { aForm, type Client, signedIn } from "../../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";

interface Page {
  items: { id: number }[];
  next: string | null;
}

let host: Host;
let call: Client;

beforeAll(async () => {
  host = await sharedHost();
});
beforeEach(async () => {
  call = await signedIn(host, await aUser(host.database, { accessLevel: 1, phone: "+49 30 5550100" }));
});

const send = (content: string, query = "") => call("POST", `/api/contacts/import${query}`, aForm(content));
const imported = async (content: string) => (await send(content)).json<object>();

describe("a file made to keep others waiting", () => {
  /** The longest that /healthz took to answer meanwhile, in milliseconds. */
  async function slowestWait(work: Promise<unknown>): Promise<number> {
    let slowest = 0;
    let isOver = false;
    void work.finally(() => (isOver = true));
    while (!isOver) {
      const started = performance.now();
      await fetch(`${host.url}/healthz`);
      slowest = Math.max(slowest, performance.now() - started);
    }
    return slowest;
  }

  test.each([
    ["quotation marks that close nothing", `name,email\n${'"a\n'.repeat(2_500_000)}`],
    [
      "values without an end in quoted-printable",
      `BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${"=\n".repeat(3_900_000)}`,
    ],
    ["one contact of many addresses", `BEGIN:VCARD\nFN:Ada\n${"EMAIL:a@b.example\n".repeat(400_000)}END:VCARD\n`],
  ])("with %s is read beside them", { timeout: 60_000 }, async (_, text) => {
    const upload = send(text, "?preview=true");
    expect(await slowestWait(upload)).toBeLessThan(1_000);
    expect([200, 400]).toContain((await upload).status);
  });

  test("with one number for all", { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 6_000 }, (_, i) => `Person ${i},+49 30 ${"1 ".repeat(600)}`);
    const upload = imported(`name,phone\n${rows.join("\n")}`);
    expect(await slowestWait(upload)).toBeLessThan(1_000);
    expect(await upload).toMatchObject({ created: 6_000, known: 0, failed: [], shortened: { length: 6_000 } });
    // Found by its number and name once more, as far as numbers are compared.
    expect(await imported(`name,phone\n${rows[7]}`)).toEqual({
      created: 0,
      known: 1,
      failed: [],
      shortened: [{ row: 2, name: "Person 7", fields: ["phone"] }],
    });
  });

  test("with many words, and every change of them at once", { timeout: 60_000 }, async () => {
    const words = Array.from({ length: 390 }, (_, i) => `w${i}`).join(" ");
    const rows = Array.from({ length: 400 }, (_, i) => `Person ${i},p${i}@example.com,${words}`);
    expect(await slowestWait(imported(`name,email,notes\n${rows.join("\n")}`))).toBeLessThan(1_000);
    const ids: number[] = [];
    let next: string | null = "";
    while (next !== null) {
      const response = await call("GET", `/api/contacts?limit=100${next && `&cursor=${encodeURIComponent(next)}`}`);
      const page: Page = response.json<Page>();
      ids.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(ids).toHaveLength(400);
    expect(
      await slowestWait(call("POST", "/api/contacts/bulk", { ids, stage: "won", addTags: ["Fair"] })),
    ).toBeLessThan(1_000);
    expect((await call("GET", "/api/contacts?search=w389&stage=won&tag=Fair")).json<{ total: number }>().total).toBe(
      400,
    );
  });

  test("waits for this user's others, of which there may be few", async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => send(`name\n${"Ada\n".repeat(40_000)}`, "?preview=true")),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toContainEqual([503, "5"]);
    expect(responses.map(({ status }) => status)).toContain(200);
  });
});

test("a file that takes long to read keeps nobody of another network waiting", { timeout: 60_000 }, async () => {
  const own = await startHost({ TRUST_PROXY: "1", RATE_LIMITS: "off" });
  const from = async (address: string) => {
    const client = await signedIn(own, await aUser(own.database, { accessLevel: 1 }));
    return async (content: string) => {
      const form = aForm(content);
      return (await client("POST", "/api/contacts/import?preview=true", form, { "x-forwarded-for": address })).status;
    };
  };
  try {
    const [one, another] = [await from("198.51.100.1"), await from("203.0.113.1")];
    let isRead = false;
    const heading = "Phone,".repeat(199);
    const slow = one(`${heading}Name\n${`${"1,".repeat(199)}N\n`.repeat(1_500)}`).finally(() => (isRead = true));
    let previews = 0;
    for (; !isRead; previews++) expect(await another("Name\nAda")).toBe(200);
    expect(await slow).toBe(200);
    expect(previews).toBeGreaterThan(8);
  } finally {
    await own.stop();
  }
});

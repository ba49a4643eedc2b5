import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { type Host, sharedHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

test("a card's website takes pictures along, and no other file that a text names", async () => {
  const data = readdirSync(join(rootFolder, "host/build/client/assets")).find((file) => file.includes("traineddata"))!;
  const owner = await aUser(host.database);
  const card = await aCard(host.database, owner, { about: `url(/assets/${data}) url(/favicon.ico)` });
  const call = await signedIn(host, owner);
  const { status, bytes } = await call("GET", `/api/business-cards/${card.id}/archive.zip`);
  const names = Object.keys(unzipSync(bytes));
  expect([status, names.filter((name) => name.startsWith("files/"))]).toEqual([200, ["files/favicon.ico"]]);
});

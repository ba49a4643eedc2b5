import { expect, test } from "vitest";
import { aPerson, aUser } from "../../../tests/builders.ts";
import { toByteStream } from "../../http/byte-stream.ts";
import { database } from "../../database.server.ts";
import { openOwnBook } from "./books.server.ts";
import { propfind } from "./propfind.server.ts";
import { report } from "./reports.server.ts";
import { readDavRequest } from "./xml-reader.ts";

/** Properties that no contact has, as many as are accepted. */
const UNKNOWN = Array.from({ length: 38 }, (_, n) => `<d:p${n}${"n".repeat(95)}/>`).join("");
const ask = (root: string, before = "") =>
  readDavRequest(
    new TextEncoder().encode(`<d:${root} xmlns:d="DAV:">${before}<d:prop>${UNKNOWN}</d:prop></d:${root}>`),
  );

// Each contact's answer has 4 KB: a hundred of them would stay in memory until their reader takes them.
test.each(["a list of names", "a sync without texts"])("%s leaves in pieces of a bounded size", async (kind) => {
  const user = await aUser(database);
  for (let n = 0; n < 100; n++) await aPerson(database, user, { name: `Person ${n}` });
  const owner = { id: user.id, username: user.username, level: 1, team: null };
  const book = await openOwnBook(user.id);
  const parts =
    kind === "a list of names"
      ? await propfind(owner, { is: "book", userId: user.id, book: { teamId: null } }, await ask("propfind"), false)
      : report({ book, userId: user.id, reader: owner }, await ask("sync-collection", "<d:sync-token/>"));
  const sizes: number[] = [];
  await toByteStream(parts).pipeTo(new WritableStream({ write: (piece) => void sizes.push(piece.length) }));
  expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(100 * 4_000);
  expect(Math.max(...sizes)).toBeLessThan(70 * 1024);
});

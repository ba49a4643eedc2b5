import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { unique } from "../../tests/builders.ts";
import type { Category } from "./attempt.ts";

export const cryptography: Category = {
  id: "A02",
  name: "Cryptographic failures",
  attempts: async ({ host, anyone }) => {
    const name = unique("crypt");
    const response = await anyone("POST", "/api/register", {
      username: name,
      password: "my own secret",
      email: `${name}@example.com`,
    });
    const { id } = response.json<{ id: number }>();
    const cookie = response.headers.get("set-cookie")!;
    const token = /meishi_session=([^;]+)/.exec(cookie)![1]!;
    const {
      db,
      tables: { sessions, users },
    } = host.database;
    return [
      [
        "reading the password from the database: argon2id",
        async () => (await db.select().from(users).where(eq(users.id, id)))[0]!.password.startsWith("$argon2id$"),
      ],
      [
        "using a stolen session table: tokens are stored as hashes",
        async () => (await db.select().from(sessions)).every(({ tokenHash }) => tokenHash !== token),
      ],
      ["a password or hash in any answer", () => !/password|argon2/.test(response.text)],
      ["a script reading the cookie", () => /HttpOnly/.test(cookie) && /SameSite=Lax/.test(cookie)],
      ["guessing a session: 256 random bits", () => Buffer.from(token, "base64url").length === 32],
      [
        "another local account reading the generated secret",
        () => {
          const path = join(host.dataDir, "session-secret");
          return !existsSync(path) || (statSync(path).mode & 0o077) === 0; // made with its first use
        },
      ],
    ];
  },
};

import { createHash, randomBytes } from "node:crypto";
import { SCOPES } from "../app/auth/keys/scopes.ts";
import { type Client, visitor } from "./client.ts";
import type { Host } from "./host.ts";

interface KeyOptions {
  scopes?: readonly string[];
  mcpWrites?: boolean;
  expiresAt?: Date;
}

/** A key of this user's, as the database has it; of all scopes unless told otherwise. */
export async function aKey({ database }: Host, user: { id: number }, options: KeyOptions = {}) {
  const { scopes = SCOPES, mcpWrites = false, expiresAt = null } = options;
  const key = `mk_${randomBytes(20).toString("hex")}`;
  const { apiKeys } = database.tables;
  const [row] = await database.transaction((tx) =>
    tx
      .insert(apiKeys)
      .values({
        userId: user.id,
        name: "Test key",
        keyHash: createHash("sha256").update(key).digest("hex"),
        prefix: key.slice(0, 9),
        scopes: [...scopes],
        mcpWrites,
        method: "password",
        expiresAt,
      })
      .returning(),
  );
  return { id: row!.id, key, authorization: `Bearer ${key}` };
}

/** A program that calls with a key of this user's. */
export async function aProgram(host: Host, user: { id: number }, options?: KeyOptions): Promise<Client> {
  return programWith(host, (await aKey(host, user, options)).key);
}

export const programWith =
  (host: Host, key: string): Client =>
  (method, path, body, headers) =>
    visitor(host)(method, path, body, { authorization: `Bearer ${key}`, ...headers });

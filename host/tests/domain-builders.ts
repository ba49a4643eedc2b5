import { type Agent, request } from "node:http";
import type { Database } from "../../db/index.ts";
import { unique } from "./builders.ts";
import type { Host } from "./host.ts";

/** A domain as the database has it; live when not said otherwise. */
export async function aDomain(
  { transaction, tables: { domains } }: Database,
  owner: { id: number },
  changes: Partial<Database["tables"]["domains"]["$inferInsert"]> = {},
) {
  const host = changes.host ?? `${unique("cards")}.example`;
  const state = changes.state ?? "live";
  const provenHost = state === "waiting" ? null : host;
  const [domain] = await transaction((tx) =>
    tx
      .insert(domains)
      .values({ token: unique("token"), provenHost, ...changes, state, host, userId: owner.id })
      .returning(),
  );
  return domain!;
}

export interface HostResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
  /** Keeps connections for many calls. */
  agent?: Agent;
}

/** Calls a running Meishi under any Host, which fetch() does not let one choose. */
export function callAs(
  { url }: Pick<Host, "url">,
  host: string,
  path: string,
  options: CallOptions = {},
): Promise<HostResponse> {
  const { method = "GET", headers = {}, body, agent } = options;
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const outgoing = request(
      { host: "127.0.0.1", port, path, method, headers: { ...type, host, ...headers }, agent: agent ?? false },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("end", () =>
          resolve({ status: incoming.statusCode!, headers: incoming.headers, text: Buffer.concat(parts).toString() }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

// Shared by the files of attacks: types of attempts, and who makes them.
import { readFileSync } from "node:fs";
import { request as send } from "node:http";
import { eq } from "drizzle-orm";
import { aCard, aUser } from "../../tests/builders.ts";
import { type Client, signedIn } from "../../tests/client.ts";
import type { Host } from "../../tests/host.ts";

export type Attempt = [what: string, isHeldOff: () => boolean | Promise<boolean>];

/** Two servers to attack, of which `limited` has rate limits, and a client that is not signed in. */
export interface Target {
  host: Host;
  limited: Host;
  anyone: Client;
}

/** One entry of OWASP's Top 10. */
export interface Category {
  id: string;
  name: string;
  attempts: (target: Target) => Promise<Attempt[]>;
}

export const EVIL = "https://evil.example";
export const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0" };

/** A signed-in user with a card. */
export async function person(host: Host, accessLevel: number, changes = {}) {
  const user = await aUser(host.database, { accessLevel });
  return { user, card: await aCard(host.database, user, changes), call: await signedIn(host, user) };
}

/** Sends a request with its path and headers unchanged; fetch would normalize them. */
export function raw(
  host: Host,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path, headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode!, text }));
    })
      .on("error", reject)
      .end();
  });
}

/** An upload for a card. */
export function pictureForm(cardId: number, content: string, type: "image/gif" | "image/svg+xml"): FormData {
  const form = new FormData();
  form.set("cardId", String(cardId));
  form.set("file", new Blob([content], { type }), type === "image/gif" ? "x.gif" : "x.svg");
  return form;
}

export const status = async (answer: Promise<{ status: number }>) => (await answer).status;

/** The name of the first user, which everybody knows. */
export async function admin({ database: { db, tables } }: Host): Promise<string> {
  return (await db.select().from(tables.users).where(eq(tables.users.id, 1)))[0]!.username;
}

/** Processor time that a process has used, in milliseconds (proc(5): fields 14 and 15, in hundredths of a second). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

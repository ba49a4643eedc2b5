import { ADMIN, type Host } from "./host.ts";
import { aSession } from "./builders.ts";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** The parsed body; throws where it is no JSON. */
  json<T = Record<string, unknown>>(): T;
}

/** Calls a host as one person, or as a visitor. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** A visitor's client: no cookies, the way a program calls. */
export function visitor(host: Host): Client {
  return client(host);
}

/** A signed-in user's client: sends the session's cookie and our own origin. */
export async function signedIn(host: Host, user: { id: number }): Promise<Client> {
  return client(host, { cookie: await aSession(host.database, user), origin: host.url });
}

/** The administrator's client, signed in by password: the database may be another release's. Calls go to `url`. */
export async function administrator(host: Host, url = host.url): Promise<Client> {
  const { headers } = await visitor(host)("POST", "/api/login", ADMIN);
  const [cookie] = headers.getSetCookie().map((text) => text.split(";")[0]!);
  return client({ ...host, url }, { cookie: cookie!, origin: host.url });
}

/** As a visitor's browser calls itself: views of programs are counted apart. */
export const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
};

/** A form that sends a file, and fields beside it. */
export function aForm(content: string | Uint8Array, fields: Record<string, string | number> = {}, name = "file") {
  const form = new FormData();
  form.append("file", new File([typeof content === "string" ? content : new Uint8Array(content)], name));
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  return form;
}

function client(host: Host, own: Record<string, string> = {}): Client {
  return async (method, path, body, headers = {}) => {
    const isRaw = body instanceof FormData || typeof body === "string";
    const response = await fetch(host.url + path, {
      method,
      redirect: "manual",
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
      headers: {
        ...own,
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...headers,
      },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: response.status, headers: response.headers, text, bytes, json: () => JSON.parse(text) };
  };
}

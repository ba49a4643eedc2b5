import { signedIn } from "./client.ts";
import type { Host } from "./host.ts";

/** One resource of an answer: its address, and its properties or its status. */
export interface DavResource {
  href: string;
  status: number;
  text: string;
}

export interface DavAnswer {
  status: number;
  headers: Headers;
  text: string;
  resources: DavResource[];
}

/** A phone's requests to one account's address book. */
export interface Device {
  username: string;
  password: string;
  /** The address of the own book. */
  book: string;
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<DavAnswer>;
  put(fileName: string, text: string, headers?: Record<string, string>): Promise<DavAnswer>;
  /** Names with entity tags, those that were deleted, and the next token. */
  sync(token?: string): Promise<{ status: number; changed: Map<string, string>; deleted: string[]; token: string }>;
}

/** Makes an app password of a user, and a device that uses it. */
export async function aDevice(host: Host, user: { id: number; username: string }, url = host.url): Promise<Device> {
  const call = await signedIn(host, user);
  const { password } = (await call("POST", "/api/app-passwords", { name: "Phone" })).json<{ password: string }>();
  return deviceOf(url, user, password);
}

export function deviceOf(url: string, user: { id: number; username: string }, password: string): Device {
  const authorization = `Basic ${Buffer.from(`${user.username}:${password}`).toString("base64")}`;
  const book = `/dav/books/${user.id}/contacts/`;
  const send: Device["send"] = async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: "manual",
      ...(body !== undefined && { body }),
      headers: { authorization, ...(body !== undefined && { "content-type": "application/xml" }), ...headers },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, resources: resourcesIn(text) };
  };
  return {
    username: user.username,
    password,
    book,
    send,
    put: (fileName, text, headers) => send("PUT", book + fileName, text, { "content-type": "text/vcard", ...headers }),
    async sync(token = "") {
      const answer = await send("REPORT", book, syncBody(token), { depth: "0" });
      const changed = answer.resources.filter(({ status }) => status === 200);
      return {
        status: answer.status,
        changed: new Map(changed.map(({ href, text }) => [href, /getetag>([^<]*)</.exec(text)?.[1] ?? ""])),
        deleted: answer.resources.filter(({ status }) => status === 404).map(({ href }) => href),
        token: /sync-token>([^<]*)</.exec(answer.text)?.[1] ?? "",
      };
    },
  };
}

export const syncBody = (token: string, ...more: string[]) =>
  `<?xml version="1.0"?><sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level>${more.join("")}<prop><getetag/></prop></sync-collection>`;

export const multigetBody = (hrefs: string[]) =>
  `<C:addressbook-multiget xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><getetag/><C:address-data/></prop>${hrefs.map((href) => `<href>${href}</href>`).join("")}</C:addressbook-multiget>`;

function resourcesIn(xml: string): DavResource[] {
  return [...xml.matchAll(/<d:response>(.*?)<\/d:response>/gs)].map(([, text = ""]) => ({
    href: /<d:href>([^<]*)</.exec(text)?.[1] ?? "",
    status: Number(/HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
    text: text.replaceAll("&#13;", "\r").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  }));
}

/** A contact as a phone writes it. */
export const aVCard = (uid: string, name: string, ...lines: string[]) =>
  ["BEGIN:VCARD", "VERSION:3.0", `UID:${uid}`, `N:;${name};;;`, `FN:${name}`, ...lines, "END:VCARD", ""].join("\r\n");

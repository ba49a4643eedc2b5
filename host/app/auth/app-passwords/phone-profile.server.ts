import { createHash } from "node:crypto";
import { firstRow, getRow } from "#db/index.ts";
import { eq } from "drizzle-orm";
import { config } from "../../config/config.server.ts";
import { tables, transaction } from "../../database.server.ts";
import { Gone } from "../../errors.ts";
import { escapeHtml } from "../../runtime/escape-html.ts";
import { addChallenge, consumeChallenge, newToken } from "../challenges.server.ts";
import { authMessages } from "../messages.en.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { addAppPassword, newPassword } from "./app-passwords.server.ts";

const { sessions, users } = tables;
const KIND = "phone-profile";

/**
 * The address of a profile that sets up an iPhone, iPad or Mac: a secret, for one use within ten minutes, while the
 * session lasts.
 */
export async function createProfileUrl({ id, sessionId }: SessionUser, name: string): Promise<{ url: string }> {
  const token = newToken();
  await addChallenge({ kind: KIND, value: token, browser: token, userId: id, detail: { name, sessionId } });
  return { url: `${config.publicUrl}/phone-profile?token=${token}` };
}

/**
 * Creates an app password and the configuration profile that contains it. Throws Gone if the URL was used or has
 * expired.
 */
export async function redeemProfileUrl(token: string): Promise<string> {
  const password = newPassword();
  const username = await transaction(function* (tx) {
    const challenge = yield* consumeChallenge(tx, KIND, token, token);
    if (challenge?.userId == null) return undefined;
    const session = yield* firstRow(
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, Number(challenge.detail.sessionId))),
    );
    if (!session) return undefined;
    yield* addAppPassword(tx, challenge.userId, String(challenge.detail.name), password);
    const user = yield* getRow(tx.select().from(users).where(eq(users.id, challenge.userId)));
    return user.username;
  });
  if (username === undefined) throw new Gone(authMessages.profileUsed);
  return profile(username, password);
}

/** A configuration profile (Apple's com.apple.carddav.account). Installed again, it replaces itself. */
function profile(username: string, password: string): string {
  const { hostname, port, protocol } = new URL(config.publicUrl);
  const isSecure = protocol === "https:";
  const id = (what: string) => uuidOf(`${config.publicUrl} ${username} ${what}`);
  const account = {
    PayloadType: "com.apple.carddav.account",
    PayloadVersion: 1,
    PayloadIdentifier: `${hostname}.meishi.contacts.account`,
    PayloadUUID: id("account"),
    PayloadDisplayName: "Meishi",
    CardDAVAccountDescription: "Meishi",
    CardDAVHostName: hostname,
    CardDAVPort: Number(port || (isSecure ? 443 : 80)),
    CardDAVUseSSL: isSecure,
    CardDAVPrincipalURL: "/dav/",
    CardDAVUsername: username,
    CardDAVPassword: password,
  };
  const whole = {
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: `${hostname}.meishi.contacts`,
    PayloadUUID: id("profile"),
    PayloadDisplayName: "Meishi",
    PayloadDescription: `${username}, ${hostname}`,
    PayloadContent: [account],
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${plist(whole)}</plist>
`;
}

type PlistValue = string | number | boolean | PlistValue[] | { [key: string]: PlistValue };

function plist(value: PlistValue): string {
  if (typeof value === "string") return `<string>${escapeHtml(value)}</string>`;
  if (typeof value === "number") return `<integer>${value}</integer>`;
  if (typeof value === "boolean") return value ? "<true/>" : "<false/>";
  if (Array.isArray(value)) return `<array>${value.map(plist).join("")}</array>`;
  return `<dict>${Object.entries(value)
    .map(([key, item]) => `<key>${key}</key>${plist(item)}`)
    .join("")}</dict>`;
}

/** Always the same for one account (RFC 9562 §5.8). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

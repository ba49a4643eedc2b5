import { randomUUID } from "node:crypto";
import { eq, isNull } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { firstRow, getRow, run } from "#db/index.ts";
import { createSecretCipher } from "../config/secret-cipher.server.ts";
import { config } from "../config/config.server.ts";
import { HOUR_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { log } from "../runtime/log.server.ts";

const { installation } = tables;

const cipher = createSecretCipher("push signing key");
/** Belongs to no account: the installation's own secret. */
const INSTALLATION = 0;
/** RFC 8292 §2: at most 24 hours. A signature is made again after half of this. */
const SIGNATURE_MS = 12 * HOUR_MS;
const MAX_SIGNATURES = 100;

interface SigningKey {
  jwk: JWK;
  /** The uncompressed point, in base64url: what browsers subscribe with. */
  publicKey: string;
}

let loaded: Promise<SigningKey> | undefined;
const signatures = new Map<string, { header: string; until: number }>();

/** The key by which push services know this installation (RFC 8292), for browsers to subscribe with. */
export const pushPublicKey = async (): Promise<string> => (await signingKey()).publicKey;

/** The Authorization header for a push service (RFC 8292 §3). */
export async function vapidHeader(endpoint: string, now = Date.now()): Promise<string> {
  const { origin } = new URL(endpoint);
  const cached = signatures.get(origin);
  if (cached && cached.until > now) return cached.header;
  const { jwk, publicKey } = await signingKey();
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(origin)
    .setSubject(config.publicUrl)
    .setExpirationTime(Math.floor((now + SIGNATURE_MS) / 1_000))
    .sign(await importJWK(jwk, "ES256"));
  const header = `vapid t=${token}, k=${publicKey}`;
  if (signatures.size >= MAX_SIGNATURES) signatures.clear();
  signatures.set(origin, { header, until: now + SIGNATURE_MS / 2 });
  return header;
}

const signingKey = (): Promise<SigningKey> =>
  (loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/**
 * Made once for the installation and kept in the database, which all its servers share, encrypted like the secrets of
 * second factors. Under another SESSION_SECRET it cannot be read: browsers then subscribe anew.
 */
async function load(): Promise<SigningKey> {
  const stored = await firstRow(db.select({ pushKey: installation.pushKey }).from(installation));
  const existing = stored?.pushKey ? cipher.decrypt(INSTALLATION, stored.pushKey) : null;
  if (existing) return toSigningKey(existing);
  if (stored?.pushKey)
    log("warn", "the key for web push was encrypted under another SESSION_SECRET: a new one is made");
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const made = cipher.encrypt(INSTALLATION, JSON.stringify(await exportJWK(privateKey)));
  const pushKey = await transaction(function* (tx) {
    yield* run(tx.insert(installation).values({ id: 1, identity: randomUUID() }).onConflictDoNothing());
    // If two processes start at once, the second takes the first one's key.
    const unchanged = stored?.pushKey ? eq(installation.pushKey, stored.pushKey) : isNull(installation.pushKey);
    yield* run(tx.update(installation).set({ pushKey: made }).where(unchanged));
    const row = yield* getRow(tx.select({ pushKey: installation.pushKey }).from(installation));
    return row.pushKey!;
  });
  return toSigningKey(cipher.decrypt(INSTALLATION, pushKey)!);
}

function toSigningKey(text: string): SigningKey {
  const jwk = JSON.parse(text) as JWK;
  const point = [jwk.x!, jwk.y!].map((part) => Buffer.from(part, "base64url"));
  return { jwk, publicKey: Buffer.concat([Buffer.from([4]), ...point]).toString("base64url") };
}

// A passkey without a device: signs whatever a test wants (WebAuthn §6.3.3), which no real authenticator would.
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { Host } from "./host.ts";
import { unique } from "./builders.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

interface Signed {
  challenge: string;
  origin: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

const AT_CREDENTIAL = 0x40;

/** A statement of a maker that is none (WebAuthn §8.2): `{alg: -7, sig: bytes, x5c: [bytes]}`. */
const FALSE_STATEMENT = () => [0xa3, ...text("alg"), 0x26, ...text("sig"), 0x41, 0, ...text("x5c"), 0x81, 0x41, 0];

/** What a device answers that makes a passkey, without attestation (WebAuthn §6.5.4 and §8.7) or with a false one. */
export function aNewSoftwarePasskey(
  { challenge, origin, rpId = "localhost", counter = 0 }: Signed,
  { isAttested = false } = {},
) {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = Buffer.from(unique("passkey"));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authenticatorData = Buffer.concat([
    headOf({ rpId, counter, flags: USER_PRESENT | USER_VERIFIED | AT_CREDENTIAL }),
    Buffer.alloc(16), // of no model
    length,
    id,
    Buffer.from(cose(publicKey.export({ format: "jwk" })), "base64url"),
  ]);
  // {fmt: "none", attStmt: {}, authData: bytes} in CBOR (RFC 8949 §3).
  const [format, statement] = isAttested ? (["packed", FALSE_STATEMENT()] as const) : (["none", [0xa0]] as const);
  const size = Buffer.from([0x58, authenticatorData.length]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3, ...text("fmt"), ...text(format), ...text("attStmt"), ...statement, ...text("authData")]),
    size,
    authenticatorData,
  ]);
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    response: {
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
    },
  };
}

/** A text of fewer than 24 bytes in CBOR. */
const text = (words: string) => [0x60 + words.length, ...Buffer.from(words)];

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin }));

function headOf({ rpId, flags, counter }: { rpId: string; flags: number; counter: number }): Buffer {
  const tail = Buffer.alloc(5);
  tail[0] = flags;
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), tail]);
}

/** Gives somebody a passkey; answers what signs with it. */
export async function aSoftwarePasskey({ database: { transaction, tables } }: Host, user: { id: number }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = Buffer.from(unique("passkey")).toString("base64url");
  const row = {
    userId: user.id,
    name: "Software",
    credentialId: id,
    publicKey: cose(publicKey.export({ format: "jwk" })),
  };
  await transaction((tx) => tx.insert(tables.passkeys).values({ ...row, counter: 5, rpId: "localhost" }));
  return ({ challenge, origin, rpId = "localhost", counter = 6, isVerified = true }: Signed) => {
    const data = clientData("webauthn.get", challenge, origin);
    const authenticatorData = headOf({ rpId, counter, flags: USER_PRESENT | (isVerified ? USER_VERIFIED : 0) });
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey);
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
      },
    };
  };
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** An ES256 key in COSE (RFC 9053 §7.1): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function cose({ x, y }: { x?: string; y?: string }): string {
  const part = (head: number[], coordinate: string) => [...head, 0x58, 32, ...Buffer.from(coordinate, "base64url")];
  const key = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, ...part([0x21], x!), ...part([0x22], y!)];
  return Buffer.from(key).toString("base64url");
}

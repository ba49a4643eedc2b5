import type { RegistrationResponseJSON } from "@simplewebauthn/server";

/** The library for passkeys, loaded on use: it would take a tenth of every start. */
export const webauthn = () => import("@simplewebauthn/server");

/**
 * A new passkey without what its maker says of it (WebAuthn §8.7), which we do not ask for: the library would fetch
 * lists of revoked certificates from wherever those in the statement say. Throws for what is no attestation object.
 */
export async function withoutAttestation(made: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import("@simplewebauthn/server/helpers");
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject));
  const plain = new Map<string, Parameters<typeof isoCBOR.encode>[0]>();
  plain.set("fmt", "none").set("attStmt", new Map()).set("authData", attestation.get("authData"));
  return { ...made, response: { ...made.response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(plain)) } };
}

import { z } from "zod";
import { requiredText } from "../../input/required-text.ts";
import { authMessages } from "../messages.en.ts";

const base64url = (max: number) =>
  z
    .string(authMessages.passkeyUnreadable)
    .max(max, authMessages.passkeyUnreadable)
    .regex(/^[\w-]+$/, authMessages.passkeyUnreadable);

const credential = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal("public-key", authMessages.passkeyUnreadable),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish().catch(undefined),
};

const MAX_PASSKEY_NAME = 60;
const passkeyName = requiredText(authMessages.nameMissing).max(MAX_PASSKEY_NAME, authMessages.nameTooLong);

/** An authenticator's response when it creates a passkey (WebAuthn §5.1, RegistrationResponseJSON). */
export const newPasskey = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: base64url(10_000),
      attestationObject: base64url(100_000),
      transports: z.array(z.string().max(40)).max(20).optional().catch(undefined),
    },
    authMessages.passkeyUnreadable,
  ),
  name: passkeyName.optional(),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** Its response when it signs in (AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object(
    {
      clientDataJSON: base64url(10_000),
      authenticatorData: base64url(10_000),
      signature: base64url(10_000),
      userHandle: base64url(200).nullish(),
    },
    authMessages.passkeyUnreadable,
  ),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const passkeyRename = z.object({ name: passkeyName });

const clientData = z.object({ challenge: base64url(200) });

/** The challenge that a response belongs to; undefined if it is malformed. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const text = atob(clientDataJSON.replaceAll("-", "+").replaceAll("_", "/"));
    return clientData.safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}

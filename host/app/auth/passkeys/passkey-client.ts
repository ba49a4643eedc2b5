import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api, ApiError } from "../../ui/api.ts";
import type { PublicUser } from "../session.server.ts";
import type { Passkey } from "./passkeys.server.ts";

/** What browsers throw when somebody closes their dialog, or another request takes its place. */
const isCancelled = (error: unknown) => error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);

async function unlessCancelled<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}

/** Signs in by a passkey: in the browser's dialog, or in its list of suggestions. Undefined when that is cancelled. */
export async function signInByPasskey(useBrowserAutofill: boolean): Promise<PublicUser | undefined> {
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/login/passkey/options");
  const answer = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill }));
  return answer && api<PublicUser>("POST", "/api/login/passkey", answer);
}

/** Browsers refuse a second passkey of one device (WebAuthn §5.1.3), which the options name. */
function tellIfKnown(error: unknown): never {
  if (error instanceof Error && error.name === "InvalidStateError")
    throw new ApiError(409, "This device already has a passkey for your account.");
  throw error;
}

/** Makes a passkey and adds it to the account. Undefined when that is cancelled. */
export async function addPasskey(name: string | undefined, currentPassword?: string): Promise<Passkey | undefined> {
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/passkeys/options", {
    currentPassword,
  });
  const answer = await unlessCancelled(startRegistration({ optionsJSON })).catch(tellIfKnown);
  return answer && api<Passkey>("POST", "/api/passkeys", { ...answer, name });
}

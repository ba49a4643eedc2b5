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

/** One after the other: the first answer sets the cookie that all challenges of this browser belong to. */
let asking: Promise<unknown> = Promise.resolve();

function requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const ask = () => api<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/login/passkey/options");
  const asked = asking.then(ask, ask);
  asking = asked;
  return asked;
}

/**
 * Signs in by a passkey: in the browser's dialog, or in its list of suggestions. Undefined when that is cancelled, or
 * no longer wanted once it could begin.
 */
export async function signInByPasskey(
  useBrowserAutofill: boolean,
  isWanted: () => boolean,
): Promise<PublicUser | undefined> {
  const optionsJSON = await requestOptions();
  if (!isWanted()) return undefined; // a browser asks for one passkey at a time: the newer request would end
  const answer = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill }));
  return answer && api<PublicUser>("POST", "/api/login/passkey", answer);
}

/** Shows a passkey of the account, as a fresh proof; answers whether that was done, or cancelled. */
export async function proveByPasskey(): Promise<boolean> {
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/proof/passkey/options");
  const answer = await unlessCancelled(startAuthentication({ optionsJSON }));
  if (answer) await api("POST", "/api/proof/passkey", answer);
  return answer !== undefined;
}

/** Browsers refuse a second passkey of one device (WebAuthn §5.1.3), which the options name. */
function tellIfKnown(error: unknown): never {
  if (error instanceof Error && error.name === "InvalidStateError")
    throw new ApiError(409, "This device already has a passkey for your account.");
  throw error;
}

/** Makes a passkey and adds it to the account. Undefined when that is cancelled. */
export async function addPasskey(name?: string): Promise<Passkey | undefined> {
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/passkeys/options");
  const answer = await unlessCancelled(startRegistration({ optionsJSON })).catch(tellIfKnown);
  return answer && api<Passkey>("POST", "/api/passkeys", { ...answer, name });
}

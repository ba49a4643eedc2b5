import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { api, ApiError } from "../../ui/api.ts";
import type { PublicUser } from "../sessions/session.server.ts";
import type { Passkey } from "./passkeys.server.ts";
import { authMessages } from "../messages.en.ts";
import { sentence } from "../../languages/message.ts";

/** Whether the user closed the browser's dialog, or another request replaced it. */
const isCancelled = (error: unknown) => error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);

async function unlessCancelled<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}

/** Challenges are requested one at a time, because the first answer sets the cookie to which all of them belong. */
let asking: Promise<unknown> = Promise.resolve();

function requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const ask = () => api<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/login/passkey/options");
  const request = asking.then(ask, ask);
  asking = request;
  return request;
}

/**
 * Signs in with a passkey, in the browser's dialog or its list of suggestions. Undefined if cancelled, or if it is no
 * longer wanted by the time it could start.
 */
export async function signInByPasskey(
  useBrowserAutofill: boolean,
  isCurrent: () => boolean,
): Promise<PublicUser | undefined> {
  const optionsJSON = await requestOptions();
  if (!isCurrent()) return undefined; // a browser asks for one passkey at a time: the newer request would end
  const answer = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill }));
  return answer && api<PublicUser>("POST", "/api/login/passkey", answer);
}

/** Uses a passkey of the account as a fresh proof; returns false if cancelled. */
export async function proveByPasskey(): Promise<boolean> {
  const optionsJSON = await api<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/proof/passkey/options");
  const answer = await unlessCancelled(startAuthentication({ optionsJSON }));
  if (answer) await api("POST", "/api/proof/passkey", answer);
  return answer !== undefined;
}

/** Browsers refuse a second passkey for a device that the options already list (WebAuthn §5.1.3). */
function rethrowReadable(error: unknown): never {
  if (error instanceof Error && error.name === "InvalidStateError")
    throw new ApiError(409, sentence(authMessages.deviceHasPasskey));
  throw error;
}

/** Creates a passkey and adds it to the account. Undefined if cancelled. */
export async function addPasskey(name?: string): Promise<Passkey | undefined> {
  const optionsJSON = await api<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/passkeys/options");
  const answer = await unlessCancelled(startRegistration({ optionsJSON })).catch(rethrowReadable);
  return answer && api<Passkey>("POST", "/api/passkeys", { ...answer, name });
}

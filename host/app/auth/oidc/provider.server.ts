import {
  allowInsecureRequests,
  authorizationCodeGrant,
  type AuthorizationCodeGrantChecks,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import { config } from "../../config/config.server.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { boundedResponse } from "../../runtime/bounded-response.ts";
import { withDeadline } from "../../runtime/deadline.ts";
import type { ProviderAnswers } from "./claims.ts";

/** A provider that takes longer to answer counts as down. */
const TIMEOUT_SECONDS = 8;
/** How long the provider's description and keys are cached. */
const FRESH_MS = 5 * MINUTE_MS;
/** After a failure, keys are fetched again, but at most this often. */
const AGAIN_MS = 5_000;

/** Far more than any provider sends. */
const MAX_ANSWER_BYTES = 256 * 1024;
const MAX_CHUNKS = 10_000;

export const oidcSettings = () => config.oidc!;

let cached: { configuration: Promise<Configuration>; since: number } | undefined;
/** The default of OpenID Connect Core §9; the other method is used if the provider refuses it. */
let authenticate = ClientSecretBasic;

/** The provider's endpoints and keys, by discovery. Throws if it is down or answers something unexpected. */
export async function provider(): Promise<Configuration> {
  if (!cached || Date.now() - cached.since > FRESH_MS) cached = { configuration: discover(), since: Date.now() };
  const { configuration } = cached;
  try {
    return await configuration;
  } catch (error) {
    if (cached?.configuration === configuration) cached = undefined;
    throw error;
  }
}

function discover(): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = oidcSettings();
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: "RS256" };
  return discovery(new URL(issuer), clientId, metadata, authenticate(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    [customFetch]: fetchSome,
    execute: [
      // Checked even over TLS, which the library would accept in place of a signature.
      enableNonRepudiationChecks,
      ...(issuer.startsWith("http:") ? [allowInsecureRequests] : []),
    ],
  });
}

/** Fetches an answer of limited size, whole, so that the deadline includes its body. */
function fetchSome(address: string, options: Parameters<CustomFetch>[1]): Promise<Response> {
  return withDeadline(TIMEOUT_SECONDS * 1000, async (signal) => {
    const response = await fetch(address, { ...(options as RequestInit), signal });
    const { status, statusText, headers } = response;
    const body = await boundedResponse(response, { bytes: MAX_ANSWER_BYTES, chunks: MAX_CHUNKS }, signal).arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  });
}

/** Exchanges the code of a callback for the claims of the ID token and those of userinfo, kept apart. */
export async function answersOf(callback: URL, checks: AuthorizationCodeGrantChecks): Promise<ProviderAnswers> {
  const tokens = await exchange(callback, checks);
  const idToken = tokens.claims()!;
  const configuration = await provider();
  if (!configuration.serverMetadata().userinfo_endpoint) return { idToken, userInfo: {} };
  return { idToken, userInfo: await fetchUserInfo(configuration, tokens.access_token, idToken.sub) };
}

async function exchange(callback: URL, checks: AuthorizationCodeGrantChecks) {
  try {
    return await authorizationCodeGrant(await provider(), callback, checks);
  } catch (error) {
    if (!isWrongAuthentication(error) || authenticate === ClientSecretPost) {
      forgetAfterFailure();
      throw error;
    }
    authenticate = ClientSecretPost;
    cached = undefined;
    return await authorizationCodeGrant(await provider(), callback, checks);
  }
}

const isWrongAuthentication = (error: unknown) =>
  error instanceof WWWAuthenticateChallengeError ||
  (error instanceof ResponseBodyError && error.error === "invalid_client");

/** Drops the cached keys, which may have changed, so that the next sign-in fetches them. */
function forgetAfterFailure(): void {
  if (cached && Date.now() - cached.since > AGAIN_MS) cached = undefined;
}

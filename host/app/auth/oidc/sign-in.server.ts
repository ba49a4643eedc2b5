import { redirect } from "@remix-run/node";
import {
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { z } from "zod";
import { config } from "../../config/config.server.ts";
import { transaction } from "../../database.server.ts";
import { DomainError, NotFound } from "../../errors.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import {
  addChallenge,
  challengeCookie,
  challengeToken,
  newToken,
  noChallengeCookie,
  consumeChallenge,
} from "../challenges.server.ts";
import { REAUTHENTICATION_VALID_MS, requireReauthentication } from "../credentials.server.ts";
import { returnPath } from "../sign-in/return-path.ts";
import { cookieHeaders } from "../sessions/cookies.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { type SignInRequest, finishSignIn } from "../sessions/start-session.server.ts";
import { reauthenticateAtProvider } from "./proof.server.ts";
import { accountOf, type JoinTeam } from "./account.server.ts";
import { profileFromClaims } from "./claims.ts";
import type { ProviderFailure } from "./outcomes.ts";
import { answersOf, oidcSettings, provider } from "./provider.server.ts";
import { errorMessages } from "../../languages/error-messages.en.ts";

const CALLBACK = "/auth/oidc/callback";
const ACCOUNT = "/account";
const SECURITY = `${ACCOUNT}?tab=security`;

/** Data stored until the user returns from the provider. */
const detail = z.object({
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  isProof: z.boolean().default(false),
});

/**
 * Redirects to the provider: authorization code with PKCE, state and nonce. For a signed-in user, links the provider to
 * the account, which requires re-authentication, or with `?prove` re-authenticates.
 */
export async function redirectToProvider({ request }: SignInRequest, user: SessionUser | null): Promise<Response> {
  if (!config.oidc) throw new NotFound(errorMessages.notFound);
  const isProof = user !== null && new URL(request.url).searchParams.has("prove");
  // A button of a card, a mail or another site must not cause a link to the account.
  if (user && !isProof && isFromElsewhere(request)) return redirect(returnPath(request.url));
  if (user && !isProof && !(await isFresh(user))) return notDone("fresh-proof", user);
  try {
    const match = await provider();
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    const browser = newToken();
    const to = user && !isProof ? SECURITY : returnPath(request.url);
    const begun = { nonce, verifier, to, isProof };
    await addChallenge({ kind: "oidc", value: state, browser, userId: user?.id, detail: begun });
    const address = buildAuthorizationUrl(match, {
      redirect_uri: config.publicUrl + CALLBACK,
      scope: "openid email profile",
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      // An existing sign-in at the provider is no fresh proof.
      ...(isProof && { prompt: "login", max_age: String(REAUTHENTICATION_VALID_MS / 1000) }),
    });
    return redirect(address.href, { headers: { "set-cookie": challengeCookie("oidc", browser) } });
  } catch (error) {
    return failed(error, "unavailable", user);
  }
}

/** Whether a browser comes from anywhere but our account page. Clients without this header are old or programs. */
function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  const referrer = headers.get("referer") ?? "";
  return site !== null && !(site === "same-origin" && URL.canParse(referrer) && new URL(referrer).pathname === ACCOUNT);
}

const isFresh = (user: SessionUser) =>
  requireReauthentication(user, undefined).then(
    () => true,
    () => false,
  );

/** The callback of the provider. Every outcome is a redirect. */
export async function handleProviderCallback(
  arrival: SignInRequest,
  user: SessionUser | null,
  joinTeam: JoinTeam,
): Promise<Response> {
  if (!config.oidc) throw new NotFound(errorMessages.notFound);
  const { pathname, search, searchParams } = new URL(arrival.request.url);
  const state = searchParams.get("state") ?? "";
  const browser = challengeToken(arrival.request, "oidc");
  const begun =
    browser === undefined
      ? undefined
      : await transaction(function* (tx) {
          return yield* consumeChallenge(tx, "oidc", state, browser);
        });
  // If started by a signed-in user, the same user must finish it.
  if (!begun || (begun.userId !== null && begun.userId !== user?.id)) return notDone("expired", user);
  const { nonce, verifier, to, isProof } = detail.parse(begun.detail);
  try {
    const answers = await answersOf(new URL(pathname + search, config.publicUrl), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    if (isProof && user)
      return (await reauthenticateAtProvider(answers.idToken, user)) ? redirect(to) : notDone("another", user);
    const match = await accountOf(
      profileFromClaims(answers, oidcSettings()),
      begun.userId === null ? null : user,
      joinTeam,
    );
    if ("refusal" in match) return notDone(match.refusal, user);
    if (begun.userId !== null) return redirect(`${SECURITY}&connected`);
    const { cookies } = await finishSignIn(arrival, match.user, { method: "oidc", id: match.identityId });
    return redirect(to, { headers: cookieHeaders(...cookies, noChallengeCookie("oidc")) });
  } catch (error) {
    const isCancelled = error instanceof AuthorizationResponseError && error.error === "access_denied";
    return isCancelled ? notDone("cancelled", user) : failed(error, "failed", user);
  }
}

function failed(error: unknown, why: ProviderFailure, user: SessionUser | null): Response {
  if (error instanceof DomainError) throw error;
  log("warn", "single sign-on failed", errorFields(error));
  return notDone(why, user);
}

const notDone = (why: ProviderFailure, user: SessionUser | null) =>
  redirect(user ? `${SECURITY}&sso=${why}` : `/auth?sso=${why}`);

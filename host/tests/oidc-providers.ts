// OpenID Connect providers for tests: a real one, and one that forges what a real one never sends.
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { Provider } from "oidc-provider";
import { freePort } from "./host.ts";

export const CLIENT = { id: "meishi", secret: "a secret of the client" };

/** Who is signed in there, with the claims that it tells. */
export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
  [claim: string]: unknown;
}

/** What somebody does on its pages: agree, or refuse. */
type Choice = "agree" | "refuse";

export interface RealProvider {
  issuer: string;
  account: Account;
  choice: Choice;
  /** Signs by a new key from now on; the old one is gone. */
  rotateKeys(): Promise<void>;
  goDown(): void;
  stop(): Promise<void>;
}

async function listen(answer: RequestListener): Promise<{ server: Server; issuer: string }> {
  const port = await freePort();
  const server = createServer(answer).listen(port);
  await once(server, "listening");
  return { server, issuer: `http://localhost:${port}` };
}

async function stopped(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
}

async function newKey(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const about = { kid, alg: "RS256", use: "sig" };
  return {
    kid,
    privateKey,
    private: { ...(await exportJWK(privateKey)), ...about },
    public: { ...(await exportJWK(publicKey)), ...about },
  };
}

/** oidc-provider, whose pages are answered at once by `choice`. */
export async function realProvider(redirectUri: () => string): Promise<RealProvider> {
  let answer: RequestListener = () => {};
  let keys = 0;
  const { server, issuer } = await listen((request, response) => answer(request, response));
  const real: RealProvider = {
    issuer,
    account: { sub: "nobody" },
    choice: "agree",
    async rotateKeys() {
      const key = await newKey(`key-${++keys}`);
      const provider = new Provider(issuer, {
        clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri()] }],
        jwks: { keys: [key.private] },
        cookies: { keys: ["a key of the cookies"] },
        claims: {
          openid: ["sub", "level", "team"],
          email: ["email", "email_verified"],
          profile: ["name", "preferred_username"],
        },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
        findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...real.account, sub }) }),
      });
      const callback = provider.callback();
      answer = (request, response) =>
        request.url!.startsWith("/interaction/")
          ? void interact(provider, real, request, response)
          : void callback(request, response);
    },
    goDown: () => void stopped(server),
    stop: () => stopped(server),
  };
  await real.rotateKeys();
  return real;
}

async function interact(provider: Provider, real: RealProvider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const refused = { error: "access_denied", error_description: "Refused by its owner" };
  if (real.choice === "refuse") return provider.interactionFinished(request, response, refused);
  if (prompt.name === "login")
    return provider.interactionFinished(request, response, { login: { accountId: real.account.sub } });
  const grant = new provider.Grant({ accountId: real.account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** What is wrong with what it sends; nothing at first. */
export interface Forgery {
  claims?: (right: JWTPayload) => JWTPayload;
  /** What userinfo says beside the subject. */
  userInfo?: Record<string, unknown>;
  /** The ID token itself, made otherwise. */
  token?: (right: JWTPayload) => Promise<string> | string;
  /** Signs by a key that it does not publish. */
  unknownKey?: boolean;
  /** What these paths answer instead. */
  answers?: Record<string, (response: ServerResponse) => void>;
  /** The state that it sends back. */
  state?: string;
}

export interface ForgedProvider {
  issuer: string;
  forgery: Forgery;
  stop(): Promise<void>;
}

/** A provider that agrees at once, for one account, and forges as it is told. */
export async function forgedProvider(account: Account): Promise<ForgedProvider> {
  const [published, other] = [await newKey("published"), await newKey("other")];
  const json = (response: ServerResponse, value: unknown) =>
    void response.setHeader("content-type", "application/json").end(JSON.stringify(value));
  /** Of the latest ID token. */
  let subject: string | undefined;

  const { server, issuer } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, issuer);
    const instead = forged.forgery.answers?.[pathname];
    if (instead) return instead(response);
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return json(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          userinfo_endpoint: `${issuer}/userinfo`,
          response_types_supported: ["code"],
          id_token_signing_alg_values_supported: ["RS256"],
        });
      case "/jwks":
        return json(response, { keys: [published.public] });
      case "/userinfo":
        return json(response, { sub: subject, ...forged.forgery.userInfo });
      case "/authorize": {
        const back = new URL(searchParams.get("redirect_uri")!);
        // The code is the nonce, so that it knows whom it is answering.
        back.searchParams.set("code", searchParams.get("nonce")!);
        back.searchParams.set("state", forged.forgery.state ?? searchParams.get("state")!);
        return void response.writeHead(302, { location: back.href }).end();
      }
      default:
        return void idToken(request).then((id_token) =>
          json(response, { access_token: "an-access-token", token_type: "Bearer", expires_in: 60, id_token }),
        );
    }
  });

  async function idToken(request: IncomingMessage): Promise<string> {
    const nonce = new URLSearchParams(await text(request)).get("code");
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce, ...account };
    const { claims = (same) => same, token, unknownKey } = forged.forgery;
    subject = claims(right).sub;
    if (token) return token(claims(right));
    const key = unknownKey ? other : published;
    return new SignJWT(claims(right)).setProtectedHeader({ alg: "RS256", kid: published.kid }).sign(key.privateKey);
  }

  const forged: ForgedProvider = { issuer, forgery: {}, stop: () => stopped(server) };
  return forged;
}

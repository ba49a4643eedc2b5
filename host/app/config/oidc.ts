import { z } from "zod";
import { StartupError } from "./startup-error.ts";

const text = z.string().min(1).optional();
const claim = [
  z
    .string()
    .regex(/^[^\s"\\]{1,200}$/)
    .optional(),
  "the name of a claim",
] as const;

/** Tokens and secrets go there: plain http only on this machine. */
const isIssuer = (issuer: string) => {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname, search, hash } = new URL(issuer);
  const isLocalhost = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return search === "" && hash === "" && (protocol === "https:" || (protocol === "http:" && isLocalhost));
};

/** The variables of single sign-on, as read-config.server.ts lists all. */
export const oidcVariables = {
  OIDC_ISSUER: [z.string().refine(isIssuer).optional(), "the https URL of an OpenID Connect provider"],
  OIDC_CLIENT_ID: [text, "the id that the provider gave this client"],
  OIDC_CLIENT_SECRET: [text, "the secret that the provider gave this client"],
  OIDC_NAME: [z.string().trim().min(1).max(40).optional(), "the provider's name, at most 40 characters"],
  OIDC_CLAIM_LEVEL: claim,
  OIDC_CLAIM_TEAM: claim,
  OIDC_ONLY: [z.enum(["0", "1"]).optional(), "0 or 1"],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

type Name = keyof typeof oidcVariables;
type Read = <N extends Name>(name: N) => z.output<(typeof oidcVariables)[N][0]>;

const NEEDED = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** Single sign-on, if it is set up. Throws a StartError that names what is missing where something is given. */
export function oidcSettings(read: Read) {
  const values = Object.fromEntries(
    (Object.keys(oidcVariables) as Name[]).map((name) => [name, read(name)]),
  ) as Partial<Record<Name, string>>;
  if (values.OIDC_ONLY === "0") delete values.OIDC_ONLY;
  const first = Object.entries(values).find(([, value]) => value !== undefined)?.[0];
  if (!first) return undefined;
  const missing = NEEDED.find((name) => values[name] === undefined);
  if (missing) throw new StartupError(`${missing} must be ${oidcVariables[missing][1]}, because ${first} is set`);
  return {
    issuer: values.OIDC_ISSUER!,
    clientId: values.OIDC_CLIENT_ID!,
    clientSecret: values.OIDC_CLIENT_SECRET!,
    /** Display name of the provider. */
    name: values.OIDC_NAME ?? "single sign-on",
    levelClaim: values.OIDC_CLAIM_LEVEL,
    teamClaim: values.OIDC_CLAIM_TEAM,
    /** Passwords are no way in, but for user 1. */
    isOnly: values.OIDC_ONLY === "1",
  };
}

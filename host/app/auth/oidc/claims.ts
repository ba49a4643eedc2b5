import { z } from "zod";
import { stripBidiControls } from "#sdk/direction.ts";
import { storageProblem } from "../../input/storage-problem.ts";

const isStorable = (text: string) => storageProblem(text) === undefined;

const text = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().min(1).max(max).refine(isStorable).optional().catch(undefined);

/** Some providers send it as a string. */
const isTrue = z
  .union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })])
  .optional()
  .catch(undefined);

const claims = z.object({
  sub: z.string().min(1).max(255).refine(isStorable),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: isTrue,
  name: text(100),
  preferred_username: text(254),
});

/** Who somebody is, as the provider says. */
export interface ProviderProfile {
  subject: string;
  /** Set only if the provider has verified it. */
  email: string | undefined;
  name: string | undefined;
  /** What a username may be derived from. */
  nick: string;
  /** From the claim that the operator configured; undefined for anything but 1 to 5. */
  level: number | undefined;
  /** The slug of a team, from the claim that the operator configured. */
  team: string | undefined;
}

const LEVEL = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-5]$/)
      .transform(Number),
  ])
  .pipe(z.int().min(1).max(5));

const TEAM = z.string().trim().toLowerCase().min(1).max(100).refine(isStorable);

/** Names of the claims for level and team. */
interface Claims {
  levelClaim: string | undefined;
  teamClaim: string | undefined;
}

export function profileFromClaims(
  payload: Record<string, unknown>,
  { levelClaim, teamClaim }: Claims,
): ProviderProfile {
  const { sub, email, email_verified, name, preferred_username } = claims.parse(payload);
  return {
    subject: sub,
    email: email_verified ? email : undefined,
    name,
    nick: preferred_username ?? email ?? name ?? "user",
    level: levelClaim === undefined ? undefined : LEVEL.safeParse(firstOf(payload[levelClaim])).data,
    team: teamClaim === undefined ? undefined : TEAM.safeParse(firstOf(payload[teamClaim])).data,
  };
}

/** Groups and roles often come as a list with one entry. */
const firstOf = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

const MAX_USERNAME = 20;

/** A valid username derived from the provider's claims; a number distinguishes namesakes. */
export function usernameFrom(nick: string, number = 1): string {
  const plain = nick
    .split("@")[0]!
    .normalize("NFKD")
    .replace(/[^a-zA-Z\d._-]/g, "")
    .replace(/^[._-]+/, "")
    .toLowerCase();
  const end = number === 1 ? "" : `-${number}`;
  const start = plain.length >= 3 ? plain : `user${plain}`;
  return start.slice(0, MAX_USERNAME - end.length) + end;
}

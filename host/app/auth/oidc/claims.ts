import { normalForm } from "#sdk/normal-form.ts";
import { z } from "zod";
import { stripBidiControls } from "#sdk/direction.ts";
import { storageProblem } from "../../input/storage-problem.ts";
import { MAX_USERNAME, MIN_USERNAME } from "../limits.ts";

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
  name: text(100),
  preferred_username: text(254),
});

const EMAIL = z.email().max(254).optional().catch(undefined);

type Claims = Record<string, unknown>;

/** The two answers of a provider, which are never mixed where one vouches for the other's claim. */
export interface ProviderAnswers {
  idToken: Claims;
  /** Empty if the provider has no such endpoint. */
  userInfo: Claims;
}

/** Identity of a person at the provider. */
export interface ProviderProfile {
  subject: string;
  /** Set only if the provider has verified it. */
  email: string | undefined;
  name: string | undefined;
  /** Source for a username. */
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
interface ClaimNames {
  levelClaim: string | undefined;
  teamClaim: string | undefined;
}

export function profileFromClaims(answers: ProviderAnswers, { levelClaim, teamClaim }: ClaimNames): ProviderProfile {
  const { idToken, userInfo } = answers;
  const { sub, name, preferred_username } = claims.parse({ ...userInfo, ...idToken });
  const claim = (key: string) => firstOf(Object.hasOwn(idToken, key) ? idToken[key] : userInfo[key]);
  return {
    subject: sub,
    email: verifiedEmail([idToken, userInfo]),
    name,
    nick: preferred_username ?? EMAIL.parse(claim("email")) ?? name ?? "user",
    level: levelClaim === undefined ? undefined : LEVEL.safeParse(claim(levelClaim)).data,
    team: teamClaim === undefined ? undefined : TEAM.safeParse(claim(teamClaim)).data,
  };
}

/** Email that one set of claims contains and marks as verified; undefined if another set contradicts it. */
function verifiedEmail(answers: Claims[]): string | undefined {
  const isIn = (claim: string) => (answer: Claims) => answer[claim] !== undefined && answer[claim] !== null;
  const own = answers.find((answer) => EMAIL.parse(answer.email) !== undefined && isTrue.parse(answer.email_verified));
  const email = EMAIL.parse(own?.email);
  const isSame = (answer: Claims) => String(answer.email).toLowerCase() === email?.toLowerCase();
  const isVerified = (answer: Claims) => isTrue.parse(answer.email_verified) === true;
  const isAgreed =
    answers.filter(isIn("email")).every(isSame) && answers.filter(isIn("email_verified")).every(isVerified);
  return isAgreed ? email : undefined;
}

/** Groups and roles often come as a list with one entry. */
const firstOf = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** A valid username derived from the provider's claims; a number distinguishes namesakes. */
export function numberedUsername(nick: string, number = 1): string {
  const plain = normalForm(nick.split("@")[0]!, "NFKD")
    .replace(/[^a-zA-Z\d._-]/g, "")
    .replace(/^[._-]+/, "")
    .toLowerCase();
  const end = number === 1 ? "" : `-${number}`;
  const start = plain.length >= MIN_USERNAME ? plain : `user${plain}`;
  return start.slice(0, MAX_USERNAME - end.length) + end;
}

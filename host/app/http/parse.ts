import { z } from "zod";
import { refuseManyValues } from "./many-values.ts";
import { storageProblem } from "../input/storage-problem.ts";
import { type Text, textOfIssue } from "../languages/message.ts";
import { type FieldProblem, Invalid, NotFound } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

const ROW_ID = "must be the number of a row, such as 7";

/** A row's id: plain decimal digits, as a number or such a string; `7e0`, `0x7` and `[7]` are none. */
export const rowId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^[1-9]\d{0,15}$/, ROW_ID)
        .transform(Number),
    ],
    ROW_ID,
  )
  .pipe(z.number(ROW_ID).int(ROW_ID).min(1, ROW_ID).max(Number.MAX_SAFE_INTEGER, ROW_ID));

/** What a path names. */
export const byId = z.object({ id: rowId });
export const byCard = z.object({ cardId: rowId });
export const byTeam = z.object({ teamId: rowId });
export const byUser = z.object({ userId: rowId });
export const bySlug = z.object({ slug: z.string().max(100) });

/** A yes or no as a text: nothing else, so that none is taken for the other. */
export const flag = (name: string) =>
  z.enum(["true", "false"], `${name} must be true or false`).transform((text) => text === "true");

/** Parses unknown input once; throws Invalid, or NotFound for a path that no thing can have. */
export function parse<T>(schema: z.ZodType<T>, input: unknown, part: "path" | "query" | "body"): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  if (part === "path") throw new NotFound(errorMessages.notFound);
  throw Invalid.fields(fieldErrors(result.error));
}

/** More than any field of ours has. */
const MAX_FIELD_VALUES = 5_000;

/** A field that may arrive as JSON in a string: the body's own check has not seen into it. Throws Invalid. */
export function parseJsonField(input: unknown, label: string, context: z.core.$RefinementCtx): unknown {
  if (typeof input !== "string") return input;
  refuseManyValues(new TextEncoder().encode(input), MAX_FIELD_VALUES);
  try {
    const value = JSON.parse(input) as unknown;
    const problem = storageProblem(value);
    if (!problem) return value;
    context.addIssue(problem);
  } catch {
    context.addIssue(`${label} is not valid JSON`);
  }
  return z.NEVER;
}

/** Problems that an answer names: a body of a megabyte may have twenty thousand. */
const MAX_PROBLEMS = 100;

export function fieldErrors(error: z.ZodError): FieldProblem[] {
  return error.issues.slice(0, MAX_PROBLEMS).map((issue) => {
    const path = issue.path.join(".");
    return { path, code: issue.code, message: messageOf(issue, path) };
  });
}

/**
 * Messages of our schemas are sentences, or begin with "must" and lack only the field's name, as those of Zod itself
 * do.
 */
function messageOf(issue: z.core.$ZodIssue, path: string): Text {
  const text = textOfIssue(issue);
  if (typeof text !== "string") return text;
  const isOwn = !/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message);
  const field = path === "" ? "The request" : path;
  if (isOwn) return issue.message.startsWith("must ") ? `${field} ${issue.message}` : issue.message;
  switch (issue.code) {
    case "invalid_type":
      // Zod's issues omit the input; only their wording tells a missing value from one of a wrong type.
      return issue.message.endsWith("received undefined")
        ? `${field} is required`
        : `${field} must be ${KINDS[issue.expected] ?? "of another type"}`;
    case "too_big":
      return `${field} must be at most ${issue.maximum}${issue.origin === "string" ? " characters" : issue.origin === "array" ? " items" : ""}`;
    case "too_small":
      return `${field} must be at least ${issue.minimum}${issue.origin === "string" ? " characters" : issue.origin === "array" ? " items" : ""}`;
    case "invalid_value":
      return `${field} must be one of ${issue.values.join(", ")}`;
    case "unrecognized_keys":
      return `${field} must not have ${issue.keys
        .slice(0, 3)
        .map((key) => `"${key.slice(0, 50)}"`)
        .join(", ")}`;
    case "invalid_key": // key of a record, such as a network
      return issue.issues[0] ? messageOf(issue.issues[0], path) : `${field} has a wrong name`;
    case "invalid_union": {
      const last = issue.errors.at(-1)?.[0];
      return last ? messageOf(last, path) : `${field} has the wrong type`;
    }
    default:
      return `${field}: ${issue.message}`;
  }
}

const KINDS: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

import { z } from "zod";
import { isOwnUpload } from "../input/own-picture.ts";
import { LIMITS, slugProblem } from "./limits.ts";
import { isSafeLink } from "../networks/safe-link.ts";
import { parsePlainLink } from "../networks/parse-link.ts";
import { cardMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { issueOf, type Text } from "../languages/message.ts";

// --- parts ------------------------------------------------------------------------------------------------------

/** A slug, kept lower-case. */
export const slug = z
  .string(cardMessages.slugMissing)
  .trim()
  .toLowerCase()
  .check(({ value, issues }) => {
    const problem = slugProblem(value);
    if (problem) issues.push({ ...issueOf(problem), input: value });
  })
  .brand<"Slug">();
export type Slug = z.infer<typeof slug>;

export const address = (field: Text) =>
  z.string(`${field} must be a link`).trim().max(LIMITS.url, inputMessages.fieldTooLong(field, LIMITS.url));

/** A link as people type it: a URL without its scheme, an email address, a telephone number. */
export const link = (field: Text) =>
  address(field).transform((text, context) => {
    const { url, problem } = parsePlainLink(text, field);
    if (problem === undefined) return url;
    context.addIssue(issueOf(problem));
    return z.NEVER;
  });

/** A picture or video: uploaded here, or one on the web. */
export const media = (field: Text) =>
  address(field).refine(
    (text) => text === "" || isOwnUpload(text) || (/^https?:\/\//i.test(text) && isSafeLink(text)),
    `${field} must be an uploaded file or a link such as https://example.com/picture.jpg`,
  );

export function color(field: Text) {
  const message = `${field} must be a colour such as #d9bd90`;
  return z.string(message).regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, message);
}

export const paint = (field: Text) =>
  z.union(
    [
      color(field),
      z.object({ from: color(field), to: color(field), angle: z.number().int().min(0).max(360).optional() }),
    ],
    `${field} must be a colour such as #d9bd90, or two of them`,
  );

export const nullable = <T extends z.ZodType<string>>(schema: T) =>
  schema
    .nullable()
    .optional()
    .transform((text) => (text === "" ? null : text));

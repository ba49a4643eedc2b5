import { z } from "zod";

export const UNKNOWN_CURSOR = "cursor must be one that an answer gave";

/** Encodes a list position as an opaque cursor. */
export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString("base64url");

/** Reads a cursor that `encodeCursor` made of such a position; any other text is refused. */
export const cursorSchema = <T>(position: z.ZodType<T>) =>
  z
    .string()
    .max(1_000, UNKNOWN_CURSOR)
    .transform((text, context): T => {
      const result = position.safeParse(decoded(text));
      if (result.success) return result.data;
      context.addIssue(UNKNOWN_CURSOR);
      return z.NEVER;
    });

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return undefined;
  }
}

/** A moment in milliseconds, within what a Date holds. */
export const timestampMs = z.number().int().min(0).max(8.64e15);
/** A row's id; 0 stands before the first. */
export const idPosition = z.number().int().min(0);

/** A number of items: more than a hundred are a hundred. */
export const limitSchema = (defaultLimit: number) =>
  z.coerce
    .number("limit must be a number")
    .int("limit must be a whole number")
    .min(1, "limit must be at least 1")
    .transform((most) => Math.min(most, 100))
    .default(defaultLimit)
    .meta({ default: defaultLimit, description: "At most 100" });
export const limit = limitSchema(50);

/** How many were listed before, for lists that are sorted by what may change. */
export const offsetCursor = cursorSchema(z.number().int().min(0).max(10_000_000));

/** Which part of a list that has no other order is asked for. */
export const pageQuery = z.object({ limit: limitSchema(100), cursor: offsetCursor.optional() });

/** Sort order of a list. */
export interface Sort<Name extends string> {
  by: Name;
  isDescending: boolean;
}

/** Schema of a sort parameter: `name` or `-name` for descending order. */
export function sortSchema<const Name extends string>(names: readonly Name[], defaultSort: NoInfer<Name | `-${Name}`>) {
  const sorts = new Map<string, Sort<Name>>();
  for (const by of names) {
    sorts.set(by, { by, isDescending: false });
    sorts.set(`-${by}`, { by, isDescending: true });
  }
  const unknown = `sort must be one of ${[...sorts.keys()].join(", ")}`;
  return z
    .string(unknown)
    .default(defaultSort)
    .transform((sort, context): Sort<Name> => {
      const match = sorts.get(sort);
      if (match) return match;
      context.addIssue(unknown);
      return z.NEVER;
    });
}

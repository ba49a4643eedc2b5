import { z } from "zod";

// Schemas that several responses share.

export const id = z.number().int().meta({ description: "Numeric id" });
export const text = z.string().nullable();
export const at = z.iso.datetime().meta({ description: "ISO 8601 date and time in UTC" });
export const count = z.number().int();
export const open = z.record(z.string(), z.unknown());

export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: text.meta({ description: "Pass as `cursor` to get the next page; null on the last page" }),
    total: count.meta({ description: "Number of matches on all pages" }),
  });

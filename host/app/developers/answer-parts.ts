import { z } from "zod";

// Parts that answers share.

export const id = z.number().int().meta({ description: "A row's id" });
export const text = z.string().nullable();
export const at = z.iso.datetime().meta({ description: "A moment in UTC" });
export const count = z.number().int();
export const open = z.record(z.string(), z.unknown());

export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    next: text.meta({ description: "Pass it as `cursor` for the next page; null on the last one" }),
    total: count.meta({ description: "How many match, on all pages" }),
  });

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { Check } from "../ui/checked-form.ts";

const firstCard = z.object({
  name: z.string("Name is required").trim().min(1, "Name is required").max(100, "Name must be at most 100 characters"),
  website: z.string().trim().max(2_000, "The link is too long").optional(),
  theme: z.string(),
});
export type FirstCard = z.infer<typeof firstCard>;

export const checkFirstCard: Check<FirstCard> = (formData) => parseWithZod(formData, { schema: firstCard });

import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { networkOfHost } from "../networks/networks.ts";
import type { Check } from "../ui/checked-form.ts";

/** A link to a network is a social link, any other the website. */
function placed(link: string | undefined) {
  const host = /^(?:https?:\/\/)?([^/?#:\s]+)/i.exec(link ?? "")?.[1]?.toLowerCase();
  const network = host && networkOfHost(host);
  return network ? { socialLinks: { [network]: link! } } : { website: link };
}

const firstCard = z
  .object({
    name: z
      .string("Name is required")
      .trim()
      .min(1, "Name is required")
      .max(100, "Name must be at most 100 characters"),
    website: z.string().trim().max(2_000, "The link is too long").optional(),
    theme: z.string(),
  })
  .transform(({ website, ...card }) => ({ ...card, ...placed(website) }));

/** What is typed, and what is sent. */
export type FirstCardForm = z.input<typeof firstCard>;
export type FirstCard = z.output<typeof firstCard>;

export const checkFirstCard: Check<FirstCard> = (formData) => parseWithZod(formData, { schema: firstCard });

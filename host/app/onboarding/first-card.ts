import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FormValidator } from "../ui/checked-form.ts";
import { tooLong } from "../input/sentences.ts";
import { emailProblem } from "../networks/email-problem.ts";
import { linkProblem, classifyLink } from "./classify-link.ts";

/** A link to a network is a social link, any other the website. */
function linkFields(link: string | undefined, network: string | undefined) {
  const classified = classifyLink(link ?? "", network);
  if (classified.state === "network") return { socialLinks: { [classified.network]: classified.sent } };
  return classified.state === "website" ? { website: classified.url } : {};
}

const firstCard = z
  .object({
    name: z
      .string("Name is required")
      .trim()
      .min(1, "Name is required")
      .max(100, "Name must be at most 100 characters"),
    email: z.string().trim().max(254, tooLong("Email", 254)).optional(),
    website: z.string().trim().max(2_000, "The link is too long").optional(),
    /** Where a name or number belongs that was typed as the link. */
    network: z.string().optional(),
    theme: z.string(),
  })
  .superRefine(({ email, website, network }, context) => {
    const notEmail = emailProblem(email ?? "");
    if (notEmail) context.addIssue({ code: "custom", path: ["email"], message: notEmail });
    const message = linkProblem(classifyLink(website ?? "", network));
    if (message) context.addIssue({ code: "custom", path: ["website"], message });
  })
  // Emptied, the address stays off the card.
  .transform(({ email = null, website, network, ...card }) => ({ ...card, email, ...linkFields(website, network) }));

/** What is typed, and what is sent. */
export type FirstCardForm = z.input<typeof firstCard>;
export type FirstCard = z.output<typeof firstCard>;

export const checkFirstCard: FormValidator<FirstCard> = (formData) => parseWithZod(formData, { schema: firstCard });

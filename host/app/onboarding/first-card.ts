import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FormValidator } from "../ui/use-validated-form.ts";
import { emailProblem } from "../networks/email-problem.ts";
import { plainEmail } from "../networks/single-address.ts";
import { linkProblem, classifyLink } from "./classify-link.ts";
import { onboardingMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";
import { issueOf } from "../languages/message.ts";

/** A link to a network is a social link, any other the website. */
function linkFields(link: string | undefined, network: string | undefined) {
  const classified = classifyLink(link ?? "", network);
  if (classified.state === "network") return { socialLinks: { [classified.network]: classified.sent } };
  return classified.state === "website" ? { website: classified.url } : {};
}

const EMPTY = { title: null, company: null, phone: null, email: null };

const firstCard = z
  .object({
    name: z
      .string(onboardingMessages.nameMissing)
      .trim()
      .min(1, onboardingMessages.nameMissing)
      .max(100, inputMessages.tooLong(labels.name, 100)),
    title: z.string().trim().max(100, inputMessages.tooLong(labels.jobTitle, 100)).optional(),
    company: z.string().trim().max(100, inputMessages.tooLong(labels.company, 100)).optional(),
    phone: z.string().trim().max(40, inputMessages.tooLong(labels.phone, 40)).optional(),
    email: z.string().overwrite(plainEmail).max(254, inputMessages.tooLong(labels.email, 254)).optional(),
    website: z.string().trim().max(2_000, "The link is too long").optional(),
    /** Where a name or number belongs that was typed as the link. */
    network: z.string().optional(),
    /** Not sent where the team has chosen it. */
    theme: z.string().optional(),
  })
  .superRefine(({ email, website, network }, context) => {
    const notEmail = emailProblem(email ?? "");
    if (notEmail) context.addIssue(issueOf(notEmail, ["email"]));
    const notLink = linkProblem(classifyLink(website ?? "", network));
    if (notLink) context.addIssue(issueOf(notLink, ["website"]));
  })
  // Emptied, a detail stays off the card.
  .transform(({ website, network, ...card }) => ({ ...EMPTY, ...card, ...linkFields(website, network) }));

/** What is typed, and what is sent. */
export type FirstCardForm = z.input<typeof firstCard>;
export type FirstCard = z.output<typeof firstCard>;

export const checkFirstCard: FormValidator<FirstCard> = (formData) => parseWithZod(formData, { schema: firstCard });

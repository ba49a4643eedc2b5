import { z } from "zod";
import type { Lead } from "../facts/facts.ts";

const pendingSlot = z.union([
  z.object({ kind: z.literal("question"), question: z.string() }),
  z.object({ kind: z.literal("contact"), purpose: z.enum(["appointment", "lead", "order", "person", "pass-on"]) }),
  z.object({ kind: z.literal("name") }),
  z.object({ kind: z.literal("when") }),
  z.object({ kind: z.literal("offer"), question: z.string() }),
]);

/** What the visitor showed interest in, as the lead's score counts it. */
const INTERESTS = ["appointment", "buy", "human", "prices", "services", "hours", "address", "manipulation"] as const;
export type Interest = (typeof INTERESTS)[number];

/** Everything known about a conversation, kept with its newest message, so that every turn costs the same. */
export const conversationState = z.object({
  lead: z.object({ name: z.string().optional(), email: z.string().optional(), phone: z.string().optional() }),
  /** Everything asked so far, the newest last. */
  asked: z.array(pendingSlot),
  /** What the last reply asked for. */
  pending: pendingSlot.optional(),
  answered: z.number(),
  /** How often the visitor did not want to say. */
  refusals: z.number(),
  /** The visitor does not want to be contacted: no address is asked for again. */
  isContactRefused: z.boolean().optional(),
  /** The appointment that was asked for, as far as it is known. */
  wish: z
    .object({
      service: z.string().optional(),
      day: z.string().optional(),
      time: z.string().optional(),
      until: z.string().optional(),
    })
    .optional(),
  /** Days, and the owner's sentences, with which a wish was refused. */
  refused: z.array(z.string()).optional(),
  /** The visitor has cancelled what was asked for; the wish stays, for whoever comes back to it. */
  isCancelled: z.boolean().optional(),
  /** Who comes, in the visitor's words: `2 adults, 1 dog`. */
  party: z.string().optional(),
  /** Where the visitor is: for who comes to them. */
  place: z.string().optional(),
  /** All that is wished for, by the owner's names or in the visitor's words. */
  services: z.array(z.string()).optional(),
  /** What is wished for beside the services, in the visitor's words: `1 loan bike`. */
  extras: z.array(z.string()).optional(),
  /** The message that the wish was last changed by. */
  note: z.string().optional(),
  /** What the visitor complains of, in their words, until they book. */
  complaint: z.string().optional(),
  wanted: z.array(z.enum(INTERESTS)),
  messages: z.number(),
  /** Whether the visitor has asked or said anything of substance. */
  hasSubstance: z.boolean(),
  hasAmount: z.boolean(),
  isSoon: z.boolean(),
  /** What the last answer was about, for questions that refer back to it. */
  about: z.string(),
  /** The price or service that was mentioned last. */
  subject: z.string().optional(),
  /** The question that a next one may continue. */
  question: z.string().optional(),
  language: z.enum(["en", "de", "es", "fr", "pt", "it", "nl"]).optional(),
  lastAct: z.string().optional(),
});
export type DialogState = z.output<typeof conversationState>;

export const newDialogState = (): DialogState => ({
  lead: {},
  asked: [],
  answered: 0,
  refusals: 0,
  wanted: [],
  messages: 0,
  hasSubstance: false,
  hasAmount: false,
  isSoon: false,
  about: "",
});

export const hasDetails = ({ name, email, phone }: Lead): boolean => Boolean(name ?? email ?? phone);
export const isReachable = ({ email, phone }: Lead): boolean => Boolean(email ?? phone);

/** The services wished for so far. */
export const servicesOf = ({ services, wish }: Pick<DialogState, "services" | "wish">): string[] | undefined =>
  services ?? (wish?.service ? [wish.service] : undefined);

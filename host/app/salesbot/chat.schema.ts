import { z } from "zod";
import { labels } from "../input/labels.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { LIMITS } from "./limits.ts";
import { salesbotUpdate } from "./salesbot.schema.ts";

const chatMessage = z
  .string(inputMessages.messageMissing)
  .refine((text) => text.trim() !== "", inputMessages.messageMissing)
  .max(LIMITS.message, inputMessages.tooLong(labels.message, LIMITS.message))
  .transform((text) => text.trim());

const id = z
  .string()
  .min(16, "messageId must be at least 16 characters")
  .max(100, "messageId must be at most 100 characters");

/** Body of POST chat. A malformed session id counts as unknown. */
export const chatRequest = z
  .object({
    message: chatMessage.optional(),
    sessionId: z.string().max(100).optional().catch(undefined),
    messageId: id.optional(),
    /** The visitor asks for a person; only then a message may be missing. */
    wantsPerson: z.boolean("wantsPerson must be true or false").optional(),
  })
  .refine(({ message, wantsPerson }) => message !== undefined || wantsPerson === true, {
    error: inputMessages.messageMissing.error,
    path: ["message"],
  });

/** A person's answer to a visitor. */
export const personMessage = z.object({ text: chatMessage });

/** A session id in a path. */
export const sessionOfVisitor = z.string().max(100);

/** After which message a follower of a conversation goes on: its number, 0 for all of them. */
export const followQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,6}$/, "after must be the id of a message")
    .transform(Number)
    .optional(),
});

/** A trial of unsaved settings; an empty message asks for the welcome. */
export const trialRequest = z.object({
  settings: salesbotUpdate,
  turns: z
    .array(
      z.object({
        role: z.enum(["user", "assistant"]),
        content: z.string().max(5_000),
        asked: z
          .union([
            z.object({ kind: z.literal("question"), question: z.string().max(LIMITS.question) }),
            z.object({
              kind: z.literal("contact"),
              purpose: z.enum(["appointment", "lead", "order", "person", "pass-on"]),
            }),
            z.object({ kind: z.literal("name") }),
            z.object({ kind: z.literal("when") }),
            z.object({ kind: z.literal("offer"), question: z.string().max(2_000) }),
          ])
          .optional(),
      }),
    )
    .max(100, "A trial has at most 100 messages")
    .default([]),
  message: z.literal("").or(chatMessage),
});

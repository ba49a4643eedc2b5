import type { ChatCompletionTool } from "openai/resources/chat/completions";
import { z } from "zod";
import { bookingLink } from "../engine/render-fact.ts";
import { findContactDetails } from "../engine/contact-details.ts";
import { type AssistantContext, firstNameOf, type Lead } from "../engine/facts.ts";
import { knowledgeOf } from "../engine/knowledge.ts";
import { formatMoney } from "../engine/prices.ts";
import { matchPrices } from "../engine/match-prices.ts";

const text = (description: string) => ({ type: "string", description });

export const TOOLS: ChatCompletionTool[] = [
  {
    type: "function",
    function: {
      name: "take_lead",
      description: "Note the name, e-mail address or phone number that the visitor has written.",
      parameters: {
        type: "object",
        properties: { name: text("Name"), email: text("E-mail address"), phone: text("Phone number") },
      },
    },
  },
  {
    type: "function",
    function: {
      name: "offer_appointment",
      description: "What can be offered when the visitor wants an appointment.",
      parameters: { type: "object", properties: { wish: text("Day and time the visitor wishes for") } },
    },
  },
  {
    type: "function",
    function: {
      name: "look_up_price",
      description: "The price of a service, from the owner's list.",
      parameters: {
        type: "object",
        properties: { service: text("What the visitor asks the price of") },
        required: ["service"],
      },
    },
  },
];

const optional = z.string().max(300).optional().catch(undefined);
const leadArguments = z
  .object({ name: optional, email: optional, phone: optional })
  .catch({ name: undefined, email: undefined, phone: undefined });
const priceArguments = z.object({ service: z.string().max(300) }).catch({ service: "" });

/** Runs a tool a model has asked for. `lead` takes what the visitor really wrote: nothing a model made up is stored. */
export function runTool(facts: AssistantContext, visitorText: string, lead: Lead, name: string, json: string): string {
  const args = readArguments(json);
  switch (name) {
    case "take_lead": {
      const { name: visitor, email, phone } = leadArguments.parse(args);
      const written = visitorText.toLowerCase();
      const digits = visitorText.replace(/\D/g, "");
      if (visitor && written.includes(visitor.trim().toLowerCase()) && /^[\p{L}'’. -]{2,80}$/u.test(visitor.trim()))
        lead.name = visitor.trim();
      if (email && written.includes(email.trim().toLowerCase()))
        Object.assign(lead, only("email", findContactDetails(email)));
      if (phone && digits.includes(phone.replace(/\D/g, "")))
        Object.assign(lead, only("phone", findContactDetails(`phone ${phone}`)));
      return Object.keys(lead).length > 0
        ? `Noted: ${Object.values(lead).join(", ")}`
        : "Nothing noted: the visitor has not written that.";
    }
    case "offer_appointment": {
      const link = bookingLink(facts);
      return `${link ? `Booking link: ${link}. ` : ""}Ask for day, time and an e-mail address or phone number; ${firstNameOf(facts)} confirms. Do not confirm yourself.`;
    }
    case "look_up_price": {
      const prices = matchPrices(facts, priceArguments.parse(args).service, knowledgeOf(facts).index.language);
      if (prices.length === 0) return "No price for that is known. Offer to pass the question on.";
      return prices
        .map(({ name: service, amount }) => `${service}: ${formatMoney(amount, facts.settings.currency)}`)
        .join("\n");
    }
    default:
      return "There is no such tool.";
  }
}

const only = (key: "email" | "phone", lead: Lead): Lead => (lead[key] ? { [key]: lead[key] } : {});

function readArguments(json: string): unknown {
  try {
    return JSON.parse(json || "{}");
  } catch {
    return {}; // a model's broken JSON is the same as no arguments
  }
}

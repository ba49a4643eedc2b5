import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CardFacts, Turn } from "../../app/salesbot/engine/facts/facts.ts";
import { reply } from "../../app/salesbot/engine/reply.ts";
import { DEFAULT_SETTINGS, salesbotUpdate } from "../../app/salesbot/salesbot.schema.ts";
import { ungrounded } from "./invented.ts";

const text = z.string().nullable().default(null);
const questionSet = z.object({
  business: z.string().optional(),
  card: z.object({
    name: text,
    title: text,
    company: text,
    phone: text,
    email: text,
    address: text,
    about: text,
    website: text,
  }),
  bot: salesbotUpdate,
  questions: z.array(
    z.object({
      kind: z.enum(["fact", "two", "follow", "unknown", "off", "hostile", "person", "small"]),
      ask: z.string(),
      /** The visitor's earlier messages. */
      after: z.array(z.string()).default([]),
      must: z.array(z.string()).default([]),
      mustNot: z.array(z.string()).default([]),
      /** The answer is reckoned from what the owner gave. */
      derived: z.boolean().default(false),
    }),
  ),
});

export interface Count {
  asked: number;
  right: number;
  /** Right, or right after one of the suggestions was tapped. */
  withinOneTap: number;
  false: number;
  /** What was not right, in words. */
  wrong: string[];
}

/** It owns that it does not know, or hands over. */
const OWNS =
  /(?:do not|don't|won't|cannot|can't) (?:know|guess|answer|have|say|see)|pass your question|pass .{0,20} on|noted your question|can tell you|only answer|beyond me|outside of what|not my field|weiß|weiter|nicht sicher|steht leider nicht|no lo s|no tengo|não posso|não encontro|ne peux pas|ne trouve pas|non posso|non lo trovo|niet zeker|staat niet|pregunt|pergunt|demander à|chiedere a|transmet|transmit|passo|doorgeven|vraag ik/i;

/** Asks the built-in engine the questions of a folder's sets, each in a conversation of its own. */
export function countQuestions(
  folder: string,
  isIncluded: (name: string) => boolean = () => true,
): Record<string, Count> {
  const counts: Record<string, Count> = {};
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".json") && isIncluded(file))
    .sort()) {
    const { card, bot, questions } = questionSet.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    const cardFacts: CardFacts = { ...card, socialLinks: {}, customButtons: [] };
    const overrides = Object.fromEntries(Object.entries(bot).filter(([, value]) => value !== undefined));
    const facts = {
      card: cardFacts,
      settings: { ...DEFAULT_SETTINGS, ...overrides },
      now: new Date("2026-05-13T13:30:00Z"),
    };
    const count: Count = { asked: 0, right: 0, withinOneTap: 0, false: 0, wrong: [] };
    for (const { kind, ask, after, must, mustNot, derived } of questions) {
      const history: Turn[] = [];
      let last = reply(facts, [], after[0] ?? ask);
      for (const message of [...after, ask]) {
        last = reply(facts, history, message);
        history.push(
          { role: "user", content: message },
          { role: "assistant", content: last.message, asked: last.asked, state: last.conversation },
        );
      }
      const text = last.message.replace(/[’‘]/g, "'");
      const matches = (pattern: string, where = text) => new RegExp(pattern, "i").test(where);
      const invented = derived ? [] : ungrounded(facts, [...after, ask].join("\n"), text);
      const untrue = mustNot.filter((pattern) => matches(pattern));
      const isFact = kind === "fact" || kind === "two" || kind === "follow";
      const isRight =
        must.every((pattern) => matches(pattern)) &&
        untrue.length === 0 &&
        invented.length === 0 &&
        (kind !== "unknown" || OWNS.test(text));
      const isNear =
        isRight ||
        (isFact &&
          last.suggestions.some((suggestion) => {
            const both = `${text} ${reply(facts, history, suggestion).message}`;
            return must.every((pattern) => matches(pattern, both));
          }));
      count.asked++;
      count.right += Number(isRight);
      count.withinOneTap += Number(isNear);
      count.false += Number(invented.length > 0 || (untrue.length > 0 && !(isFact && OWNS.test(text))));
      if (!isRight) count.wrong.push(`[${kind}] ${ask} → ${text.slice(0, 200)}`);
    }
    counts[name] = count;
  }
  return counts;
}

export function sumOf(counts: Record<string, Count>): Count {
  const sum: Count = { asked: 0, right: 0, withinOneTap: 0, false: 0, wrong: [] };
  for (const [name, count] of Object.entries(counts)) {
    for (const key of ["asked", "right", "withinOneTap", "false"] as const) sum[key] += count[key];
    sum.wrong.push(...count.wrong.map((one) => `${name} ${one}`));
  }
  return sum;
}

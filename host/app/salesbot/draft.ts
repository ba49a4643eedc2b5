import type { OwnSalesbot } from "./config.server.ts";
import { DEFAULT_QUESTIONS, EDITOR_BOT_NAME } from "./limits.ts";
import type { SalesbotSettings, SalesbotUpdate, WorkingHours } from "./salesbot.schema.ts";
import { salesbotMessages } from "./messages.en.ts";
import { sentence } from "../languages/message.ts";

/** A row of a list that is being edited; the key stays while its text changes. */
export interface ListItem<T> {
  key: string;
  value: T;
}

/** State of the form: the settings, with rows that may still be blank. */
export interface Draft extends Omit<
  SalesbotSettings,
  "services" | "priceRanges" | "leadQualificationQuestions" | "knowledge"
> {
  services: ListItem<string>[];
  prices: ListItem<{ name: string; amount: string }>[];
  questions: ListItem<string>[];
  knowledge: ListItem<{ question: string; answer: string }>[];
}

export type DraftErrors = Record<string, string>;

let n = 0;
export const listItem = <T>(value: T): ListItem<T> => ({ key: `row-${n++}`, value });

/** The start of a configuration that was never saved, where its page does not say it in another language. */
const FIRST = { name: EDITOR_BOT_NAME, questions: DEFAULT_QUESTIONS };

/** The form's content for stored settings; the editor's defaults where nothing was saved yet. */
export function draftOf(stored: OwnSalesbot, start = FIRST): Draft {
  const isNew = stored.createdAt === null;
  const {
    id: _,
    cardId: __,
    tokensSpentToday: ___,
    createdAt: ____,
    updatedAt: _____,
    services,
    priceRanges,
    leadQualificationQuestions,
    knowledge,
    ...rest
  } = stored;
  return {
    ...rest,
    botName: isNew ? start.name : rest.botName,
    services: services.map(listItem),
    prices: Object.entries(priceRanges).map(([name, amount]) => listItem({ name, amount: String(amount) })),
    questions: (isNew ? start.questions : leadQualificationQuestions).map(listItem),
    knowledge: knowledge.map(listItem),
  };
}

const pricesOf = (prices: Draft["prices"]) =>
  prices
    .map(({ value: { name, amount } }) => ({ name: name.trim(), amount: amount.trim() }))
    .filter(({ name, amount }) => name || amount);

/**
 * Parses a price; NaN if there is none. A comma or point before exactly three digits separates thousands: 4,800 must
 * not be sold for 4.80. Accepts only texts that a stored number would be displayed as.
 */
export function parseAmount(text: string): number {
  const written = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, "");
  if (written === "") return NaN;
  if (String(Number(written)) === written) return Number(written);
  const [, thousands, , decimals = "0"] =
    /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(thousands === undefined ? written.replace(",", ".") : `${thousands.replace(/[.,]/g, "")}.${decimals}`);
}

/** Body that the form would send, unvalidated. */
function payloadOf({ services, prices, questions, knowledge, ...rest }: Draft): Record<string, unknown> {
  return {
    ...rest,
    services: services.map(({ value }) => value),
    priceRanges: Object.fromEntries(pricesOf(prices).map(({ name, amount }) => [name, parseAmount(amount)])),
    leadQualificationQuestions: questions.map(({ value }) => value),
    knowledge: knowledge.map(({ value }) => value),
  };
}

/** The first message of each field; what is wrong inside a list is wrong with the list. */
export const errorsByField = (errors: readonly { path: string; message: string }[]): DraftErrors =>
  Object.fromEntries(errors.toReversed().map(({ path, message }) => [path.split(".")[0]!, message]));

/** The checked settings, or what is wrong by field. The schema comes when there is something to check. */
export async function checkDraft(draft: Draft): Promise<{ settings: SalesbotUpdate } | { errors: DraftErrors }> {
  const { salesbotUpdate } = await import("./salesbot.schema.ts");
  const result = salesbotUpdate.safeParse(payloadOf(draft));
  const issues = result.error?.issues ?? [];
  const errors = errorsByField(issues.map(({ path, message }) => ({ path: String(path[0]), message })));
  const names = pricesOf(draft.prices).map(({ name }) => name);
  if (names.includes("") || new Set(names).size < names.length)
    errors.priceRanges = sentence(salesbotMessages.priceNames);
  return result.success && !errors.priceRanges ? { settings: result.data } : { errors };
}

export const hasSameSettings = (a: Draft, b: Draft): boolean =>
  JSON.stringify(payloadOf(a)) === JSON.stringify(payloadOf(b));

/**
 * Questions and answers out of pasted text: a line that ends in a question mark asks, what follows answers it;
 * other paragraphs become passages without a question.
 */
export function parseFaq(text: string): { question: string; answer: string }[] {
  const entries: { question: string; answer: string }[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    let current: { question: string; answer: string } | undefined;
    for (const line of block
      .split("\n")
      .map((raw) => raw.trim())
      .filter(Boolean)) {
      const question = /^(?:q(?:uestion)?[:.)]\s*)?((?:\S.*)?\?)$/i.exec(line)?.[1];
      const open = entries.at(-1);
      if (question) entries.push((current = { question: question.slice(0, 500), answer: "" }));
      else if (!current && open && open.question && !open.answer) (current = open).answer = plain(line);
      else if (current) current.answer = `${current.answer} ${plain(line)}`.trim();
      else entries.push((current = { question: "", answer: plain(line) }));
    }
  }
  return entries
    .filter(({ answer }) => answer)
    .map(({ question, answer }) => ({ question, answer: answer.slice(0, 2_000) }));
}

const plain = (line: string) => line.replace(/^a(?:nswer)?[:.)]\s*/i, "");

export const STANDARD_HOURS: WorkingHours["days"] = Object.fromEntries(
  (["mon", "tue", "wed", "thu", "fri"] as const).map((day) => [day, [{ from: "09:00", to: "17:00" }]]),
);

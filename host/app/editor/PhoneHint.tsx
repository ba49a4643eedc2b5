import { lazy } from "react";
import { internationalNumber } from "../networks/international-number.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import { useWords } from "../ui/use-words.ts";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import type { EditorCard } from "./editor-card.ts";
import { editorWords } from "./words.en.ts";

/** With it come the tables of all countries. */
const ReadNumber = lazy(() => import("./ParsedPhone.tsx"));

export type PhoneCardFields = Pick<EditorCard, "userId" | "numbers">;

/** Under a telephone number: what phones will dial, or that people abroad cannot call it. */
export function PhoneHint({ card, typed }: { card: PhoneCardFields; typed: string }) {
  const text = typed.trim();
  if (text === "" || phoneProblem(text, "") !== null) return null;
  const number = card.numbers[text] ?? (/ext|x|#/i.test(text) ? undefined : internationalNumber(text));
  if (number !== undefined) return <DialedNumber number={number} />;
  return (
    <ClientOnly fallback={null}>
      <ReadNumber card={card} typed={text} />
    </ClientOnly>
  );
}

export function DialedNumber({ number }: { number: string | undefined }) {
  const { basic } = useWords(editorWords);
  if (number === undefined) return basic.noCountry;
  return (
    <>
      {basic.dialled} <bdi dir="ltr">{number}</bdi>
    </>
  );
}

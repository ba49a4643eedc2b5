import { lazy } from "react";
import { internationalNumber } from "../networks/international-number.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { DialedNumber } from "./DialedNumber.tsx";
import type { PhoneCardFields } from "./editor-card.ts";

/** With it come the tables of all countries. */
const ReadNumber = lazy(() => import("./ParsedPhone.tsx"));

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

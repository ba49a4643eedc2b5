import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

/** The number that phones will dial, or a warning that it cannot be called from abroad. */
export function DialedNumber({ number }: { number: string | undefined }) {
  const { basic } = useWords(editorWords);
  if (number === undefined) return basic.noCountry;
  return (
    <>
      {basic.dialled} <bdi dir="ltr">{number}</bdi>
    </>
  );
}

import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

/** What phones will dial, or that people abroad cannot call it. */
export function DialedNumber({ number }: { number: string | undefined }) {
  const { basic } = useWords(editorWords);
  if (number === undefined) return basic.noCountry;
  return (
    <>
      {basic.dialled} <bdi dir="ltr">{number}</bdi>
    </>
  );
}

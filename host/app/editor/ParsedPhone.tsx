import { countryOfLanguages } from "../networks/country.ts";
import { countryOfNumber, phoneParserFor } from "../networks/numbers.ts";
import { useUser } from "../ui/user.ts";
import { DialedNumber } from "./DialedNumber.tsx";
import type { PhoneCardFields } from "./editor-card.ts";

/** A number as the server will read it, from the same signs of its country. */
export default function ParsedPhone({ card, typed }: { card: PhoneCardFields; typed: string }) {
  const user = useUser();
  const own =
    user.id === card.userId ? [countryOfNumber(user.phone), countryOfLanguages(navigator.languages.join())] : [];
  return <DialedNumber number={phoneParserFor(...Object.values(card.numbers).map(countryOfNumber), ...own)(typed)} />;
}

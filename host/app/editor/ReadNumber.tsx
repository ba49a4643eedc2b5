import { countryOfLanguages } from "../networks/country.ts";
import { countryOfNumber, readerFor } from "../networks/numbers.ts";
import { useUser } from "../ui/user.ts";
import { Dialled, type NumbersCard } from "./PhoneNote.tsx";

/** A number as the server will read it, from the same signs of its country. */
export default function ReadNumber({ card, typed }: { card: NumbersCard; typed: string }) {
  const user = useUser();
  const own =
    user.id === card.userId ? [countryOfNumber(user.phone), countryOfLanguages(navigator.languages.join())] : [];
  return <Dialled number={readerFor(...Object.values(card.numbers).map(countryOfNumber), ...own)(typed)} />;
}

import type { LanguageCode } from "./stop-words.ts";

interface DayWords {
  /** The day that was spoken of. */
  same: string;
  next: string;
  before: string;
}

/** How people name a day by the one spoken of before, in lower case without accents; longer phrases first. */
export const RELATIVE_DAYS: Record<LanguageCode, DayWords> = {
  en: {
    same: "on that same day, on the same day, on that day, that same day, the same day, same day, that day, that night, that evening, that afternoon, that morning",
    next: "the day after that, the night after that, the evening after that, the day after, the night after, the evening after, the morning after, the following day, the following night, the following evening, the next day, the next night, the next evening, the next one along, a day later, one day later, next day",
    before:
      "the day before that, the night before that, the evening before that, the day before, the night before, the evening before, the previous day, a day earlier, one day earlier",
  },
  de: {
    same: "am selben tag, am gleichen tag, an dem tag, an diesem tag, an dem abend, am selben abend",
    next: "am tag danach, am tag darauf, einen tag danach, einen tag spater, am nachsten tag, am folgetag, am darauffolgenden tag, der tag danach, den tag danach, tags darauf",
    before:
      "am tag davor, am tag vorher, am tag zuvor, einen tag davor, einen tag vorher, einen tag fruher, der tag davor, den tag davor, tags zuvor, am vortag",
  },
  es: {
    same: "ese mismo dia, el mismo dia, ese dia, esa tarde, esa noche",
    next: "al dia siguiente, el dia siguiente, el dia de despues, el dia despues, al otro dia, un dia despues, un dia mas tarde",
    before: "el dia anterior, el dia de antes, el dia antes, la vispera, un dia antes",
  },
  fr: {
    same: "ce meme jour, le meme jour, ce jour la, ce jour, ce soir la",
    next: "le jour d apres, le jour suivant, le lendemain, un jour plus tard, le jour apres",
    before: "le jour d avant, le jour precedent, la veille, un jour plus tot, le jour avant",
  },
  it: {
    same: "quello stesso giorno, lo stesso giorno, quel giorno, quella sera",
    next: "il giorno dopo, il giorno seguente, il giorno successivo, l indomani, un giorno dopo",
    before: "il giorno prima, il giorno precedente, un giorno prima, la vigilia",
  },
  nl: {
    same: "op diezelfde dag, diezelfde dag, dezelfde dag, op die dag, die dag, die avond",
    next: "de dag daarna, de dag erna, de dag erop, de volgende dag, een dag later",
    before: "de dag daarvoor, de dag ervoor, de vorige dag, een dag eerder",
  },
  pt: {
    same: "nesse mesmo dia, no mesmo dia, nesse dia, naquele dia, nessa noite",
    next: "no dia seguinte, o dia seguinte, no outro dia, um dia depois, no dia depois",
    before: "no dia anterior, o dia anterior, na vespera, um dia antes, no dia antes",
  },
};

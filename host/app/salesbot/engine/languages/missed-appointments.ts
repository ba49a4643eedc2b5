import type { LanguageCode } from "./stop-words.ts";

/** What a visitor says of an appointment that is over; `*` as in Language.acts. Its day is no wish for another one. */
export const MISSED: Record<LanguageCode, string> = {
  en: `forgot my
forgot about
forgot the
forgot our
forgot that
forgot to come
forgotten my
forgotten the
forgotten about
missed my
missed the
missed our
missed an
missed it
slept through
overslept
didnt make it
did not make it
didnt turn up
did not turn up
didnt show
did not show
wasnt there
was not there
wasnt in
wasnt home
was not home
wasnt at home
was not at home
nobody was
no one was
yesterday`,
  de: `verpasst
versaumt
vergessen
verschlafen
war nicht da
gestern`,
  es: `olvide
se me olvido
falte a
perdi mi cita
ayer`,
  fr: `oublie mon
oublie le
oublie notre
jai oublie
manque mon
rate mon
hier`,
  it: `ho dimenticato
mi sono dimenticat*
ho perso
ieri`,
  pt: `esqueci
perdi a
perdi o
faltei
ontem`,
  nl: `vergeten
gemist
gisteren`,
};

import type { Language } from "../language.ts";
import { topics } from "../topics/en.ts";
import { texts } from "../texts.ts";
import { cues } from "./cues.ts";
import { everyday } from "./everyday.ts";
import { everydayInTrades } from "./everyday-trades.ts";
import { guarded } from "./guarded.ts";
import { requestPhrases } from "./requests.ts";

export const en: Language = {
  code: "en",
  name: "English",
  acts: { ...guarded, ...requestPhrases },
  refusals: `dont want * appointment
do not want * appointment
dont need * appointment
do not need * appointment
no appointment
no booking
never asked for
cancel my
cancel the appointment
cancel the booking
cancel that
wont give
will not give
not giving
rather not give
forget the appointment
never call
never contact
do not write
dont write
do not contact
dont store
do not store
no calls
no emails
not want any emails
not want any calls
dont want any emails
dont want any calls
dont contact me
do not contact me
dont call me
do not call me
dont ask me for
do not ask me for
not ask me for
dont want to be contacted
do not want to be contacted`,
  asking: `what whats where wheres when whens who whos whom whose why how hows which do does did can could is are am was were will would may should have has any
anyone anybody anything anywhere whod wholl whatd whatll howd whered wat wats wot wots cn cld wud hw u got must shall isnt arent dont doesnt`,
  requests: `how much
how many
how long
how soon
how quick
how quickly
how often
how far
what time
what if
do i
do we
do you
do they
does it
does he
does she
can he
can she
can they
could he
could she
could they
^ok if
^ok to
^alright if
^alright to
^all right if
is that ok
is that okay
is that alright
is that all right
is that fine
is that possible
is that a problem
is that fixable
is that doable
is that allowed
is that included
is that enough
is that extra
is that too
is he
is she
are they
would i
would we
would it
would he
would she
would they
will i
will we
will it
will they
could i
could we
should i
should we
have you
do ye
do u
can u
^price of
^price for
^prices for
^cost of
is it ok
is it okay
is it alright
is it possible
would that be
can i
can we
can you
could you
will you
would you
am i
is it
is there
are there
are you
tell me
let me know
like to know
want to know
love to know
need to know
wanted to know
wanna know
wondering
i wonder
curious
explain
more about
what about
how about
any info
information on
information about
question about`,
  joining: `and & + n also plus`,
  today: "today tonight now",
  tomorrow: "tomorrow tmrw tmr",
  weekend: "weekend weekends",
  topics,
  cues,
  everyday: `${everyday}\n${everydayInTrades}`,
  texts,
};

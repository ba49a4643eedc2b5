/** What a visitor wants beside an answer, and how people are polite. */
export const requestPhrases = {
  human: `talk to
speak to
speak with
talk to * person
talk to * human
talk to someone
talk to somebody
speak to someone
speak to somebody
speak to * person
speak to * human
speak with someone
speak to a
talk to the
talk to a
speak with the
speak to the
speak with a
let me talk to
let me speak to
real person
real human
live person
live agent
actual person
actual human
human please
a human
call me
ring me
phone me
call me back
ring me back
callback
call back
get back to me
contact me
reach out to me
have * call me
have * contact me
have * ring me
have * phone me
people phone me
people call me
someone phone
someone ring
someone call
give me a bell
give me a call
give me a ring
not a bot
want a robot
not a robot
no robots
someone i can ring
someone i could ring
someone i could call
someone i could phone
someone i could talk
someone i could speak
anyone i can ring
anyone i can call
anyone i can phone
anyone i can talk
anyone i can speak
anyone i could ring
anyone i could call
anyone i could talk
anyone i could speak
number i can ring
number i can call
number to ring
number to call
someone i can call
someone i can phone
someone i can talk
someone i can speak
somebody i can ring
somebody i can call
somebody i can talk
get * on the line
get * on the phone
no bots
how do i reach
how can i reach
how do i contact
how can i contact
get hold of
get in touch
rather ring
rather call
rather phone
rather talk
rather speak
rather discuss
sooner ring
sooner call
sooner talk
sooner speak
prefer to talk
prefer to speak
prefer to call
prefer talking
prefer a call
can i just call
can i just ring
put me through
your phone number
your number
number please
^number$
your email
email address
whats the number
what is the number
your whatsapp
contact details
discuss this with
speak with
talk to him
talk to her
talk with
talk directly
directly to`,
  appointment: `appointment
make a booking
like to book
want to book
can i book
could i book
^book
^please book
^reserve
book a
book an
book me
book for
book in
reserve a
reserve for
make a reservation
schedule a
schedule an
set up a
arrange a
arrange an
a meeting with
time slot
come in on
come by on
see you on
meet on
any slots
any openings
anything free
free on mon*
free on tue*
free on wed*
free on thu*
free on fri*
free on sat*
free on sun*
are you free tomorrow
are you free on
are you available on
can you do mon*
can you do tue*
can you do wed*
can you do thu*
can you do fri*
can you do sat*
can you do sun*
can you do tomorrow
^book us
^book my
^book the
^book on
^book next
^book this
^book today
^book tomorrow
^book mon*
^book tue*
^book wed*
^book thu*
^book fri*
^book sat*
^book sun*
squeeze me in
fit me in
book it`,
  buy: `i want to buy
want to order
like to order
like to buy
place an order
can i order
sign me up
sign up
ready to start
ready to pay
i will take
i would take
take it
hire you
want to hire
get started
subscribe`,
  "small-talk": `how are you
how is it going
hows it going
how are things
whats up
what is up
nice to meet you
good to see you
how do you do
you ok
hows life
hows your day`,
  thanks: `thx
ty
^thanks
^thank you
^thank u
^thx
^ta
^cheers
^great thanks
^ok thanks
^perfect thanks
thank you$
thanks$
thanks a lot
appreciate it
much appreciated
very kind
great help
very helpful
ta very much
ta$
cheers$
many thanks`,
  goodbye: `^bye
^goodbye
^good bye
^see you
^see ya
^cya
^later$
^good night
^have a good
^have a nice
^have a great
^take care
^talk later
^that is all
^thats all
that was all
bye$
goodbye$`,
  no: `^no$
^nope
^nah
^no thanks
^no thank you
^no thx
^not now
^not really
^not yet
^not interested
^not today
^maybe later
^rather not
^id rather not
^i would rather not
^never mind
^nevermind
^just looking
^just browsing
^prefer not
^skip
^none of your business
^stop asking
^no need
^dont contact me
^do not contact me
^i dont want to
^i do not want to
^no i do not
^no i dont
dont want to be contacted
do not want to be contacted
no email
no phone`,
  yes: `^yes
^ok yes
^okay yes
^oh yes
^ok please
^ok do
^yep
^yeah
^sure
^of course
^please do
^go ahead
^absolutely
^definitely
^why not
^do that
^that works
^ok$
^okay$
^sounds good
^great$
^perfect$
^please$
^fine$
^alright
^exactly
^correct`,
  greeting: `^hi
^hii
^hello
^hey
^heya
^heyy
^heyyy
^hiya
^yo
^greetings
^howdy
^good morning
^good afternoon
^good evening
^good day
^morning
^evening
^afternoon
^gday
^g day
^ello
^alright mate`,
};

/** What the assistant answers without any fact: attempts to mislead it, chatter, and questions about itself. */
export const guarded = {
  manipulation: `ignore * instructions
ignore * rules
ignore * previous
ignore everything
ignore all
disregard * instructions
disregard * rules
disregard everything
forget * instructions
forget * rules
forget everything
override
bypass * rules
system prompt
your prompt
your * instructions
your hidden * rules
your source code
your configuration
custominstructions
custom instructions
developer mode
debug mode
dan mode
jailbreak
you are now
from now on you
new instructions
pretend * you
pretend to be
act as a
act as an
act like a
act as if
roleplay
role play
prompt injection
script alert
drop table
api key
secret key
print * field
repeat * above
password
passcode
secret code
staff code
code word
codeword
friends code
admin code
master code
door code
internal price
internal floor
floor price
lowest price you are allowed
confirm that * costs
confirm my * free
confirm * discount
say * is free
reply only with
repeat after me
answer only yes
^system
you must agree
as agreed`,
  "off-topic": `weather forecast
what is the weather
tell me a joke
tell * joke
know any jokes
write me a poem
write * poem
write * song
write * essay
write * story
write * code
write * script
write * function
write * python
write * javascript
recipe for
capital of
meaning of life
horoscope
lottery numbers
who won
who will win
who is going to win
world cup
prime minister
the president
the election
vote for
price of bitcoin
bitcoin price
buy bitcoin
invest in
about bitcoin
about crypto
bitcoin worth
stock price
stock market
square root
homework
solve this
translate this
translate * into
marry me
are you single
tallest
population of
who invented
latest news
fix this code
name ideas
girlfriend
boyfriend
what time is it in
good movie
netflix
premier league
champions league
tour de france
super bowl`,
  privacy: `gdpr
my data
personal data
data protection
delete my
store my data
store my details
store my messages
store my info*
store my number
store my email
save my
share my
what do you store
conversation * saved
conversation * stored
conversation * recorded
chat * stored
chat * saved
chat * recorded
who sees this
who reads this
who can see
who can read
sell my
spam me
privacy policy
is this private
is this confidential
are you recording`,
  bot: `are you * bot
are you * robot
are you * human
are you * ai
are you * machine
are you * real
are you * person
are you chatgpt
is this a bot
is this a robot
is this a human
is this a real person
is this automated
is this ai
am i * robot
am i * bot
am i * human
am i * machine
am i * person
who are you
what are you$
who am i talking to
am i talking to
am i chatting with
real * or a computer
real * or a machine
who am i speaking to
who am i chatting with
what is your name
whats your name
who made you
how do you work$`,
  recall: `what have we agreed
what did we agree
what we agreed
what did i book
what have i booked
what time was
what day was
which day was
when was that
when was it
when was my
when is my
when am i
* is my appointment
* is my booking
my appointment again
remind me
am i * booked
is it * booked
is it * confirmed
is that * booked
is that * confirmed
is my booking
is my appointment
did you book
have you booked
are we * confirmed`,
  availability: `still free
you free
free on
free spot
free slot
next free
next spot
a slot
any slots
slots left
still a spot
spaces left
still * spaces
any space
any availability
have availability
are you available
still available
anything free
anything on monday
anything on tuesday
anything on wednesday
anything on thursday
anything on friday
anything on saturday
anything on sunday
anything * tomorrow
still be possible
have * room on
fit me in
fit us in
squeeze me in
squeeze us in`,
  complaint: `want * money back
want * refund
need * refund
give * money back
give me a refund
demand * refund
was awful
was terrible
was horrible
is bleeding
are bleeding
injured by
injured at your
injured during
hurt by your
hurt at your
you cut my
you hurt
you injured
you broke
you damaged
you ruined
you scratched
you burnt
you burned
you lost my
charged * twice
made me ill
made us ill
made me sick
food poisoning
never turned up
nobody turned up
nobody came
did not turn up
didnt turn up
complain
complaint
disappointed
terrible
awful
rip off
ripoff
scam
useless
quacks
robbers
crooks
liars
unhappy with
not happy
dissatisfied
disgusted
sucks
worst
stupid
idiot
idiots
bad service
bad experience
rubbish service
thanks for nothing
hate this
hate you
shower of`,
};

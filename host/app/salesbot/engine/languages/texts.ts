import type { Personality } from "../../limits.ts";

/** A text for everybody, or one in each tone. `{name}` and the like are filled in; nothing else is added. */
type Text = string | Record<Personality, string>;

/** Every sentence the built-in engine can say. Another language is another file of this shape. */
export const texts = {
  // --- first words
  morning: "Good morning",
  afternoon: "Good afternoon",
  evening: "Good evening",
  hello: "Hello",
  welcome: {
    professional: "{greeting}. I am {bot}, the automatic assistant of {person}. How may I help you?",
    friendly: "{greeting}! I'm {bot}, {first}'s automatic assistant. Ask me anything, I'm happy to help.",
    consultative:
      "{greeting}. I am {bot}, the automatic assistant of {person}. Tell me what you are working on, and we can see together what fits.",
    aggressive:
      "{greeting}! I'm {bot}, the automatic assistant of {person}. Let's get you what you need: what are you looking for?",
  },
  privacyNote: "{person} can read this chat. It is deleted after {days}.",
  greet: {
    professional: "{greeting}. How may I help you?",
    friendly: "{greeting}! Lovely that you're here. What can I do for you?",
    consultative: "{greeting}. What brings you to {business} today?",
    aggressive: "{greeting}! Great that you're here. What do you need, and when?",
  },
  smallTalk: {
    professional: "All is well, thank you. How may I help you with {business}?",
    friendly: "All good here, thanks for asking! What can I do for you?",
    consultative: "All is well, thank you. What would you like to achieve?",
    aggressive: "Ready to go, thank you! What can I get moving for you?",
  },
  thanks: {
    professional: "You are welcome.",
    friendly: "You're very welcome!",
    consultative: "You are welcome, glad that it helps.",
    aggressive: "My pleasure!",
  },
  anythingElse: {
    professional: "Is there anything else you would like to know?",
    friendly: "Anything else I can help with?",
    consultative: "What else would help you decide?",
    aggressive: "What else do you need?",
  },
  goodbye: {
    professional: "Thank you for your visit. Goodbye.",
    friendly: "Thanks for stopping by, bye for now!",
    consultative: "Thank you for your time. Come back whenever a question turns up.",
    aggressive: "Thanks for stopping by. Come back when you are ready!",
  },

  // --- facts
  email: "The email address is {email}.",
  phone: "The phone number is {phone}.",
  website: "The website is {website}.",
  social: "{network}: {url}",
  socialList: "You can find {first} here: {links}.",
  wayEmail: "email at {email}",
  wayPhone: "phone at {phone}",
  wayWebsite: "the website {website}",
  wayAddress: "post or in person at {address}",
  address: "{business} is at {address}.",
  hours: "Opening hours ({zone}): {hours}.",
  openNow: "Open right now, until {until}.",
  closedNow: "Closed right now; opens {opens}.",
  closedForNow: "Closed right now.",
  openOn: "On {day}: open {times}.",
  closedOn: "On {day}: closed.",
  services: {
    professional: "{business} offers: {services}.",
    friendly: "Here is what {business} offers: {services}.",
    consultative: "These are the services of {business}: {services}. Which one is closest to what you need?",
    aggressive: "{business} offers: {services}. Pick one and I'll get it moving.",
  },
  price: "{name}: {price}.",
  prices: "Prices: {prices}.",
  person: "{name} is {title} at {company}.",
  personOnly: "This is the card of {name}.",
  bot: "I am {bot}, an automatic assistant. I answer from what {person} has told me, and pass on what I do not know.",
  privacy:
    "This chat is kept for {days}, so that {person} can read it and answer you; after that it is deleted. You decide which details you leave, and you can ask {person} to delete them.",
  complaint: "I am sorry to hear that. {first} should hear it directly.",
  manipulation: "I can only answer questions about {business}.",
  offTopic: {
    professional: "That is outside of what I can help with. I know about {business}.",
    friendly: "That one is beyond me, I only know about {business}.",
    consultative: "That is not my field; mine is {business}.",
    aggressive: "Not my field. {business} is!",
  },

  closest: "The closest I have: {quote}",
  unsure: "I can't say for certain.",
  offer: "Shall I ask {first}?",
  serviceListed: "On the list of {business}: {service}.",
  theirLanguage: "In {business}’s own words, in {language}: {quote}",
  notPriced: "I have no price for {what}.",
  restUnknown: "The rest I can't say for certain.",
  askYourself: "{first} can tell you.",
  priceOf: "How much is {name}?",
  wordsAsQuestion: "{words}?",

  // --- what is not known
  unknown: "I don't have that in what {first} gave me.",
  notUnderstood: "I am not sure I understood you.",

  // --- asking for details
  passOn: "I will ask {first}. Which email address or phone number may the answer go to?",
  passedOn: "I have noted your question for {first}, who can answer you at {where}.",
  askPerson: "I will let {first} know. Where can {first} reach you: by email or phone?",
  personKnown: "I will let {first} know; {first} can reach you at {where}.",
  personTold: "I have let {first} know. You can go on asking me until {first} is here.",
  usualWait: "{first} usually answers within {n} minutes.",
  usualMinute: "{first} usually answers within a minute.",
  personAway: "{first} cannot come to this chat right now.",
  personWrites: "{first} will answer you at {where}.",
  personWhere: "Where can {first} reach you: by e-mail or phone?",
  directly: "You can also reach {first} directly: {ways}.",
  askAppointment: {
    professional:
      "I can pass on your wish for an appointment; {first} confirms it. Which day and time suit you, and at which email address or phone number may {first} confirm?",
    friendly:
      "Happy to ask {first} for a time! Which day suits you, and at which email address or phone number should {first} confirm?",
    consultative:
      "I can ask {first} for a time to talk it through. Which day suits you, and what is the best email address or phone number to confirm it?",
    aggressive:
      "Let's fix it now: which day and time, and at which email address or phone number should {first} confirm?",
  },
  appointmentKnown:
    "I have noted that you would like an appointment. {first} will confirm a time at {where}. Which day and time suit you?",
  whatWhen: "{day} at {time}",
  noSuchDay: "There is no {said} in the calendar.",
  pastDay: "{day} is over.",
  otherDay: "Which other day suits you?",
  otherTime: "Which time within those hours suits you?",
  noCalendar: "I can't see {first}'s calendar; {first} confirms a time.",
  agreed: "You asked for: {what}.",
  whichDays: "From which day until which?",
  untilWhichDay: "Until which day?",
  whichDay: "Which day and time suit you?",
  whichTime: "At what time?",
  wishNoted: "Got it: {what}.",
  wishConfirmedByEmail: "{first} will confirm by email to {where}.",
  wishConfirmed: "{first} will confirm by phone at {where}.",
  wishWhere: "What email or phone number should {first} use to confirm?",
  bookHere: "You can book here: {url}\n",
  askOrder: {
    professional: "I will pass your order wish on to {first}. What email or phone number should {first} use?",
    friendly: "Great choice! At which email address or phone number can {first} sort out the rest with you?",
    consultative:
      "I will pass that on to {first}, who can go through the details with you. What is your email address or phone number?",
    aggressive: "Let's do it: leave your email address or phone number, and {first} takes it from there.",
  },
  orderKnown: "I have noted that you would like to order. {first} will contact you at {where}.",
  goalAppointment: {
    professional:
      "Would you like an appointment with {first}? Leave an email address or phone number, and {first} can confirm a time.",
    friendly: "Shall we find you a time with {first}? Just leave an email address or phone number.",
    consultative:
      "It may help to talk this through with {first}. If you leave an email address or phone number, {first} can suggest a time.",
    aggressive: "Let's get you a time with {first}: what is your email address or phone number?",
  },
  goalLead: {
    professional: "If you leave your email address or phone number, {first} can get back to you.",
    friendly: "Leave me your email address or phone number, and {first} gets back to you.",
    consultative: "If you would like advice that fits your case, leave an email address or phone number for {first}.",
    aggressive: "What is your email address or phone number, so that {first} can get going?",
  },
  goalSale: {
    professional: "Would you like to order? Leave your email address or phone number, and {first} arranges the rest.",
    friendly: "Would you like to go for it? Leave your email address or phone number, and {first} arranges the rest.",
    consultative: "If this fits, leave an email address or phone number, and {first} goes through the order with you.",
    aggressive: "Ready to order? Leave your email address or phone number now, and {first} takes care of the rest.",
  },
  consent: "By sharing it you agree that {person} may contact you about this.",

  // --- what the visitor tells
  gotDetails: {
    professional: "Thank you{comma}. I have noted {details} for {first}.",
    friendly: "Thanks{comma}! I've noted {details} for {first}.",
    consultative: "Thank you{comma}, that helps. I have noted {details} for {first}.",
    aggressive: "Perfect{comma}! {details} is noted for {first}.",
  },
  gotName: {
    professional: "Thank you, {visitor}.",
    friendly: "Nice to meet you, {visitor}!",
    consultative: "Good to meet you, {visitor}.",
    aggressive: "Great, {visitor}!",
  },
  // The questions that an owner's assistant begins with.
  askChallenge: "What's your biggest challenge in this area?",
  askTimeline: "What's your timeline for making a decision?",
  askBudget: "What's your budget range?",
  askName: {
    professional: "May I ask your name?",
    friendly: "And what's your name?",
    consultative: "Whom may {first} ask for?",
    aggressive: "And your name?",
  },
  noted: {
    professional: "Thank you, I have noted that for {first}.",
    friendly: "Thanks, I've noted that for {first}!",
    consultative: "Thank you, that is useful for {first} to know.",
    aggressive: "Got it, noted for {first}.",
  },
  declined: {
    professional: "Of course. I am here if a question comes up.",
    friendly: "No problem at all! I'm here if something comes up.",
    consultative: "That is fine, take your time. I am here if a question comes up.",
    aggressive: "No problem. I'm here when you are ready.",
  },
  yesWhat: "Gladly. What would you like to know?",

  // --- little words
  list: "{items} and {last}",
  or: "{items} or {last}",
  day: "1 day",
  days: "{n} days",
  today: "today at {time}",
  tomorrow: "tomorrow at {time}",
  onDay: "on {day} at {time}",
  closed: "closed",
  monToFri: "{from} to {to}",
  dayNames: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
} as const satisfies Record<string, Text>;

/** Sentences may have one wording or one for each personality; words and formats have one. */
export type Catalogue = { [K in keyof typeof texts]: (typeof texts)[K] extends string ? string : Text };

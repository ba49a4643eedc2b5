import { isCommonWord, nearest, wordsOf } from "./words.ts";

/** What a visitor may be after. */
export type Intent =
  | "greeting" | "thanks" | "goodbye" | "yes" | "no" | "small-talk"
  | "contact" | "email" | "phone" | "website" | "social"
  | "address" | "hours" | "services" | "service-check" | "prices" | "discount" | "appointment" | "buy"
  | "about" | "person" | "human" | "bot" | "privacy" | "language" | "complaint"
  | "manipulation" | "off-topic" | "knowledge" | "details" | "statement" | "unknown";

/** Words that decide an intent: what a word with a typing error is corrected to. */
const VOCABULARY = `address appointment appointments available availability book booking budget business callback calendar charge charges closed
closing closes company consultation contact contacts cost costs demo directions discount discounts email facebook fees greetings headquarters hello hours human
instagram instructions linkedin location located meeting morning office offer offered offers offering opening opened opens package packages payment person phone
price prices priced pricing privacy products prompt purchase quote rates reservation reserve robot saturday schedule service services specialise street sunday
monday tuesday wednesday thursday friday telephone thanks tomorrow weather website weekend welcome whatsapp estimate afternoon evening experience background speak
number address about afford expensive cheap cheaper assistant representative complaint disappointed refund ignore previous services provide provided mailing reach
portfolio twitter youtube directions manager visit session today please owner founder professional question interested order contract`.split(/\s+/);

/** The message as a line of corrected words, which the rules below read. */
export function readable(message: string): string {
  return wordsOf(message).map((word) => (isCommonWord(word) || /\d/.test(word) ? word : nearest(word, VOCABULARY) ?? word)).join(" ");
}

type Rule = [intent: Intent, weight: number, pattern: RegExp];

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const PERSONAL = "(?:you|u|they|he|she|him|her|them|mr|mrs|ms|dr)";

/** Every rule that matches counts; an intent has the weight of its strongest one. */
const RULES: Rule[] = [
  ["manipulation", 9, /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|instructions|rules?|prompts?|guidelines|previous|everything|above|training)\b/],
  ["manipulation", 9, /\b(?:print|show|reveal|repeat|tell|display|output|give|leak|what (?:is|are))\b.{0,30}\b(?:system prompt|your prompt|the prompt|your (?:initial |system |hidden |secret )?instructions|api key|secret key|your rules|your configuration|your source code)\b/],
  ["manipulation", 9, /\b(?:pretend|act (?:as|like) (?:a|an|if|my|the|though)|roleplay|role play|you are now|jailbreak|developer mode|dan mode|from now on you|new instructions)\b/],
  ["manipulation", 8, /\b(?:system prompt|prompt injection|script alert|drop table)\b/],

  ["privacy", 7, /\b(?:privacy|gdpr|my data|personal data|my details safe|data protection|delete my|store my|save my|share my|what do you store|conversation (?:saved|stored|recorded)|(?:is|are) (?:this|chats?|the|messages)(?: \w+)? (?:recorded|stored|saved|private|confidential)|who (?:sees|reads|(?:can|will) (?:see|read)) (?:this|my|these)|sell my|spam me)\b/],
  ["bot", 7, /\b(?:are (?:you|this|we)|am i|is (?:this|it|that)) (?:\w+ ){0,4}(?:bot|robot|human|ai|machine|real person|real|chatbot|automated|automatic|person|gpt|chatgpt)\b(?! (?:reply|answer)ing)/],
  ["bot", 6, /\b(?:who|what) (?:are you|am i (?:talking|speaking|chatting) (?:to|with)|is this)$|\b(?:what is your name|your name|you a bot|are you chatgpt|you real|who made you|how do you work)\b/],
  ["human", 8, /\b(?:talk|speak|chat|connect|transfer|put|pass|get|reach|forward|hand) (?:me )?(?:directly )?(?:over )?(?:to|with|through to|through|on to)? ?(?:a |an |the |some |your |with )?(?:real |live |actual )?(?:human|person|someone|somebody|agent|representative|manager|owner|boss|team|staff|rep|salesperson|sales)\b/],
  ["human", 8, /\b(?:real|live|actual) (?:human|person|agent)\b|\b(?:human|agent|representative|operator)(?: please| now)?$|\b(?:call me|ring me|phone me|callback|call back|call us|get back to me|contact me|reach out to me|have (?:someone|somebody|him|her|them) (?:call|contact|ring|write))\b|\b(?:human|person) (?:please|instead|wanted)\b/],
  ["human", 6, /\b(?:can|could|may|want|like|need|wish|love) (?:\w+ ){0,3}(?:talk|speak|chat) (?:to|with)\b|\b(?:speak|talk) (?:to|with) (?:him|her|them|you)\b|\bnot (?:a|the) (?:bot|robot|machine)\b|\bno (?:bots?|robots?)\b/],

  ["complaint", 6, /\bthanks for nothing\b|\b(?:complain|complaint|disappointed|terrible|awful|rip off|scam|useless|unhappy|angry|bad (?:service|experience)|stupid|idiot|hate (?:this|you)|not happy|dissatisfied|sucks|worst)\b/],
  ["language", 6, /\b(?:habla|hablas|sprechen|deutsch|espanol|parlez|francais|parla|italiano|hola|bonjour|guten tag|ciao|ola)\b|\b(?:speak|talk|write|answer|chat|reply|service) (?:\w+ ){0,2}(?:spanish|german|french|italian|portuguese|chinese|japanese|arabic|hindi|russian|dutch|polish|turkish|korean|swedish|languages?|english)\b|\bwhat languages?\b|\b(?:other|which) languages?\b/],

  ["email", 7, /\bemails?\b/], ["email", 5, /\b(?:inbox|write to (?:you|him|her)|send (?:you|him|her) (?:a |an )?(?:message|document|file|brief|letter))\b/],
  ["phone", 7, /\bphone\b(?! me)/], ["phone", 6, /\b(?:(?:your|the|a|his|her|contact|what) number|number (?:to|please)|(?<!\b(?:tax|vat|account|order|id|registration|serial|card|room|part|license|licence|company|house|invoice) )number$|(?:can|could|may|should|how (?:do|can|to)|like to|want to) (?:i |we )?(?:just )?(?:call|ring|dial)(?! me| us)|call (?:you|him|her|them|number)|give (?:you|him|her|them) a call|text (?:you|him|her)|landline|hotline|whatsapp number)\b/],
  ["website", 7, /\b(?:website|web site|web page|webpage|homepage|home page|url|site link|online presence)\b/], ["website", 5, /\b(?:portfolio|(?:your|the|a) (?:site|link|page)|see (?:your|some|examples of your) (?:work|projects)|examples of (?:your )?work)\b/],
  ["social", 7, /\b(?:social|socials|social media|linkedin|twitter|instagram|insta|facebook|fb|whatsapp|telegram|youtube|tiktok|threads|pinterest|wechat|viber|skype|discord|snapchat|follow (?:you|him|her|them))\b/],
  ["contact", 5, /\b(?:contact|contacts|reach|get in touch|in touch|get hold of|getting hold|best way to (?:reach|talk)|business card|vcard|vcf|message (?:you|him|her|them))\b/],

  ["hours", 7, /\b(?:opening|business|office|working|work|operating|store|shop|your|the|visiting|support) (?:hours|times?)\b|\bhours\b(?! (?:long|of work|for|per|ago|each|a week))|\bopening\b/],
  ["hours", 7, new RegExp(`\\b(?:when|what time|until when|till when|how late|how early|what days?|which days?)\\b.{0,25}\\b(?:open|opens|opened|close|closed|closes|closing|work|working|start|finish|reachable|answer|there|in the office|around)\\b`)],
  ["hours", 7, new RegExp(`\\b(?:are|is|be|still|you) (?:\\w+ ){0,3}(?:open|closed|shut|reachable)\\b|\\b(?:open|opened|opens|closed|close|closes) (?:now|today|tomorrow|tonight|late|early|yet|still|on|at|until|till|this|over|during|${DAY}|weekend)\\b|\\b(?:do|does) (?:${PERSONAL}|the \\w+) (?:open|close|work) (?:on|at|during|over)?\\b`)],
  ["hours", 4, new RegExp(`\\b(?:open|opened|opens|closed|closes|close)$|^(?:open|closed)\\b|\\bclosing time\\b|\\b(?:weekend|holiday)s?$`)],

  ["address", 7, /\b(?:address|located|location|locations|directions|headquarters|postcode|zip code|where about|whereabouts|on the map|google maps)\b|\bmap$/],
  ["address", 7, /\bwhere (?:is|are|r|can i (?:find|visit|meet)|do i (?:find|go)|exactly|to find) (?:\w+ ){0,3}(?:you|u|your|it|the|office|studio|shop|store|place|company|business|based|find|visit|him|her|they|they|go)\b/],
  ["address", 7, /\bwhere (?:(?:is|are) )?(?:\w+ ){0,3}based\b|\bwhere you at\b|\b(?:what|which) (?:city|town|country|state|street|area|part of town|neighbourhood|neighborhood)\b|\bhow (?:do|can|to|would) (?:i |we )?(?:get|find|come) (?:there|to you|to your|you|here)\b|\b(?:visit (?:you|your)|come (?:by|over|to your)|drop by|stop by|office (?:is )?where|where office)\b|^where$|\bwhere (?:is|are) (?:you|it|this|the office|the studio)\b/],

  ["discount", 7, /\b(?:discount|discounts|coupon|voucher|promo|promo code|special offer|special offers|cheaper|negotiate|negotiable|better price|lower price|price match|deals?|free trial|for free)\b/],
  ["prices", 7, /\b(?:price|prices|priced|pricing|cost|costs|costing|how much|fee|fees|rates?|quote|estimate|charge|charges|tariff|price list|pricelist|expensive|afford|price range)\b/],
  ["prices", 4, /\bhow much\b|\b(?:cheap|cheapest)\b|^(?:.(?!includ))*\bpackages?\b(?!.*\binclud)/],

  ["appointment", 7, /\b(?:appointment|appointments|book|booking|schedule|scheduling|meeting|consultation|reservation|reserve|demo|calendar|time slot|slot|slots|viewing|tour)\b/],
  ["appointment", 6, new RegExp(`\\b(?:can|could|may|shall|let|like to|want to|when can|want|would love to) (?:i |we |us |you )?(?:meet|come in|come by|visit|see (?:him|her|you|dr))\\b|\\b(?:available|availability|free time|any openings)\\b|\\b(?:free|time) (?:on|next|this|tomorrow|today|for a (?:call|chat|meeting))\\b|\\b(?:set up|arrange|organi[sz]e|have|plan|hop on|jump on|do) (?:a |an )?(?:quick |short |phone |video |zoom |intro |discovery )?(?:call|chat|meeting|time|visit)\\b`)],
  ["buy", 7, /\b(?:buy|purchase|checkout|place an order|order (?:a|an|one|two|some|now|it|this|the|from)|to order|sign up|sign me up|get started|hire|ready to (?:start|go|pay)|take (?:it|the)|i will take|book it|pay (?:now|online|by)|subscribe)\b/],

  ["services", 7, /\b(?:service|services|products|what (?:do|does|can|else do|else can) (?:\w+ ){1,3}(?:offer|sell|provide|do for|help|make|build|specialise|specialize)|offerings?|what is on offer|specialise|specialize|speciality|specialty|catalogue|catalog|menu|what can (?:you|i) (?:do|get|book|buy|order)|what (?:do|does) (?:you|they|your company|the company|your business|your firm|your team) (?:all )?do|range of|solutions)\b/],
  ["services", 6, /\b(?:what|which|how) (?:\w+ ){0,3}(?:help (?:me|us)|options|packages|kind of work|types? of)\b|\bhow can you help\b|\bwhat you (?:do|offer|sell)\b/],
  ["service-check", 5, /\b(?:do|does|can|could|would|will) (?:you|u|they|he|she|your company|your team) (?:also |still |even |guys |maybe )?(?:offer|provide|sell|do|make|have|build|design|handle|cater|cover|help with|help me with|support|work with|accept|deliver|ship|take on|create|organi[sz]e|repair|fix|teach|arrange|run|write|host|rent|bring|serve)\b|\b(?:is|are) there (?:a |an |any )?\w+|\byou (?:offer|do|sell|provide)\b/],

  ["person", 7, /\bwho (?:is|are|runs|owns|founded|leads|s) (?:\w+ ){0,3}(?:behind|mr|mrs|ms|dr|he|she|owner|founder|boss|in charge|responsible|this|person|the (?:company|business|owner))\b|\b(?:what (?:is|does) (?:his|her|their|your) (?:job|role|title|position|job title)|job title|position|what is (?:his|her|the|their) name|whose card|who (?:runs|owns|founded|leads|started)|owner name|name of the (?:owner|person))\b|\bwhat (?:does (?:he|she) do|is (?:his|her) (?:job|role|title|profession|name))\b/],
  ["about", 6, /\b(?:about (?:you|yourself|your(?: \w+)?|the (?:company|business|firm|team|person|owner)|this (?:company|business)|him|her|them|us|it|the card)|background|experience|experienced|history|how long (?:have|has|are)|since when|your story|introduce|qualifications?|biography|bio|tell me more|more information|more about|more details|what kind of (?:company|business|firm)|which company|what company|what (?:is|s) (?:the |your |this )?(?:company|business|firm)|what is this company|company name|name of (?:the|your) company|which industry|what industry|who do (?:you|i) work (?:for|with)|company profile|about$|what is this|your mission|company info|why (?:should i )?(?:choose|pick) you)\b/],

  ["off-topic", 6, /\b(?:weather|joke|jokes|poem|song|lyrics|football|soccer|basketball|president|prime minister|politics|election|religion|bitcoin|crypto|stock market|stocks|recipe|homework|essay|capital of|meaning of life|horoscope|lottery|write (?:me )?(?:a |an |some )?(?:code|python|javascript|program|story|poem|essay|script)|python|movie|movies|netflix|translate|riddle|dating|boyfriend|girlfriend|marry me|moon|alien|aliens|world cup|pizza|solve|square root|who won|are you single|sing|tallest|population of|who invented|news today|latest news|stock price|what time is it)\b|\b\d+ ?(?:\+|plus|times|x|\*) ?\d+\b/],

  ["small-talk", 4, /\bhow (?:are|is) (?:you|it going|things|life|everything)(?: doing| going)?(?: today)?\b|\bwhat (?:is )?up\b|\b(?:nice|good|great) to (?:meet|see) you\b|\bhow do you do\b|\bhave a nice\b|\bwassup\b|\bsup$/],
  ["greeting", 2, /^(?:hi|hii+|hello|hey+|heya|hiya|yo|greetings|howdy|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|hello there|hi there|hey there|welcome|salut|g'?day)\b/],
  ["thanks", 3, /\b(?:thanks|thank you|thank u|cheers|appreciate|much appreciated|very kind|helpful|great help)\b/],
  ["goodbye", 3.5, /^(?:ok )?(?:bye|goodbye|good bye|see (?:you|ya)|cya|later|good night|have a (?:good|nice|great)|take care|talk later|farewell|that is all|i am done|no more questions)\b|\b(?:bye|goodbye)$/],
  ["no", 3.5, /^(?:no|no thanks?|no thank you|not now|not (?:really|yet|interested|today)|maybe later|later|rather not|i would rather not|never mind|nevermind|just looking|just browsing|prefer not(?: to)?|skip|i do not want(?: to)?|none of your business|stop asking|no need)\b/],
  ["yes", 4, /^(?:yes|sure|of course|please do|go ahead|absolutely|definitely|yes please|why not|do that|that works|works for me)\b/],
  ["yes", 2, /^(?:ok|sounds good|great|perfect|please|fine|alright|exactly|correct|that is right)\b/],
  ["statement", 2, /^(?:i am |we are |very )*interested\b/],
];

/** Of a pair that often match together, the first says all: `what is your email address` asks for no street. */
const OVERRULED: [winner: Intent, losers: Intent[]][] = [
  ["manipulation", ["email", "phone", "contact", "services", "service-check", "prices", "about", "person", "off-topic", "human", "bot", "hours", "website", "address", "privacy", "small-talk", "yes", "no", "appointment", "buy", "discount"]],
  ["privacy", ["email", "phone", "contact", "about", "services", "service-check", "human", "bot", "buy", "social", "website"]],
  ["email", ["address", "contact", "service-check"]],
  ["phone", ["contact", "service-check", "about", "hours"]],
  ["website", ["contact", "service-check", "address", "about"]],
  ["social", ["contact", "website", "service-check", "human", "about"]],
  ["human", ["phone", "contact", "person", "appointment", "service-check", "about", "buy"]],
  ["bot", ["person", "human", "about", "service-check"]],
  ["off-topic", ["service-check", "services", "person", "prices", "about", "hours", "greeting", "address", "contact"]],
  ["language", ["service-check", "services", "human", "greeting"]],
  ["hours", ["service-check", "appointment", "services"]],
  ["discount", ["prices", "service-check", "services", "buy"]],
  ["prices", ["services", "service-check", "about"]],
  ["appointment", ["service-check", "contact", "address", "buy"]],
  ["buy", ["service-check"]],
  ["complaint", ["services", "about", "service-check", "bot"]],
  ["services", ["service-check", "about", "small-talk"]],
  ["person", ["about", "service-check"]],
  ["small-talk", ["greeting"]],
];

/** Said on the side, when there is something else to answer. */
const COURTESY: Intent[] = ["greeting", "thanks", "goodbye", "yes", "no", "small-talk"];

/** What a message asks for, in the order in which it is asked; empty when no rule knows. */
export function findIntents(message: string): Intent[] {
  const text = readable(message);
  const found = new Map<Intent, { weight: number; at: number }>();
  for (const [intent, weight, pattern] of RULES) {
    const match = pattern.exec(text);
    if (match && weight > (found.get(intent)?.weight ?? 0)) found.set(intent, { weight, at: match.index });
  }
  for (const [winner, losers] of OVERRULED) {
    if (found.has(winner)) for (const loser of losers) if (loser !== winner) found.delete(loser);
  }
  // Sums are asked with signs, which are no words.
  if (/\d\s*[+*×]\s*\d/.test(message)) found.set("off-topic", { weight: 6, at: 0 });
  const substance = [...found].filter(([intent]) => !COURTESY.includes(intent)).sort(([, a], [, b]) => a.at - b.at);
  const courtesy = [...found].sort(([, a], [, b]) => b.weight - a.weight).slice(0, 1);
  return (substance.length > 0 ? substance.slice(0, 3) : courtesy).map(([intent]) => intent);
}

/** Whether a message wants an answer rather than gives one. */
export function isQuestion(message: string): boolean {
  return /\?/.test(message)
    || /^(?:what|where|when|who|whom|whose|why|how|which|do|does|did|can|could|is|are|will|would|may|should|have|has|any|tell me|explain|i (?:want|need|would like) to know|is there|are there)\b/.test(readable(message));
}

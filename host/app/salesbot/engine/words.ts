/** Words of everyday English that are never taken for a typing error of something else. */
const COMMON = new Set(`a about above after again all also always am an and any anybody anyone anything are around as ask at away back be
because been before being below best better between big both business but by came can cannot card care case change clear
come company could course cut day days did different do does doing done down each early easy either else end enough even ever every
everything family far fast few find fine first five for found four free friend from full further game gave get gets getting give gives go goes going
gone good got great had half hand happy hard has have having he head heard help her here hi high him his hold home hope hour house how
however husband idea if in indeed inside instead into is it its job just keep kept kind knew know known large last late later learn least left less
let life like line list little live lives long look looking lot love lovely low made main make making man many may maybe me mean means men might mind mine
money month months more morning most mother move much must my name near need needs never new news next nice night no nobody none nor
not note nothing now number of off often oh ok okay old on once one only onto or order other others our ours out over own page paid part past
pay people perhaps person place play please point possible pretty problem put quite question questions quick rather read ready real really reason
rest right room run said same saw say says see seem seen self send sent set several shall she should show side since small so some
someone something sometimes soon sorry sort sound start state stay still stop store story such sure take taken talk team tell ten than thank
thanks that the their them then there these they thing things think this those though three through time times to today together told
tomorrow too took top town toward true try turn two under until up upon us use used using very wait walk want wants was watch water way
we wedding week weeks well went were west what whatever when where whether which while who whole whom whose why wide wife will wish with within
without woman women wonder word words work works world would write wrong year years yes yet you young your yours yourself
house horse mouse course hose tours ours hurt host poor door cost lost most post past cast call tall wall ball fall hall sell bell tell well
price prize prove phone phones mail main male sale sail email rain train chat what hat
event wine dine size site sit set sets list lost bus buses bake cake make lake late rate gate date data hate
test text next best rest west guest guests quest cheap chap shape
hey hello bye song sing ring king thing being bring spring string strong
book books look took cook hook cool pool tool fool wool
meet meat meal deal real heal seal steal team steam beam bean mean mend send spend lend end
open pen ten men hen then when soap
close clothes cloth rose nose those these dose lose loose
cart part start smart art dart chart
weather whether leather feather
human humans robot robots
joke jokes poem poems code codes cat cats dog dogs pet pets
learn earn yearn lead read head bread dead
budget budgets range orange change
about abut boat goat coat
`.split(/\s+/));

export const isCommonWord = (word: string): boolean => COMMON.has(word);

/** Lower case, plain quotes, accents off; telegram style spelled out. */
export function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[‘’ʼ`´]/g, "'").normalize("NFD").replace(/\p{M}/gu, "");
}

const SHORT: Record<string, string> = {
  u: "you", ur: "your", r: "are", y: "why", pls: "please", plz: "please", thx: "thanks", tnx: "thanks", ty: "thanks", thnx: "thanks", thanx: "thanks",
  tel: "phone", fone: "phone", ph: "phone", mob: "phone", mobile: "phone", nr: "number", num: "number", cell: "phone", cellphone: "phone", telephone: "phone", telefone: "phone",
  mail: "email", emial: "email", "e-mail": "email", adress: "address", addr: "address", adres: "address",
  appt: "appointment", appts: "appointment", apt: "appointment", mtg: "meeting", sched: "schedule", tmrw: "tomorrow", tmr: "tomorrow", tmw: "tomorrow", "2moro": "tomorrow", "2day": "today",
  hrs: "hours", hr: "hours", wknd: "weekend", sat: "saturday", sun: "sunday", mon: "monday", tue: "tuesday", tues: "tuesday", wed: "wednesday", thu: "thursday", thur: "thursday", thurs: "thursday", fri: "friday",
  wanna: "want to", gonna: "going to", gimme: "give me", lemme: "let me", whats: "what is", "what's": "what is", wheres: "where is", "where's": "where is",
  "who's": "who is", whos: "who is", "when's": "when is", whens: "when is", "how's": "how is", hows: "how is", im: "i am", "i'm": "i am", ive: "i have", "i've": "i have", "i'd": "i would", "i'll": "i will",
  "it's": "it is", "that's": "that is", dont: "do not", "don't": "do not", doesnt: "does not", "doesn't": "does not", cant: "cannot", "can't": "cannot", isnt: "is not", "isn't": "is not",
  "you're": "you are", youre: "you are", "they're": "they are", "there's": "there is", "aren't": "are not", "won't": "will not", "wouldn't": "would not", abt: "about", b4: "before", cuz: "because",
  wat: "what", wot: "what", wht: "what", wen: "when", wher: "where", hw: "how", hwo: "how", teh: "the", info: "information", msg: "message", asap: "urgently", prob: "probably", svcs: "services", "$$": "price", "$$$": "price",
  k: "ok", okay: "ok", yep: "yes", yeah: "yes", yup: "yes", ya: "yes", nope: "no", nah: "no", convo: "conversation", biz: "business", co: "company", wkends: "weekend", weekends: "weekend",
};

/** The words a visitor wrote, shorthand spelled out, nothing corrected yet. */
export function wordsOf(text: string): string[] {
  const raw = normalise(text).match(/\$+|[\p{L}\p{N}]+(?:['’.\-@][\p{L}\p{N}]+)*/gu) ?? [];
  return raw.flatMap((word) => (Object.hasOwn(SHORT, word) ? SHORT[word]!.split(" ") : word.replace(/'s$/, "").split(/[.-]/).filter(Boolean)));
}

/** Damerau–Levenshtein distance, given up as `most + 1` once it is larger: swapped letters count one. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length]!;
}

/** How many errors a word of this length may hold: none in short ones, where every error is another word. */
export const tolerated = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The nearest word of a vocabulary, when it is near enough; the first letter may only be swapped with the second. */
export function nearest(word: string, vocabulary: Iterable<string>): string | undefined {
  const most = tolerated(word.length);
  if (most === 0) return undefined;
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const candidate of vocabulary) {
    if (candidate[0] !== word[0] && candidate[0] !== word[1]) continue;
    const distance = editDistance(word, candidate, Math.min(most, tolerated(candidate.length)));
    if (distance <= tolerated(candidate.length) && distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

const stems = new Map<string, string>();
const MAX_STEMS = 20_000;
const MAX_WORD = 40;

/** A word without its ending, so that packages and package, booked and booking meet. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  let found = stems.get(word);
  if (found === undefined) {
    if (stems.size >= MAX_STEMS) stems.clear();
    stems.set(word, (found = cut(word)));
  }
  return found;
}

function cut(word: string): string {
  return word
    .replace(/(?:ies)$/, "y").replace(/(sses|shes|ches|xes)$/, (ending) => ending.slice(0, -2)).replace(/([^s])s$/, "$1")
    .replace(/(.{3,})(?:ing|ed)$/, "$1").replace(/([^aeiou])e$/, "$1").replace(/([bdgmnprt])\1$/, "$1");
}

const STOP = new Set(`a an the and or but if of to in on at for with from by as is are am be been was were do does did done have has had can could
would will shall should may might must i me my mine you your yours we us our he she it its they them their this that these those there here what which who
whom whose when where why how any some all also just only so than then too very please tell say know want need like get got give about into out up
ok yes no not thanks thank hello hi hey one more much many anything something if`.split(/\s+/));

/** The words that carry a question: without I, the, please and the like. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 1 && word.length <= MAX_WORD && !STOP.has(word));
}

/** Words that visitors and owners use for the same thing. */
const SYNONYMS = new Map([
  "food menu meal meals eat dish dishes", "refund refunds reimburse", "cancel cancellation cancelation", "wifi wlan internet", "kid kids child children",
  "parking park carpark garage", "deliver delivery shipping ship", "guarantee warranty", "handicapped disabled wheelchair", "pet pets dog dogs",
  "insurance insured", "photo photos picture pictures", "video videos film films", "car cars", "card cards credit debit visa mastercard",
].flatMap((group) => group.split(" ").map((word, _, all) => [word, all[0]!] as const)));

/** Whether two words mean the same, in any of their forms and with a typing error. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [stem(SYNONYMS.get(a) ?? a), stem(SYNONYMS.get(b) ?? b)];
  if (x === y) return true;
  if (Math.abs(a.length - b.length) > 2) return isBeginning(x, y);
  const most = Math.min(tolerated(a.length), tolerated(b.length));
  if (most > 0 && a[0] === b[0] && !(isCommonWord(a) && isCommonWord(b)) && editDistance(a, b, most) <= most) return true;
  return isBeginning(x, y);
}

function isBeginning(x: string, y: string): boolean {
  const [short, long] = x.length < y.length ? [x, y] : [y, x];
  return short.length >= 5 && long.startsWith(short);
}

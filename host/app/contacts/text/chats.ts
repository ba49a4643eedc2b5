import { emailsIn } from "./channels.ts";
import { readLines } from "./fragments.ts";
import { plain } from "./lexicon.ts";
import { companyScore, emailFit, nameScore, nameShape, titleScore } from "./scores.ts";

// Conversations as messengers copy and export them become a block of lines for each speaker, under a label of the name.

/** `[12/03/2026, 09:14:22] Petra Lang: Hi`, `03.12.26, 14:05 - Jonas Reuter: Hallo`. */
const MESSAGE =
  /^\s{0,4}(\[[^\]\n]{4,30}\]|[\d./:, \u202F-]{8,22}(?:[ap]\.?m\.?)?\s?[-–]|\d{2,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}:\d{2}\s)\s?([^:\n]{1,40}):\s?(.*)$/iu;
const TIME = /(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2})?(?!\d)/u;
/** `9:42 AM`, `Yesterday 3:12 PM`, `12. März 18:22`, alone or in brackets. */
const STAMP = String.raw`\[?\s?(?:[\p{L}\d./-]{1,12},?\s){0,4}\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\s?\]?`;
const STAMP_ALONE = new RegExp(`^\\s{0,8}${STAMP}\\s{0,4}$`, "iu");
/** `Hannah Osei, 18:22`, `noor_k — Today at 11:02 AM`, `Dana Whitlock 9:42 AM`. */
const STAMP_BEHIND = new RegExp(
  `^\\s{0,4}(\\S[^:,\\[\\]\\n]{1,39}?)(?:,\\s?|\\s[—–-]\\s|\\s{2,4}|\\s?(?=\\[)|\\s(?=\\d{1,2}:))${STAMP}\\s{0,4}$`,
  "iu",
);
/** `[Yesterday 3:12 PM] Oduya, Grace`. */
const STAMP_BEFORE = /^\s{0,4}(\[[^\]\n]{4,30}\])\s?([^:\n]{2,40})$/u;
/** Whoever pasted the text. */
const SELF = /^(?:me|you|ich|du|sie|moi|vous|yo|tú|io|tu|ik|jij|ja|ben|sen|eu|você)$/iu;

interface Message {
  speaker: string;
  lines: string[];
}

/** The text by speakers who tell how to reach them, or as it is where it is no conversation. */
export function withoutChat(text: string): string {
  const before: string[] = [];
  const messages: Message[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const above = messages.at(-1)?.lines ?? before;
    const begun = readMessage(line, above);
    if (begun) messages.push(begun);
    else above.push(line);
  }
  if (messages.length === 0) return text;
  const bySpeaker = new Map<string, string[]>();
  for (const { speaker, lines } of messages) {
    if (SELF.test(speaker)) continue;
    bySpeaker.set(speaker, [...(bySpeaker.get(speaker) ?? []), ...lines]);
  }
  const reachable = [...bySpeaker].filter(([speaker, lines]) => hasAddress([speaker, ...lines].join("\n")));
  const blocks = (reachable.length > 0 ? reachable : [...bySpeaker]).map(([speaker, lines]) =>
    namesAnother(speaker, lines.join("\n")) ? lines.join("\n") : [headingOf(speaker), ...lines].join("\n"),
  );
  return [before.join("\n"), ...blocks].join("\n\n");
}

const hasAddress = (text: string) => /@|\d(?:[\s().\-/]{0,2}\d){6}/.test(text);

/** Whether somebody passes on how to reach another: `the builder is Gareth Pryce, gareth@pryce.example`. */
function namesAnother(speaker: string, text: string): boolean {
  const own = inOrder(speaker);
  if (!/\p{L}/u.test(own) || !hasAddress(text) || emailsIn(text).some((email) => emailFit(own, email) >= 3.5))
    return false;
  const isOwn = (name: string) =>
    plain(name)
      .split(" ")
      .some((word) => plain(own).split(" ").includes(word));
  const fragments = readLines(text, { told: [], possible: [] }).flatMap((line) => line.fragments);
  if (fragments.some((fragment) => fragment.isIntroduced && isOwn(fragment.text))) return false;
  return fragments.some(
    ({ text: name }) => isFullName(name) && !isOwn(name) && titleScore(name) === 0 && companyScore(name) < 3,
  );
}

function headingOf(speaker: string): string {
  if (/^[+\d\s().\-\u00A0]{7,}$/.test(speaker)) return `Tel: ${speaker}`;
  return isFullName(speaker) ? `Name: ${inOrder(speaker)}` : nameShape(speaker) ? speaker : "";
}

/** What begins with this line, if somebody speaks from here on; `above` loses the line that names who. */
function readMessage(line: string, above: string[]): Message | undefined {
  const message = MESSAGE.exec(line);
  if (message && TIME.test(message[1]!)) return { speaker: message[2]!.trim(), lines: [message[3]!] };
  const stamped = STAMP_BEFORE.exec(line);
  if (stamped && TIME.test(stamped[1]!) && isFullName(stamped[2]!)) return { speaker: stamped[2]!.trim(), lines: [] };
  if (STAMP_ALONE.test(line) && above.length > 0 && isFullName(above.at(-1)!.trim()))
    return { speaker: above.pop()!.trim(), lines: [] };
  const behind = STAMP_BEHIND.exec(line);
  if (!behind) return undefined;
  const speaker = behind[1]!.trim();
  return isFullName(speaker) || HANDLE.test(speaker) ? { speaker, lines: [] } : undefined;
}

const HANDLE = /^(?=[a-z.]{0,30}[_\d])[\w.]{2,32}$/;
const isFullName = (text: string) => nameScore(inOrder(text)) >= 2.5 && nameShape(inOrder(text))!.words.length > 1;
/** `Oduya, Grace` as one says it. */
const inOrder = (text: string) =>
  text
    .replace(/\([^()]{0,30}\)/g, "")
    .trim()
    .replace(/^([^,]{2,30}), ([^,]{2,30})$/u, "$2 $1");

import { config } from "../config/config.server.ts";

/** Not one that begins with "www.", which mail programs take for a site's, whatever follows. */
const EMAIL = /^(?!.*www\.)[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i;
/** Brackets, quotation marks and the ends of sentences around an address. */
const AROUND = /^[("'„“«<[]{1,8}|[)"'”“»>\],;:.!?]{1,8}$/g;
/** What mail programs take for one word: a zero-width space of the old kind does not end it. */
const WORD = /(?:\S|\ufeff)+/g;
/** What a URL of ours consists of: nothing that a mail program may end it at to begin another. */
const URL_REST = /^(?:[/?#][\w\-./?=&#%:~]*)?$/;

const IPV4 = /\d\.\d+\.\d+\.\d/;
/** Dots, also those that host names may have in place of them (UTS 46), and colons, before more of the word. */
const JOINTS =
  /(?<![.:．])[.:．]+(?![)"'”“»>\],;:.!?…]{0,8}$)(?=[^\s.:．]|\ufeff)|(?<=[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[。｡](?=\S)/gu;
/** In numbers and times, dots and colons stay. */
const BETWEEN_DIGITS = /\d[.:]\d/y;

const isOurs = (url: string) => url.startsWith(config.publicUrl) && URL_REST.test(url.slice(config.publicUrl.length));

/**
 * Keeps mail programs from making links of what others typed: puts a space after its dots and colons. An invisible
 * character would not do, as many leave it in the link, and browsers then remove it from the host (UTS 46). Links to
 * this server and email addresses stay, as do numbers and times. Applied to every mail as it is sent, so that no name,
 * message or team can advertise in our name.
 */
export const defangLinks = (text: string): string =>
  text.replace(WORD, (word) => {
    const bare = word.replace(AROUND, "");
    if (isOurs(bare) || EMAIL.test(bare)) return word;
    const isIp = IPV4.test(word);
    return word.replace(JOINTS, (joint, at: number) => {
      BETWEEN_DIGITS.lastIndex = at - 1;
      return !isIp && at > 0 && BETWEEN_DIGITS.test(word) ? joint : `${joint} `;
    });
  });

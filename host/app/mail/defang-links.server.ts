import { config } from "../config/config.server.ts";

const WORD_JOINER = "\u2060";

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Brackets, quotation marks and the ends of sentences around an address. */
const AROUND = /^[("'„“«<[]{1,8}|[)"'”“»>\],;:.!?]{1,8}$/g;

const isOurs = (url: string) => url === config.publicUrl || url.startsWith(`${config.publicUrl}/`);

/**
 * Keeps mail programs from making links of what others typed: puts an invisible joiner after its dots and colons. Links
 * to this server and email addresses stay, as do numbers and times. Applied to every mail as it is sent, so that no
 * name, message or team can advertise in our name.
 */
export const defangLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => {
    const bare = word.replace(AROUND, "");
    if (isOurs(bare) || EMAIL.test(bare)) return word;
    return word.replace(/[.:](?=\D)/g, `$&${WORD_JOINER}`);
  });

import type { Choice, Fragment, Role, Scored } from "./fragments.ts";
import { companyScore, nameScore, titleScore } from "./scores.ts";

const OTHER_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isLatin = (text: string) => !OTHER_LETTERS.test(text);

/** `柏原 遼太郎` rather than `KASHIWABARA Ryotaro` beside it: what a card says twice, as its people write it. */
export function asWrittenThere(choice: Choice, scored: readonly Scored[], order: readonly Fragment[]): Choice {
  // What looks like no company may be the name.
  const isFree = (fragment: Fragment) =>
    fragment !== choice.title?.fragment && (fragment !== choice.company?.fragment || companyScore(fragment.text) < 3);
  const native = (role: Role, least: number) => {
    const chosen = choice[role];
    if (!chosen || !isLatin(chosen.fragment.text) || chosen.fragment.label) return chosen;
    const at = order.indexOf(chosen.fragment);
    const scoreOf = { name: nameScore, title: titleScore, company: companyScore }[role];
    return (
      scored.find(
        ({ fragment }, i) =>
          Math.abs(i - at) <= 2 &&
          Math.abs(fragment.line - chosen.fragment.line) <= 1 &&
          !isLatin(fragment.text) &&
          isFree(fragment) &&
          scoreOf(fragment.text) >= least,
      ) ?? chosen
    );
  };
  const [name, title, company] = [native("name", 3), native("title", 4), native("company", 3)];
  return { ...(title && { title }), ...(name && { name }), ...(company && company !== name && { company }) };
}

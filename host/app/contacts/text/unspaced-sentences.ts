import { isCjk } from "./lexicon.ts";
import { isUnspacedName, titleScore } from "./scores.ts";
import type { Mention } from "./clauses.ts";

const UNSPACED: readonly RegExp[] = [
  /(?:^|[。、，,\s])(?<company>[^。、，,\s]{2,20}?)の(?<name>[^。、，,\s]{2,8}?)(?:と申します|でございます|です)/u,
  /(?:会社|勤務先)は(?<company>[^。、，,\s]{3,20}?)(?:です|でございます)/u,
  /我(?:是|叫|来自)(?<company>[^，。,、\s]{2,20})的(?<name>\p{Script=Han}{2,4})(?=[，。,、\s]|$)/u,
  /我(?:是|叫)(?<name>\p{Script=Han}{2,4})(?=[，。,、\s]|$)/u,
  /(?:^|[，。,、\s我])[是在](?<company>[^，。,、\s的]{3,24})的(?<title>[^，。,、\s的]{2,8})(?=[，。,、\s]|$)/u,
  /(?:^|[,.\s])(?<company>[^\s,.]{2,20})에서\s[^,.]{0,24}?(?<name>\p{Script=Hangul}{2,4})(?:입니다|이라고 합니다|라고 합니다)/u,
  /(?:^|[,.\s])(?<company>[^\s,.]{2,20}?)(?:의|에서 일하는)?\s(?<name>\p{Script=Hangul}{2,4})\s?(?<title>\p{Script=Hangul}{2,6}?)?\s?(?:이라고 합니다|라고 합니다|입니다)/u,
];

/** `みどり印刷の中村健太と申します`, `我叫周文博，是远山文化的项目经理`. */
export function readUnspaced(text: string): Mention[] | undefined {
  if (!isCjk(text)) return undefined;
  const matches = UNSPACED.map((pattern) => pattern.exec(text)?.groups ?? {});
  const isA = { name: isUnspacedName, title: (value: string) => titleScore(value) > 0, company: () => true };
  const [name, company, title] = (["name", "company", "title"] as const).map((key) =>
    matches
      .filter((groups) => groups.name === undefined || isUnspacedName(groups.name))
      .map((groups) => groups[key])
      .find((value) => value && isA[key](value)),
  );
  if (!name && !company) return undefined;
  return [
    ...(name ? [{ text: name, isIntroduced: true }] : []),
    ...(company ? [{ text: company, isEmployer: true }] : []),
    ...(title ? [{ text: title }] : []),
  ];
}

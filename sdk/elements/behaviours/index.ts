import { enhance as enhanceCard } from "../../card/behaviour.ts";
import type { post } from "../../card/behaviour/post.ts";
import { countMissedClick } from "../../card/behaviour/click.ts";
import { type EmbeddedCard, cardUrl, type EmbeddedSheets } from "../../page-runtime/answer.ts";
import { getJson } from "../../page-runtime/request.ts";
import type { build } from "../build.ts";
import { parts, setPost } from "./lazy.ts";

export { provide } from "../../page-runtime/runtime-stub.ts";

interface MountedCard {
  /** The page's builder: the script of its card brought it. */
  build: typeof build;
  /** Likewise. */
  post: typeof post;
  root: ShadowRoot;
  card: HTMLElement;
  /** The card's sheet. */
  sheet: CSSStyleSheet;
  host: string;
  /** As the page wrote it. */
  name: string;
  answer: EmbeddedCard;
  signal: AbortSignal;
  say(event: string, more?: object): void;
}

export interface Script {
  /** Counts a click on a link that was followed before this was here. */
  missed(pressed: Element): void;
}

/** Makes a card that was built do what its buttons say, and fetches what else it may need while the hand moves on. */
export async function enhance(mounted: MountedCard): Promise<Script> {
  const { build, root, card, sheet, host, name, answer, signal, say } = mounted;
  setPost(mounted.post);
  const { trees, style, words } = await getJson<EmbeddedSheets>(
    `${cardUrl(host, name)}/sheets?lang=${answer.language}`,
  );
  sheet.replaceSync(style);
  card.lastChild!.before(...trees.map((tree) => build(tree, card.namespaceURI)));
  enhanceCard(root, { words, origin: host, onEvent: say, signal });
  for (const behaviour of answer.behaviours) parts[behaviour]().catch(() => {});
  // Opened before anybody listened.
  for (const details of card.querySelectorAll("details[open]")) details.dispatchEvent(new Event("toggle"));
  return { missed: (pressed) => countMissedClick({ origin: host, cardId: answer.id }, pressed) };
}

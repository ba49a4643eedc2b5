import type { CardData } from "#sdk/card/card-data.ts";
import { stops } from "#sdk/card/colours.ts";
import { THEMES } from "#sdk/card/themes/list.ts";
import type { ChatAnswer } from "#sdk/edge/answer.ts";
import { launcherStyles } from "#sdk/loader/styles.ts";

/** What the button and the chat of a card need. The colour is the owner's, else the theme's. */
export function chatAnswer(card: CardData): ChatAnswer {
  const { id, name, company, salesbot, theme, customizations, isUnbranded } = card;
  const own = stops(customizations.colors?.primary)?.[0];
  const color = own ?? (Object.hasOwn(THEMES, theme) ? THEMES[theme]! : THEMES.default!);
  return { id, name, company, salesbot, color, launcher: salesbot.isEnabled ? launcherStyles : "", isUnbranded };
}

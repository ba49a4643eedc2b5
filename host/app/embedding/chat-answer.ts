import type { CardData } from "#sdk/card/card-data.ts";
import { colorStops } from "#sdk/card/colours.ts";
import { THEMES } from "#sdk/card/themes/list.ts";
import { chatWords } from "#sdk/chat/words/index.ts";
import type { ChatConfig } from "#sdk/page-runtime/answer.ts";
import type { Language } from "#sdk/languages.ts";
import { launcherStyles } from "#sdk/loader/styles.ts";

/** Label of the button in every language, for scripts generated before the page's language is known. */
export const openLabels: ChatConfig["open"] = Object.fromEntries(
  Object.entries(chatWords).map(([language, { open }]) => [language, open]),
);

/** Data for a card's button and chat. The color is the owner's, else the theme's. */
export function toChatConfig(card: CardData, language: Language = "en"): ChatConfig {
  const { id, name, company, salesbot, theme, customizations, isUnbranded } = card;
  const own = colorStops(customizations.colors?.primary)?.[0];
  const color = own ?? (Object.hasOwn(THEMES, theme) ? THEMES[theme]! : THEMES.default!);
  return {
    id,
    name,
    company,
    salesbot,
    color,
    launcher: salesbot.isEnabled ? launcherStyles : "",
    isUnbranded,
    language,
    open: salesbot.isEnabled ? { [language]: chatWords[language].open } : {},
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { rootFolder } from "#db/root.ts";
import type { ChatConfig } from "#sdk/page-runtime/answer.ts";
import type { Language } from "#sdk/languages.ts";
import { publicCard } from "../cards/public-card.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { NotFound } from "../errors.ts";
import { VARY_LANGUAGE } from "../languages/visitor-language.server.ts";
import { CachedText } from "../http/cached-text.server.ts";
import { toChatConfig, openLabels } from "./chat-answer.ts";
import { cardMessages } from "../cards/messages.en.ts";

const HEADERS = {
  "content-type": "text/javascript; charset=utf-8",
  "cache-control": "public, max-age=60",
  "cross-origin-resource-policy": "cross-origin",
  vary: VARY_LANGUAGE,
};

/** Placeholder of the build for the card. */
const PLACEHOLDER = "0/*card*/";

const builds = new Map<string, string>();

function buildOf(name: "launcher" | "with-card"): string {
  const file = join(rootFolder, `sdk/dist/${name}.js`);
  return builds.get(name) ?? builds.set(name, readFileSync(file, "utf8")).get(name)!;
}

const cache = new LRUCache<string, CachedText>({ max: 500 });

/**
 * The SDK's script with a card's button inlined, so that no further request is needed until a visitor presses it. For a
 * missing card, the script reports the error, as a failed request would tell the page nothing.
 */
export const launcherScriptFor = (slugOrId: string, language: Language, domain?: CustomDomain): Promise<CachedText> =>
  renderScript("launcher", slugOrId, language, domain);

/** `launcherScriptFor()` as a module, for a v1.js of this `version` that gets its card from `data-card` or `init()`. */
export async function launcherModuleFor(
  slugOrId: string,
  version: string,
  language: Language,
  domain?: CustomDomain,
): Promise<CachedText> {
  if (version !== sdkVersion()) throw new NotFound("This version is not here");
  return renderScript("with-card", slugOrId, language, domain);
}

let cachedVersion: string | undefined;
function sdkVersion(): string {
  const manifest = () => readFileSync(join(rootFolder, "sdk/dist/manifest.json"), "utf8");
  return (cachedVersion ??= (JSON.parse(manifest()) as { version: string }).version);
}

async function renderScript(
  name: "launcher" | "with-card",
  slugOrId: string,
  language: Language,
  domain?: CustomDomain,
): Promise<CachedText> {
  // A page may hold the script's text inline, where `</script>` in a name would end it.
  const configJson = JSON.stringify(await loadChatConfig(slugOrId, language, domain)).replaceAll("<", "\\u003c");
  const key = name + configJson;
  const cached = cache.get(key);
  if (cached) return cached;
  const text = new CachedText(
    buildOf(name).replace(PLACEHOLDER, () => configJson),
    HEADERS,
  );
  cache.set(key, text);
  return text;
}

async function loadChatConfig(
  slugOrId: string,
  language: Language,
  domain?: CustomDomain,
): Promise<ChatConfig | { status: number; reason: string }> {
  try {
    const chatConfig = toChatConfig(await publicCard(slugOrId, domain), language);
    return { ...chatConfig, open: chatConfig.salesbot.isEnabled ? openLabels : {} };
  } catch (error) {
    if (error instanceof NotFound) return { status: error.status, reason: `${error.status}: ${cardMessages.notFound}` };
    throw error;
  }
}

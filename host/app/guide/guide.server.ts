import { LEVEL } from "../access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { listOwn } from "../cards/own-cards.server.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { config } from "../config/config.server.ts";
import type { Support } from "./sections.ts";
import type { SnippetCard } from "./Snippet.tsx";

/** Loads the guide's data about the user: cards for the snippet, if the level has it. */
export async function guide(user: SessionUser): Promise<{ origin: string; support: Support; cards: SnippetCard[] }> {
  const own = user.level === LEVEL.developer ? await listOwn(user) : [];
  return {
    origin: config.publicUrl,
    support: config.support,
    cards: await Promise.all(
      own.map(async ({ id, slug, name, isPaused }) => {
        const published = await findPublicCard(slug);
        return { id, slug, name, isPaused, isBotEnabled: published?.card.salesbot.isEnabled ?? false };
      }),
    ),
  };
}

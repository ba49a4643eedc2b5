import { LEVEL } from "../access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { listOwn, listOwnIds } from "../cards/own-cards.server.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { config } from "../config/config.server.ts";
import type { Support } from "./sections.ts";
import type { SnippetCard } from "./Snippet.tsx";

/** Cards that the snippet offers. */
const MAX_CARDS = 50;

/** Loads the guide's data about the user: cards for the snippet, if the level has it. */
export async function guide(user: SessionUser): Promise<{ origin: string; support: Support; cards: SnippetCard[] }> {
  const ids = user.level === LEVEL.developer ? (await listOwnIds(user)).slice(0, MAX_CARDS).map(({ id }) => id) : [];
  const own = await listOwn(user, ids);
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

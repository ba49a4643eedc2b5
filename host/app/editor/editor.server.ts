import { canSaveCustomCss, mayEditSlug } from "../access.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { redirectToDashboard } from "../dashboard/redirect-to-dashboard.server.ts";
import { NotFound, Forbidden } from "../errors.ts";
import type { Locale } from "../languages/locales.ts";
import { rowId } from "../http/parse.ts";
import { walletsOffered } from "../share/wallet/settings.server.ts";
import { getTeam } from "../teams/teams.server.ts";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import type { EditorCard, StoredCss } from "./editor-card.ts";
import { cardData, sanitizedCss, renderCard } from "../rendered-cards/render-card.server.tsx";

/** Initial data of both editors. */
export interface EditorData {
  card: EditorCard;
  /** Why the slug cannot be changed; null when it can. */
  slugRefusal: string | null;
  /** Name of the card's owner, unless it is the user. */
  owner: string | null;
  hasAdvanced: boolean;
  storedCss: StoredCss;
  renderedCard: RenderedCard;
  /** Which wallets the server offers; null while the card is paused. */
  wallets: { apple: boolean; google: boolean } | null;
}

/**
 * Loads a card, and what this user may change of it. Redirects to the dashboard if they may not edit it; null if there
 * is none.
 */
export async function findEditorData(
  user: SessionUser,
  id: string | undefined,
  locale: Locale,
): Promise<EditorData | null> {
  const parsed = rowId.safeParse(id);
  if (!parsed.success) return null;
  try {
    const loaded = await cards.read(user, parsed.data);
    const card = {
      ...cardData(loaded),
      lockedBy: loaded.lockedFields.length > 0 && loaded.teamId !== null ? (await getTeam(loaded.teamId)).name : null,
    } satisfies EditorCard;
    const written = card.customizations.customCss ?? "";
    const safe = await sanitizedCss(written);
    return {
      card,
      // Editors of a vacant card manage its team.
      slugRefusal: mayEditSlug(user, { ...card, isVacant: false })?.reason.in(locale) ?? null,
      owner: card.userId === user.id ? null : await nameOf(card.userId),
      hasAdvanced: canSaveCustomCss(user),
      storedCss: { written, safe },
      renderedCard: renderCard(card, safe, locale),
      wallets: card.isPaused ? null : walletsOffered(),
    };
  } catch (error) {
    if (error instanceof Forbidden) throw redirectToDashboard("editDenied");
    if (error instanceof NotFound) return null;
    throw error;
  }
}

async function nameOf(userId: number): Promise<string> {
  const owner = await findUser(userId);
  return owner?.fullName ?? owner?.username ?? "somebody";
}

import type { CardData, Customizations, FormConfig } from "#sdk/card/card-data.ts";
import { canSaveCustomCss, mayEditSlug } from "../access.ts";
import type { SessionUser } from "../auth/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { toDashboard } from "../dashboard/lead-away.server.ts";
import { NotFound, Refused } from "../errors.ts";
import { rowId } from "../http/parse.ts";
import { getTeam } from "../teams/teams.server.ts";
import type { Drawing, EditorCard, StoredCss } from "./editor-card.ts";
import { firstDrawing } from "./first-drawing.server.tsx";

/** What both editors start with. */
export interface EditorData {
  card: EditorCard;
  /** Why the slug cannot be changed; null when it can. */
  slugRefusal: string | null;
  hasAdvanced: boolean;
  storedCss: StoredCss;
  drawn: Drawing;
}

/** The card and what this user may change of it. Who may not edit it is led to the dashboard; null: there is none. */
export async function findEditorData(user: SessionUser, id: string | undefined): Promise<EditorData | null> {
  const parsed = rowId.safeParse(id);
  if (!parsed.success) return null;
  try {
    const found = await cards.read(user, parsed.data);
    const card = {
      ...found,
      formConfig: found.formConfig as FormConfig,
      customizations: found.customizations as Customizations,
      salesbot: { isEnabled: false, botName: "", avatarUrl: null },
      lockedBy: found.lockedFields.length > 0 && found.teamId !== null ? (await getTeam(found.teamId)).name : null,
    } satisfies CardData & EditorCard;
    const written = card.customizations.customCss ?? "";
    const safe = written && (await cleaned(written));
    return {
      card,
      // Who edits a vacant card manages its team.
      slugRefusal: mayEditSlug(user, { ...card, isVacant: false })?.reason ?? null,
      hasAdvanced: canSaveCustomCss(user),
      storedCss: { written, safe },
      drawn: firstDrawing(card, safe),
    };
  } catch (error) {
    if (error instanceof Refused) throw toDashboard("editDenied");
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** The parser of CSS is loaded with the first card that has some. */
async function cleaned(css: string): Promise<string> {
  const { CARD_SCOPE, sanitizeCss } = await import("../view/custom-css.ts");
  return sanitizeCss(css, CARD_SCOPE).css;
}

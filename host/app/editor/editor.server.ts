import type { CardData, Customizations, FormConfig } from "#sdk/card/card-data.ts";
import { canSaveCustomCss, mayEditSlug } from "../access.ts";
import type { SessionUser } from "../auth/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { toDashboard } from "../dashboard/lead-away.server.ts";
import { NotFound, Refused } from "../errors.ts";
import { rowId } from "../http/parse.ts";
import type { EditorCard, StoredCss } from "./editor-card.ts";

/** What both editors start with. */
export interface EditorData {
  card: EditorCard;
  /** Why the slug cannot be changed; null when it can. */
  slugRefusal: string | null;
  hasAdvanced: boolean;
  storedCss: StoredCss;
}

/** The card and what this user may change of it. Who may not edit it is led to the dashboard; null: there is none. */
export async function findEditorData(user: SessionUser, id: string | undefined): Promise<EditorData | null> {
  const parsed = rowId.safeParse(id);
  if (!parsed.success) return null;
  try {
    const card = await cards.read(user, parsed.data);
    const written = (card.customizations as Customizations).customCss ?? "";
    return {
      card: {
        ...card,
        formConfig: card.formConfig as FormConfig,
        customizations: card.customizations as Customizations,
        salesbot: { isEnabled: false, botName: "", avatarUrl: null },
      } satisfies CardData & EditorCard,
      // Who edits a vacant card manages its team.
      slugRefusal: mayEditSlug(user, { ...card, isVacant: false })?.reason ?? null,
      hasAdvanced: canSaveCustomCss(user),
      storedCss: { written, safe: written && (await cleaned(written)) },
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

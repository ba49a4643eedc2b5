import type { BusinessCard } from "#db/index.ts";
import { type Actor, canSaveCustomCss } from "../access.ts";
import type { CardContent } from "./card.schema.ts";

/** The columns that were sent. A customCss from below level 3 is left out and the stored one stays. */
export function columnsOf(
  content: CardContent,
  actor: Actor,
  stored?: Pick<BusinessCard, "customizations">,
): Partial<BusinessCard> {
  const { customizations, formConfig, ...rest } = content;
  const sent = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<BusinessCard>;
  if (formConfig !== undefined) sent.formConfig = { ...formConfig };
  if (customizations !== undefined) {
    const { customCss: sentCss, ...others } = customizations;
    const customCss = canSaveCustomCss(actor) ? sentCss : (stored?.customizations.customCss as string | undefined);
    sent.customizations = { ...others, ...(customCss !== undefined && { customCss }) };
  }
  return sent;
}

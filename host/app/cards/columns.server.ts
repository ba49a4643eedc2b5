import type { BusinessCard, NewBusinessCard, TemplateValues } from "#db/index.ts";
import { type Actor, type CardOwner, canSaveCustomCss } from "../access.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import type { CardContent } from "./card.schema.ts";
import { isTemplateField } from "./compose.ts";
import { CONTACT_KINDS } from "./contacts.ts";
import { contactColumns, type PhoneContext } from "./contact-columns.server.ts";

/** The columns that were sent. A customCss from below level 3 is left out and the stored one stays. */
export async function cardColumns(
  content: CardContent,
  actor: Actor,
  owner: PhoneContext,
  stored?: BusinessCard,
): Promise<Partial<NewBusinessCard>> {
  const details = await contactColumns(content, owner, stored);
  // A single field that is unchanged and was not sent needs no check.
  for (const kind of CONTACT_KINDS)
    if (content[kind] === undefined && details[kind] === (stored?.[kind] ?? null)) delete details[kind];
  return { ...ownColumns(content, actor, stored), ...details };
}

function ownColumns(content: CardContent, actor: Actor, stored?: Partial<Pick<BusinessCard, "customizations">>) {
  const { customizations, formConfig, ...rest } = content;
  const columns = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<NewBusinessCard>;
  if (formConfig !== undefined) columns.formConfig = { ...formConfig };
  if (customizations !== undefined) {
    const { customCss: sentCss, ...others } = customizations;
    const customCss = canSaveCustomCss(actor) ? sentCss : (stored?.customizations?.customCss as string | undefined);
    columns.customizations = { ...others, ...(customCss !== undefined && { customCss }) };
  }
  return columns;
}

/**
 * Like `cardColumns()`, for values of a template or an invitation: only the fields sent, with the phone number parsed.
 */
export async function templateColumns(
  content: CardContent,
  actor: Actor & PhoneContext,
  stored: Pick<TemplateValues, "customizations" | "socialLinks"> = {},
): Promise<TemplateValues> {
  const details = await contactColumns(content, actor, { socialLinks: stored.socialLinks ?? [] });
  const columns = { ...ownColumns(content, actor, stored), ...details };
  const entries = Object.entries(columns).filter(([name]) => isTemplateField(name) && content[name] !== undefined);
  return { ...Object.fromEntries(entries), ...(content.phone && { numbers: columns.numbers }) };
}

/** An administrator's languages say nothing of where the card's numbers are from. */
export async function ownerPhoneContext(
  actor: Actor & Partial<PhoneContext>,
  { userId }: Pick<CardOwner, "userId">,
): Promise<PhoneContext> {
  if (actor.id === userId) return { phone: actor.phone ?? null, country: actor.country };
  return { phone: (await findUser(userId))?.phone ?? null };
}

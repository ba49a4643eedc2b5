import { and, eq, isNull, or, sql } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { CardData, Customizations, FormConfig, Translations } from "#sdk/card/card-data.ts";
import { languageOf } from "#sdk/languages.ts";
import { isUnbranded, LEVEL } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { customDomainUrl } from "../domains/addresses.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { NotFound } from "../errors.ts";
import { applyTemplate } from "./compose.ts";
import { contactsOf } from "./contacts.ts";
import { ofTemplate, TEMPLATE } from "./stored.server.ts";
import { isVisibleAt, nextVisibilityChange } from "./link-schedule.ts";
import { visibleTranslations } from "./translated.ts";
import { cardMessages } from "./messages.en.ts";

const { businessCards, cardTemplates, salesbotConfigs, slugHistory, teams, users } = tables;

const PUBLIC = readableColumns("businessCards", "anyone");
const PUBLIC_OWNER = readableColumns("users", "anyone");
const PUBLIC_BOT = readableColumns("salesbotConfigs", "anyone");

/** Each is prepared once: every first view of a version asks it, and building it costs more than its answer. */
const visibleCard = (column: typeof businessCards.id | typeof businessCards.slug) =>
  db
    .select({
      card: pickColumns(businessCards, PUBLIC),
      isPaused: businessCards.isPaused,
      teamId: businessCards.teamId,
      owner: pickColumns(users, PUBLIC_OWNER),
      bot: pickColumns(salesbotConfigs, PUBLIC_BOT),
      template: TEMPLATE,
      templateVersion: cardTemplates.version,
    })
    .from(businessCards)
    .innerJoin(users, eq(users.id, businessCards.userId))
    .leftJoin(cardTemplates, ofTemplate)
    .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
    .where(eq(column, sql.placeholder("wanted")));

const byId = visibleCard(businessCards.id).prepare("visible_card_by_id");
const bySlug = visibleCard(businessCards.slug).prepare("visible_card_by_slug");

/**
 * A card as any visitor gets it, by its slug, one it once had, or its id; a paused one is not found. The owner's custom
 * CSS is not in it: it never leaves for other sites, and /view decides by its own rule.
 */
export async function publicCard(slugOrId: string, customDomain?: CustomDomain): Promise<CardData> {
  const match = (await findPublicCard(slugOrId, customDomain)) ?? (await findRenamedCard(slugOrId, customDomain));
  if (!match) throw new NotFound(cardMessages.notFound);
  return match.card;
}

/**
 * A visible card by slug, or by id where there are only digits, with the custom CSS beside it. `until` is when the next
 * of its links begins or ends to be shown.
 */
export async function findPublicCard(
  slugOrId: string,
  customDomain?: CustomDomain,
): Promise<{ card: CardData; customCss: string | undefined; until: number } | undefined> {
  const row = /^\d{1,15}$/.test(slugOrId)
    ? await firstRow(byId.execute({ wanted: Number(slugOrId) }))
    : await firstRow(bySlug.execute({ wanted: slugOrId.toLowerCase() }));
  if (!row || row.isPaused) return undefined;
  const { owner, bot, templateVersion } = row;
  const { customizations, socialLinks, customButtons, updatedAt, lockedFields, ...card } = applyTemplate(
    row.card,
    row.template,
  );
  const now = Date.now();
  const url = customDomainUrl({ id: card.id, slug: card.slug, userId: owner.id, teamId: row.teamId }, customDomain);
  const { customCss, ...customizationsForAll } = customizations as Customizations;
  return {
    customCss,
    until: nextVisibilityChange(
      [...socialLinks.map(([, link]) => (typeof link === "string" ? {} : link)), ...customButtons],
      now,
    ),
    card: {
      ...card,
      logo: card.logoUrl,
      contacts: contactsOf(card),
      socialLinks: Object.fromEntries(
        socialLinks.flatMap(([network, link]) =>
          typeof link === "string" ? [[network, link]] : isVisibleAt(link, now) ? [[network, link.url]] : [],
        ),
      ),
      customButtons: customButtons
        .filter((button) => isVisibleAt(button, now))
        .map(({ from, until, ...button }) => button),
      updatedAt: updatedAt.toISOString(),
      formConfig: card.formConfig as FormConfig,
      language: languageOf(card.language ?? "") ?? null,
      translations: visibleTranslations(
        card.translations as Translations,
        customButtons.map((button) => isVisibleAt(button, now)),
        lockedFields,
      ),
      customizations: customizationsForAll,
      user: owner,
      salesbot: {
        // A level that fell below 2 switches the assistant off without losing its settings.
        isEnabled: (bot?.isEnabled ?? false) && owner.accessLevel >= LEVEL.professional,
        botName: bot?.botName ?? "Salesbot",
        avatarUrl: bot?.avatarUrl ?? null,
      },
      ...(url !== undefined && { url }),
      ...(lockedFields.length > 0 && templateVersion !== null && { templateVersion }),
      ...(customDomain && isUnbranded(owner.accessLevel) && { isUnbranded: true }),
    },
  };
}

/** Current slug of the card that once had this slug; undefined if there is none or the card is paused. */
export async function findCurrentSlug(slug: string): Promise<string | undefined> {
  const renamed = await firstRow(
    db
      .select({ slug: businessCards.slug, isPaused: businessCards.isPaused })
      .from(slugHistory)
      .innerJoin(businessCards, eq(businessCards.id, slugHistory.cardId))
      .where(eq(slugHistory.slug, slug.toLowerCase())),
  );
  return renamed && !renamed.isPaused ? renamed.slug : undefined;
}

/**
 * Where codes of a former member's card lead, by a current or earlier slug: the successor's card, else the team's
 * directory, also after the team is deleted. Undefined if there is neither.
 */
export async function findSuccessor(slug: string): Promise<string | undefined> {
  const former = await firstRow(
    db.select({ cardId: slugHistory.cardId }).from(slugHistory).where(eq(slugHistory.slug, slug.toLowerCase())),
  );
  const left = await firstRow(
    db
      .select({ successorId: businessCards.successorId, teamId: businessCards.teamId })
      .from(businessCards)
      .where(
        and(
          former ? eq(businessCards.id, former.cardId) : eq(businessCards.slug, slug.toLowerCase()),
          or(eq(businessCards.isVacant, true), isNull(businessCards.teamId)),
          eq(businessCards.isPaused, true),
        ),
      ),
  );
  if (!left) return undefined;
  const successor =
    left.successorId === null
      ? undefined
      : await firstRow(
          db
            .select({ slug: businessCards.slug })
            .from(businessCards)
            .where(
              and(
                eq(businessCards.id, left.successorId),
                left.teamId === null ? isNull(businessCards.teamId) : eq(businessCards.teamId, left.teamId),
                eq(businessCards.isPaused, false),
              ),
            ),
        );
  if (successor) return `/view/${successor.slug}`;
  if (left.teamId === null) return undefined;
  const team = await firstRow(
    db
      .select({ slug: teams.slug })
      .from(teams)
      .where(and(eq(teams.id, left.teamId), eq(teams.directory, true))),
  );
  return team && `/team/${team.slug}`;
}

/** Embed snippets and signatures contain the slug of the time they were made. */
async function findRenamedCard(slug: string, customDomain?: CustomDomain) {
  const currentSlug = await findCurrentSlug(slug);
  return currentSlug === undefined ? undefined : findPublicCard(currentSlug, customDomain);
}

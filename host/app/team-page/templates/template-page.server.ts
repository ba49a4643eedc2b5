import { redirect } from "@remix-run/node";
import { and, asc, count, eq, type SQL } from "drizzle-orm";
import { firstRow, getRow } from "#db/index.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { emptyCard } from "#sdk/card/empty-card.ts";
import { LEVEL, mayManageTeam } from "../../access.ts";
import type { SessionUser } from "../../auth/sessions/session.server.ts";
import { ownCard } from "../../cards/own-cards.server.ts";
import { applyTemplate, type TemplateField } from "../../cards/compose.ts";
import { ownedBy } from "../../cards/stored.server.ts";
import { db, tables } from "../../database.server.ts";
import { cardData } from "../../rendered-cards/render-card.server.tsx";
import type { EditorCard } from "../../editor/editor-card.ts";
import { missingTemplate, read } from "../../teams/templates/templates.server.ts";
import { getTeam } from "../../teams/teams.server.ts";

const { businessCards } = tables;

/** Cards named as using the template, and offered to try it on. */
const NAMED = 12;
const OFFERED = 200;

interface TemplatePageInput {
  /** The template; undefined for a new one. */
  id: number | undefined;
  /** The team, which administrators choose. */
  team?: number | undefined;
  /** The card to try it on. */
  on?: number | undefined;
  /** The actor's card that a new one starts from. */
  from?: number | undefined;
}

/** Loads the template editor. Redirects to the page of teams unless the actor manages a team. */
export async function loadTemplatePage(actor: SessionUser, { id, team: chosen, on, from }: TemplatePageInput) {
  const teamId = (actor.level >= LEVEL.admin ? chosen : undefined) ?? actor.team?.id;
  if (teamId === undefined || mayManageTeam(actor, teamId)) throw redirect("/team");
  const template = id === undefined ? null : await read(actor, teamId, id);
  if (id !== undefined && !template) throw missingTemplate();
  const { name, logo } = await getTeam(teamId);
  const [cards, uses, model] = await Promise.all([
    previewCards(teamId),
    id === undefined ? NO_USES : usesOf(id),
    id === undefined ? readCard(from, ownedBy(actor.id)) : null,
  ]);
  return {
    team: { id: teamId, name, logo },
    template,
    start: model && startFrom(model),
    uses,
    cards,
    sample: await readCard(on ?? uses.items[0]?.id ?? cards[0]?.id, eq(businessCards.teamId, teamId)),
  };
}

export type TemplatePageData = Awaited<ReturnType<typeof loadTemplatePage>>;

const NO_USES = { total: 0, items: [] };
const NAMES = { id: businessCards.id, name: businessCards.name, slug: businessCards.slug };
const named = ({ id, name, slug }: { id: number; name: string | null; slug: string }) => ({ id, name: name ?? slug });

async function usesOf(templateId: number) {
  const using = eq(businessCards.templateId, templateId);
  const [rows, total] = await Promise.all([
    db.select(NAMES).from(businessCards).where(using).orderBy(asc(businessCards.id)).limit(NAMED),
    getRow(db.select({ n: count() }).from(businessCards).where(using)),
  ]);
  return { total: total.n, items: rows.map(named) };
}

async function previewCards(teamId: number) {
  const rows = await db
    .select(NAMES)
    .from(businessCards)
    .where(eq(businessCards.teamId, teamId))
    .orderBy(asc(businessCards.id))
    .limit(OFFERED);
  return rows.map(named);
}

/** Fields about the company, not the person. */
const COMPANY_FIELDS = [
  "theme",
  "customizations",
  "logoUrl",
  "coverPhoto",
  "company",
  "website",
  "address",
  "customButtons",
  "formConfig",
] as const satisfies TemplateField[];

const startFrom = (card: EditorCard) => ({
  name: card.company ?? "",
  values: Object.fromEntries(COMPANY_FIELDS.map((field) => [field, card[field]])) as Partial<
    Pick<EditorCard, (typeof COMPANY_FIELDS)[number]>
  >,
});

/** One of these cards as it is without its template; null when there is none. */
async function readCard(id: number | undefined, among: SQL): Promise<EditorCard | null> {
  if (!id) return null;
  const card = await firstRow(
    db
      .select()
      .from(businessCards)
      .where(and(eq(businessCards.id, id), among)),
  );
  if (!card) return null;
  return { ...emptyCard, ...cardData(ownCard(applyTemplate(card, null))) } satisfies CardData;
}

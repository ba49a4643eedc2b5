/** @jsxImportSource preact */
import { and, asc, eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { getRow, textBytes } from "#db/index.ts";
import { baseStyle } from "#sdk/card/base/base.ts";
import { initials } from "#sdk/card/initials.ts";
import { linksFor, pictureLink } from "#sdk/card/links.ts";
import { rootStyle } from "#sdk/card/styles.ts";
import type { Language } from "#sdk/languages.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { applyTemplate } from "../../cards/compose.ts";
import { TEMPLATE } from "../../cards/stored.server.ts";
import { config } from "../../config/config.server.ts";
import { database, db, tables } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { canonicalUrl } from "../../domains/addresses.server.ts";
import { iconFolderOn, type CustomDomain } from "../../domains/custom-domain.ts";
import { NotFound } from "../../errors.ts";
import { readInPages } from "../../runtime/sized-pages.ts";
import { directoryWords } from "./words/index.ts";
import { type VisitorPage, visitorDocument } from "../../view/document.server.tsx";
import { teamMessages } from "../messages.en.ts";

const { businessCards, cardTemplates, teams } = tables;

/** Cards on one page: as many as keep it light. */
const PAGE = 48;
/** More people than a page can be searched through quickly. */
const MAX_LISTED = 10_000;

const LISTED = readableColumns("businessCards", "anyone", ["id", "slug", "name", "title", "company", "profilePicture"]);

const style = `
body{margin:0}
.meishi{min-height:100vh}
.team{max-width:880px;margin:0 auto;padding:40px 20px 64px}
.team header{display:flex;align-items:center;gap:16px;margin-bottom:24px}
.team header img{max-width:96px;max-height:64px;object-fit:contain}
.team h1{margin:0;font-size:28px;line-height:1.2;overflow-wrap:anywhere}
.team form{display:flex;gap:8px;margin-bottom:24px}
.team label{flex:1;min-width:0}
.team label span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.team input{width:100%;box-sizing:border-box;min-height:48px;padding:0 16px;border:1px solid var(--line,#a8a29e);border-radius:12px;background:transparent;color:inherit;font:inherit;font-size:16px}
.team ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(250px,1fr));gap:12px;margin:0;padding:0;list-style:none}
.team li a{display:flex;align-items:center;gap:14px;min-height:64px;padding:12px 14px;border:1px solid var(--field,#d6d3d1);border-radius:14px;color:inherit;text-decoration:none}
.team li a:hover,.team li a:focus-visible{border-color:currentColor}
.team li img,.team .letters{flex:none;width:56px;height:56px;border-radius:50%;object-fit:cover}
.team .letters{display:grid;place-content:center;background:#fef3dc;color:#7c3d0a;font-weight:600}
.team b,.team small{display:block;overflow-wrap:anywhere}
.team small,.team .none{color:var(--muted)}
.team nav{display:flex;justify-content:space-between;margin-top:24px}
`;

interface DirectoryQuery {
  q?: string;
  page: number;
  /** The language asked for by name, which the links of the page keep. */
  lang?: string;
  language: Language;
}

/** The public page of a team that wants to be found: its people, with a search box. Throws NotFound. */
export async function directoryPage(
  slug: string,
  { q, lang, page, language }: DirectoryQuery,
  customDomain?: CustomDomain,
): Promise<VisitorPage> {
  const team = await getRow(
    db
      .select(pickColumns(teams, readableColumns("teams", "anyone")))
      .from(teams)
      .where(and(eq(teams.slug, slug.toLowerCase()), eq(teams.directory, true))),
    () => new NotFound(teamMessages.notFound),
  );
  const words = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const people = (await cardsOf(team.id, language)).filter(({ name, title, company }) => {
    const text = [name, title, company].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const listed = people.slice((page - 1) * PAGE, page * PAGE);
  const to = (number: number) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(lang && { lang }), page: String(number) }).toString()}`;
  const text = directoryWords[language];
  const theme = themeOf("default");
  const links = linksFor(config.publicUrl, { id: 0, slug: "" });
  const logo = pictureLink(team.logo, links);
  return visitorDocument({
    lang: language,
    head: (
      <>
        <title>{text.title(team.name)}</title>
        <meta name="description" content={text.about(team.name)} />
        <link
          rel="canonical"
          href={customDomain ? `${customDomain.origin}/` : `${config.publicUrl}/team/${team.slug}`}
        />
        <meta name="robots" content={words.length > 0 ? "noindex, follow" : "index, follow"} />
        <meta name="theme-color" content={theme.colors.page} />
        <link
          rel="icon"
          href={
            customDomain
              ? `/icons/${iconFolderOn(customDomain, null)}/icon-192.png?v=${customDomain.version}`
              : "/favicon.svg"
          }
        />
      </>
    ),
    styles: [`${rootStyle(theme)}${baseStyle}${style}`],
    body: (
      <div class="meishi" data-theme="default">
        <main class="team">
          <header>
            {logo && <img src={logo} alt="" width="96" height="64" />}
            <h1 dir="auto">{team.name}</h1>
          </header>
          <form role="search">
            <label>
              <span>{text.searchTeam}</span>
              <input type="search" name="q" value={q ?? ""} placeholder={text.hint} maxLength={100} />
            </label>
            {lang && <input type="hidden" name="lang" value={lang} />}
            <button class="btn primary" type="submit">
              {text.search}
            </button>
          </form>
          {listed.length === 0 ? (
            <p class="none">{words.length > 0 ? text.noMatch : text.none}</p>
          ) : (
            <ul>
              {listed.map((card) => {
                const photo = pictureLink(card.profilePicture, links);
                const name = card.name ?? card.company ?? card.slug;
                return (
                  <li key={card.id}>
                    <a href={canonicalUrl(card, customDomain)}>
                      {photo ? (
                        <img
                          src={links.picture(photo, 240).srcset?.split(" ")[0] ?? photo}
                          alt=""
                          width="56"
                          height="56"
                          loading="lazy"
                        />
                      ) : (
                        <span class="letters" aria-hidden="true">
                          {initials(name)}
                        </span>
                      )}
                      <span>
                        <b dir="auto">{name}</b>
                        {card.title && <small dir="auto">{card.title}</small>}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
          {people.length > PAGE && (
            <nav aria-label={text.pages}>
              <span>{page > 1 && <a href={to(page - 1)}>{text.previous}</a>}</span>
              <span>{page * PAGE < people.length && <a href={to(page + 1)}>{text.next}</a>}</span>
            </nav>
          )}
        </main>
      </div>
    ),
  });
}

type Listed = Awaited<ReturnType<typeof readCards>>["list"];

/** Lists that take long to compose, for a few seconds. */
const longLists = new LRUCache<string, Listed>({ maxSize: 50_000, sizeCalculation: (list) => list.length, ttl: 5_000 });
const LONG_LIST = 500;
/** Bytes of the templates that such a list is composed with. */
const LARGE_TEMPLATES = 512 * 1024;

async function cardsOf(teamId: number, language: Language): Promise<Listed> {
  const key = `${teamId} ${language}`;
  const recent = longLists.get(key);
  if (recent) return recent;
  const { list, templateBytes } = await readCards(teamId, language);
  if (list.length > LONG_LIST || templateBytes > LARGE_TEMPLATES) longLists.set(key, list);
  return list;
}

async function readCards(teamId: number, language: Language) {
  const { userId, templateId } = businessCards;
  const rows = await db
    .select({ card: pickColumns(businessCards, LISTED), userId, templateId })
    .from(businessCards)
    .where(and(eq(businessCards.teamId, teamId), eq(businessCards.isPaused, false)))
    .orderBy(asc(businessCards.id))
    .limit(MAX_LISTED);
  // Each template once instead of with each card: many cards share one, and some may be used by none.
  const used = [...new Set(rows.flatMap((row) => row.templateId ?? []))];
  const sizes = await db
    .select({ id: cardTemplates.id, size: textBytes(database, [cardTemplates.values, cardTemplates.rules]) })
    .from(cardTemplates)
    .where(and(eq(cardTemplates.teamId, teamId), inArray(cardTemplates.id, used)));
  const templates = await readInPages(sizes, (ids) =>
    db.select({ id: cardTemplates.id, template: TEMPLATE }).from(cardTemplates).where(inArray(cardTemplates.id, ids)),
  );
  const templateOf = new Map(templates.map(({ id, template }) => [id, template]));
  const byName = new Intl.Collator(language).compare;
  const list = rows
    .map((row) => ({
      ...applyTemplate(row.card, templateOf.get(row.templateId ?? 0) ?? null),
      userId: row.userId,
      teamId,
    }))
    .sort((a, b) => byName(a.name ?? "", b.name ?? ""));
  return { list, templateBytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}

import { unique } from "../tests/builders.ts";
import { type Host, startHost } from "../tests/host.ts";
import { aMember, aTeam, aTemplate } from "../tests/team-builders.ts";
import { openLoad } from "../scripts/open-load.ts";
import { ratioInTurn } from "./load.ts";

const CARDS = 5_000;
const RATE = 100;
const SECONDS = 6;
const ROUNDS = 5;

/**
 * All cards of one template changed at once, while visitors open them: how long a change takes, whether the next view
 * shows it, and the 99th percentile of views against that without a change.
 */
export async function benchTeams(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const team = await aTeam(host);
  const template = await aTemplate(host, team, { company: "Firm 1" }, { company: "locked" });
  const { user, call } = await aMember(host, team, "manager");
  const slugs = await manyCards(host, user.id, team.id, template.id);
  const views = slugs.map((slug) => ({ method: "GET", path: `/view/${slug}`, headers: { "accept-encoding": "gzip" } }));
  let offset = 0;
  /** Other cards each time, so that neither measurement finds more pages ready than the other. */
  const p99 = async () => {
    const part = views.slice(offset, offset + RATE * SECONDS);
    offset = (offset + RATE * SECONDS) % CARDS;
    return (await openLoad(host.url, part, RATE, SECONDS)).p99;
  };
  const path = `/api/teams/${team.id}/templates/${template.id}`;
  let version = 1;
  let stale = 0;
  const times: number[] = [];
  async function change() {
    const started = performance.now();
    const response = await call("PUT", path, { version, values: { company: `Firm ${version + 1}` } });
    if (response.status !== 200) throw new Error(response.text);
    times.push(performance.now() - started);
    version++;
    const html = await (await fetch(`${host.url}/view/${slugs[version % CARDS]}`)).text();
    if (!html.includes(`Firm ${version}`)) stale++;
  }
  await p99(); // warm
  const during = async () => {
    const timer = setTimeout(() => void change(), (SECONDS / 2) * 1_000);
    const measured = await p99();
    clearTimeout(timer);
    return measured;
  };
  const { ratio, measured, baseline } = await ratioInTurn(ROUNDS, during, p99);
  await host.stop();
  const slowest = Math.max(...times).toFixed(0);
  return [
    `a template of ${CARDS.toLocaleString("en")} cards changed: ${slowest} ms at most; the next view showed another value ${stale} of ${times.length} times`,
    `99th percentile of /view meanwhile: ${ratio.toFixed(2)} of that without a change (${measured.toFixed(1)} against ${baseline.toFixed(1)} ms at ${RATE}/s; aim ≤ 1.20)`,
  ];
}

/** In groups: the cards are not what is measured. */
async function manyCards({ database }: Host, userId: number, teamId: number, templateId: number): Promise<string[]> {
  const { transaction, tables } = database;
  const slugs: string[] = [];
  while (slugs.length < CARDS) {
    const rows = Array.from({ length: 250 }, (_, n) => ({
      slug: unique("many"),
      name: `Person ${slugs.length + n}`,
      userId,
      teamId,
      templateId,
    }));
    await transaction((tx) => tx.insert(tables.businessCards).values(rows));
    slugs.push(...rows.map(({ slug }) => slug));
  }
  return slugs;
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { readText } from "../app/contacts/text/read-text.ts";
import type { ContactFields } from "../app/contacts/text/contact-fields.ts";
import { findChromium, QUIET_FLAGS } from "../scripts/chromium.ts";
import { aSession, aUser } from "../tests/builders.ts";
import {
  type ContactText,
  contactTexts,
  FIELDS,
  isRead,
  type Tally,
  tallyTexts,
} from "../tests/contact-texts/contact-texts.ts";
import { type Host, startHost } from "../tests/host.ts";
import { paperCards, type PaperCard, photographs } from "./paper-cards.ts";

/** BENCH_CARDS=12 npm run bench paper, for a short run. */
const MANY = Number(process.env.BENCH_CARDS ?? 60);

/**
 * How many fields are read as a person reads them: of texts in fourteen languages, and of photographs of drawn cards,
 * through the page that owners use. Debian's tesseract, where it is installed, with the same reader of text is the
 * yardstick.
 */
export async function benchPaper(): Promise<string[]> {
  const texts = contactTexts();
  const third = texts.filter((_, i) => i % 3 === 2);
  const [pasted, unseen, others] = ["pasted.txt", "unseen.txt", "others.txt"].map((file) => contactTexts(file)) as [
    ContactText[],
    ContactText[],
    ContactText[],
  ];
  const start = performance.now();
  const all = tallyTexts(texts);
  const perText = (performance.now() - start) / texts.length;
  const lines = [
    `${texts.length} texts, ${perText.toFixed(1)} ms each: ${shares(all.tally)}`,
    `${third.length} of them that were not looked at while the reader was written: ${shares(tallyTexts(third).tally)}`,
    `${pasted.length} pasted from chats, mails and lists: ${shares(tallyTexts(pasted).tally)}`,
    `${unseen.length} of such that the reader was not made for: ${shares(tallyTexts(unseen).tally)}`,
    `${others.length} by other people: ${shares(tallyTexts(others).tally)}`,
  ];
  const host = await startHost({ RATE_LIMITS: "off" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET_FLAGS });
  try {
    return [...lines, ...(await benchPhotographs(host, browser))];
  } finally {
    await browser.close();
    await host.stop();
  }
}

type Read = Pick<ContactFields, "name" | "title" | "company" | "emails" | "phones">;

async function benchPhotographs(host: Host, browser: Browser): Promise<string[]> {
  const context = await browser.newContext({ baseURL: host.url, viewport: { width: 390, height: 844 } });
  const [name, value] = (await aSession(host.database, await aUser(host.database))).split("=") as [string, string];
  await context.addCookies([{ name, value, url: host.url, httpOnly: true, sameSite: "Lax" }]);
  const cards = paperCards().slice(0, MANY);
  const pictures = await photographs(browser, cards);
  const page = await context.newPage();
  await page.goto("/scan", { waitUntil: "networkidle" });
  const before = await pageMemory(browser);
  const times: number[] = [];
  const ours = emptyTally();
  const debian = emptyTally();
  const byLook = new Map<string, Tally>();
  let hasDebian = true;
  for (const [i, card] of cards.entries()) {
    const begun = performance.now();
    const fields = await readOnPage(page, pictures[i]!);
    times.push(performance.now() - begun);
    const right = count(ours, card, fields);
    const look = byLook.get(card.look) ?? { right: 0, all: 0 };
    byLook.set(card.look, { right: look.right + right, all: look.all + FIELDS.length });
    const theirs = hasDebian ? byDebian(pictures[i]!) : undefined;
    if (theirs === undefined) hasDebian = false;
    else count(debian, card, theirs);
  }
  const later = times.slice(1).sort((a, b) => a - b);
  return [
    `${cards.length} photographs: ${shares(ours)}`,
    ...[...byLook].map(([look, tally]) => `  ${look}: ${percent(tally)} of all fields`),
    `the first took ${(times[0]! / 1_000).toFixed(1)} s, later ones ${(later[later.length >> 1]! / 1_000).toFixed(1)} s (median), ${(later.at(-1)! / 1_000).toFixed(1)} s at most`,
    `memory of the page: ${before} MB before the first card, ${await pageMemory(browser)} MB after the last`,
    hasDebian ? `Debian's tesseract (eng): ${shares(debian)}` : "Debian's tesseract is not installed: no yardstick",
  ];
}

async function readOnPage(page: Page, picture: Buffer): Promise<Read> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Photograph a card" }).click();
  await (await chooser).setFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: picture });
  const form = page.getByRole("region", { name: "What the card says" });
  await form.waitFor({ timeout: 60_000 });
  const value = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
  const lines = async (label: string) => (await value(label)).split("\n").filter(Boolean);
  const fields: Read = {
    name: await value("Name"),
    title: await value("Job title"),
    company: await value("Company"),
    emails: await lines("Email addresses"),
    phones: (await lines("Phone numbers")).map((number) => ({ value: number, kind: "work" })),
  };
  await form.getByRole("button", { name: "Cancel" }).click();
  await form.waitFor({ state: "detached" });
  return fields;
}

/** What the largest of Chromium's renderers holds, workers included, in MB: only Linux tells. */
async function pageMemory(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0));
  return Math.round(Math.max(...sizes) / 1_000);
}

/** The same picture by the program of the distribution; undefined where it is missing. */
function byDebian(picture: Buffer): Read | undefined {
  const { status, stdout } = spawnSync("tesseract", ["stdin", "stdout"], { input: picture });
  return status === 0 ? readText(stdout.toString()).fields : undefined;
}

const emptyTally = () =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, all: 0 }])) as Record<(typeof FIELDS)[number], Tally>;

function count(tally: Record<string, Tally>, { person }: PaperCard, fields: Read): number {
  let sum = 0;
  for (const field of FIELDS) {
    const right = isRead(field, person, { ...fields, website: null, address: null }) ?? true;
    tally[field]!.all++;
    if (right) {
      tally[field]!.right++;
      sum++;
    }
  }
  return sum;
}

const percent = ({ right, all }: Tally) => `${((100 * right) / Math.max(1, all)).toFixed(1)} %`;
const shares = (tally: Record<string, Tally>) =>
  Object.entries(tally)
    .map(([field, one]) => `${field} ${percent(one)}`)
    .join(", ");

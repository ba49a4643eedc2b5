import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { autocannon } from "./autocannon.ts";
import { rootFolder } from "../../db/root.ts";
import { type Count, countQuestions, sumOf } from "../tests/assistant/count.ts";
import { ADMIN, startHost } from "../tests/host.ts";
import { cpuSeconds, residentMb } from "./cpu.ts";
import { ratioInTurn } from "./load.ts";

const SESSIONS = 1_000;
const ROUNDS = 3;
/** A person's browser: what programs do is counted more cheaply. */
const HEADERS = {
  "content-type": "application/json",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
};

/**
 * The question set's score, chat turns per second of the built-in engine, and the server's memory with many open
 * sessions.
 */
export async function benchSalesbot(): Promise<string[]> {
  const own = countQuestions(join(rootFolder, "host/tests/assistant/questions"));
  const host = await startHost({ RATE_LIMITS: "off" });
  const url = `${host.url}/api/salesbot/1/chat`;
  const chat = async (message: string, sessionId?: string) => {
    const body = JSON.stringify({ message, sessionId });
    return (await fetch(url, { method: "POST", headers: HEADERS, body })).json() as Promise<{ sessionId: string }>;
  };

  const before = residentMb(host.process.pid!);
  const sessions: string[] = [];
  for (let i = 0; i < SESSIONS; i++) sessions.push((await chat("What services do you offer?")).sessionId);
  const after = residentMb(host.process.pid!);

  let n = 0;
  let [turnCount, cpu] = [0, 0];
  const chatRate = async () => {
    const began = cpuSeconds(host.process.pid!);
    const result = await load(url, () => ({ message: "what does it cost?", sessionId: sessions[n++ % SESSIONS] }));
    turnCount += result.requests.total;
    cpu += cpuSeconds(host.process.pid!) - began;
    return result.requests.average;
  };
  const storedViews = async () => (await load(`${host.url}/api/card-views`, () => ({ cardId: 1 }))).requests.average;
  const { ratio, measured, baseline } = await ratioInTurn(ROUNDS, chatRate, storedViews);
  const shared = await askShared(host.url);
  const longResult = await longConversation(chat, host.process.pid!);
  await host.stop();
  return [
    ...Object.entries(own).map(([name, count]) => line(name, count)),
    line("our own questions", sumOf(own)),
    ...sumOf(own).wrong.map((one) => `  ${one}`),
    ...shared,
    `chat turns, built-in engine: ${ratio.toFixed(2)} of stored views over as many connections (${measured.toFixed(0)} against ${baseline.toFixed(0)}/s), in ${SESSIONS.toLocaleString("en")} conversations`,
    `  ${((cpu / turnCount) * 1_000).toFixed(1)} ms of processor each: ${(turnCount / cpu).toFixed(0)} turns per second of one core`,
    `memory with ${SESSIONS.toLocaleString("en")} open sessions: ${(after / before).toFixed(2)} of idle (${after.toFixed(0)} against ${before.toFixed(0)} MB; at most 1.5)`,
    longResult,
  ];
}

/**
 * The English sets of ../shared/questions that nothing is built on: the last four by name. Before they were chosen all
 * sets had been run as a whole, and which four had been left unread was not written down.
 */
const UNREAD = [
  "physio-sports-massage.json",
  "saas-warehouse-software.json",
  "wedding-event-catering.json",
  "wedding-photographer.json",
];

interface Score {
  asked: number;
  right: number;
  near: number;
  false: number;
}

/** The sets that lie beside the project, asked and counted by the program that comes with them, each part by itself. */
async function askShared(url: string): Promise<string[]> {
  const program = join(rootFolder, "../shared/questions/ask.mjs");
  if (!existsSync(program)) return [];
  const { ask } = (await import(pathToFileURL(program).href)) as {
    ask: (options: object) => Promise<{ sets: (Score & { file: string; language: string })[] }>;
  };
  const lines: string[] = [];
  const print = (text: string) => void lines.push(text);
  const { sets } = await ask({ url, ...ADMIN, folder: join(rootFolder, "../shared/questions"), print });
  const english = sets.filter(({ language }) => language === "en");
  const part = (name: string, list: readonly Score[]) => {
    const sum = (key: keyof Score) => list.reduce((total, score) => total + score[key], 0);
    const count = {
      asked: sum("asked"),
      right: sum("right"),
      withinOneTap: sum("near"),
      false: sum("false"),
      wrong: [],
    };
    return list.length > 0 ? [line(`  ${name}`, count)] : [];
  };
  return [
    "../shared/questions, by its own ask.mjs:",
    ...lines.map((text) => `  ${text}`),
    ...part(
      "English, the sets that may be read",
      english.filter(({ file }) => !UNREAD.includes(file)),
    ),
    ...part(
      "English, the four left unread",
      english.filter(({ file }) => UNREAD.includes(file)),
    ),
    ...part(
      "German, Spanish and French, left unread",
      sets.filter(({ language }) => language !== "en"),
    ),
  ];
}

const TOTAL = 140;
const COUNTED = 40;

/** Processor time of a turn early and late in one long conversation, storing included. */
async function longConversation(
  chat: (message: string, sessionId?: string) => Promise<{ sessionId: string }>,
  pid: number,
): Promise<string> {
  let sessionId: string | undefined;
  const measureTurn = async (count: number) => {
    const began = cpuSeconds(pid);
    for (let i = 0; i < count; i++) ({ sessionId } = await chat("Do you deliver, and what does it cost?", sessionId));
    return ((cpuSeconds(pid) - began) / count) * 1_000;
  };
  const early = await measureTurn(COUNTED);
  await measureTurn(TOTAL - 2 * COUNTED);
  const late = await measureTurn(COUNTED);
  return `a turn of one conversation: ${early.toFixed(1)} ms of processor for the first ${COUNTED}, ${late.toFixed(1)} ms for the last of ${TOTAL} (at most 20)`;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const line = (name: string, { asked: total, right, withinOneTap, false: untrue }: Count) =>
  `${name}: ${percent(right, total)} of ${total} right, ${percent(withinOneTap, total)} within one tap, ${untrue} false`;

async function load(url: string, body: () => object) {
  const result = await autocannon({
    url,
    method: "POST",
    headers: HEADERS,
    duration: 4,
    connections: 16,
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result;
}

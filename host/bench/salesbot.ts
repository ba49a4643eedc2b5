import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { scoreQuestionSet } from "../app/salesbot/engine/question-set.ts";
import { startHost } from "../tests/host.ts";

const SESSIONS = 1_000;

/** The question set's score, chat turns per second of the built-in engine, and the server's memory with many open sessions. */
export async function benchSalesbot(): Promise<string[]> {
  const { asked, right, share, invented, wrong } = scoreQuestionSet();
  const host = await startHost({ RATE_LIMITS: "off" });
  const url = `${host.url}/api/salesbot/1/chat`;
  const headers = { "content-type": "application/json" };
  const chat = async (message: string) => (await fetch(url, { method: "POST", headers, body: JSON.stringify({ message }) })).json() as Promise<{ sessionId: string }>;

  const before = memory(host.process.pid!);
  const sessions: string[] = [];
  for (let i = 0; i < SESSIONS; i++) sessions.push((await chat("What services do you offer?")).sessionId);
  const after = memory(host.process.pid!);

  let n = 0;
  const load = autocannon({
    url, method: "POST", headers, duration: 4, connections: 16,
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify({ message: "what does it cost?", sessionId: sessions[n++ % SESSIONS] }) }) }],
  });
  const result = await load;
  await host.stop();
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return [
    `questions answered rightly: ${right} of ${asked} (${(share * 100).toFixed(1)} %, aim 95 %), ${invented} with an invented fact`,
    ...wrong.map(({ says, faults }) => `  wrong: ${says}: ${faults[0]}`),
    `chat turns, built-in engine: ${Math.round(result.requests.average)} a second over 16 connections, stored in ${SESSIONS} conversations`,
    `memory: ${before} MB, with ${SESSIONS} open sessions ${after} MB`,
  ];
}

/** Resident megabytes of a process (Linux). */
function memory(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
}

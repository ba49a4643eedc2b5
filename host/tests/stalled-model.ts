// Run with --expose-gc: asks a model that never answers, while garbage is collected, and prints why that ended.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createModelClient } from "../app/salesbot/model/model.server.ts";
import { fullFacts } from "./assistant/facts.ts";

const [, , phase] = process.argv;
const server = createServer((_, response) => {
  if (phase === "body") response.setHeader("content-type", "text/event-stream").write(": \n\n");
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
const client = createModelClient({ apiKey: "k", baseUrl, model: "m" }, 600)!;
const collecting = setInterval(() => globalThis.gc!(), 20);
const ask = () =>
  client
    .ask(fullFacts, [], "hello", { signal: new AbortController().signal, onText: () => undefined })
    .then(() => "answered")
    .catch((error: { reason: string }) => error.reason);
const reasons = Promise.all(Array.from({ length: 3 }, ask));
const late = new Promise((resolve) => setTimeout(() => resolve("never"), 4_000));
console.log(JSON.stringify(await Promise.race([reasons, late])));
clearInterval(collecting);
process.exit();

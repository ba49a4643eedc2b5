// Part of `npm run docs`: calls the built product as a program does, and keeps what it sent and what it was answered.
import { unique } from "../tests/builders.ts";
import { callRequests, type RequestArgs } from "../tests/call-requests.ts";
import { aFullCard } from "../tests/full-card.ts";
import type { Host } from "../tests/host.ts";
import { aProgram, programWith } from "../tests/program.ts";
import type { ApiDocument } from "../app/developers/document.server.ts";
import { OPERATIONS } from "../app/developers/operations.ts";
import type { Example, Examples } from "../app/developers/examples.ts";

/** A request for a call, other than of a file, and what it is answered, by method and path. */
export async function recordExamples(host: Host, document: ApiDocument): Promise<Examples> {
  const calls: Examples["calls"] = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods).map((name) => name.toUpperCase())) {
      const example = await recordCall(host, method, path, OPERATIONS[`${method} ${path}`]?.formats);
      if (Object.keys(example).length > 0) calls[`${method} ${path}`] = example;
    }
  return { calls, errors: await recordErrors(host) };
}

const MCP_CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "list_inbox", arguments: { limit: 1 } },
};

async function recordCall(host: Host, method: string, path: string, formats: string[] = []): Promise<Example> {
  if (path === "/api/openapi.json") return {};
  const full = await aFullCard(host.database);
  const pattern = `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const [url, body, headers]: RequestArgs =
    path === "/mcp" ? [path, MCP_CALL] : ((await callRequests(() => host)[pattern]?.(full)) ?? [path]);
  const program = await aProgram(host, full.owner);
  const answer = await program(method, url, body, { ...(path === "/mcp" && MCP_HEADERS), ...headers });
  const type = answer.headers.get("content-type") ?? "";
  const files = formats.map(async (name) => {
    const { text } = await program(method, `${url}?format=${FORMATS[name]}`);
    return [name, exampleText(text, host)] as const;
  });
  return {
    ...(body !== undefined && !(body instanceof FormData) && { body: exampleOf(body, host) }),
    ...(answer.status < 300 && type.startsWith("application/json") && { answer: exampleOf(answer.json(), host) }),
    ...(answer.status < 300 && type.startsWith("text/") && { answer: exampleText(answer.text, host) }),
    ...(formats.length > 0 && { formats: Object.fromEntries(await Promise.all(files)) }),
  };
}

const FORMATS: Record<string, string> = { "text/csv": "csv", "text/vcard": "vcf" };

const MCP_HEADERS = { accept: "application/json, text/event-stream" };

async function recordErrors(host: Host): Promise<Examples["errors"]> {
  const { owner, personId, submissionId } = await aFullCard(host.database);
  const program = await aProgram(host, owner);
  const reader = await aProgram(host, owner, { scopes: ["contacts:read"] });
  const contact = { name: "Ben Byron", email: `${unique("ben")}@example.com` };
  await program("POST", "/api/contacts", contact);
  const answers = {
    Invalid: await program("POST", "/api/contacts", { name: "Ben Byron", email: "nobody" }),
    UnknownKey: await programWith(host, "mk_unknown")("GET", "/api/contacts"),
    Refused: await reader("DELETE", `/api/inbox/message/${submissionId}`),
    NotFound: await program("GET", "/api/contacts/999999"),
    Conflict: await program("PATCH", `/api/contacts/${personId}`, { email: contact.email }),
    TooLarge: await program("POST", "/api/contacts", { name: "x".repeat(2_000_000) }),
    WrongType: await program("POST", "/api/contacts", "Ben Byron", { "content-type": "text/plain" }),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, exampleOf(answer.json(), host)]));
}

const MOMENT = "2027-03-01T09:00:00.000Z";

/** The same with one moment, one item in each list, and without the endings that make names of a test unique. */
function exampleOf(value: unknown, host: Host): unknown {
  if (typeof value === "string") return exampleText(value, host);
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => exampleOf(item, host));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === "requestId" ? "4f1c0a52" : exampleOf(item, host)]),
  );
}

const exampleText = (text: string, { url }: Host) =>
  text
    .replaceAll(url, "https://cards.example")
    .replaceAll(new URL(url).host, "cards.example")
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, MOMENT)
    .replaceAll(new RegExp(`-${process.pid.toString(36)}\\w+`, "g"), "");

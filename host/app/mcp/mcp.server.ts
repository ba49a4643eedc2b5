import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { randomUUID } from "node:crypto";
import type { KeyGrant } from "../auth/keys/scopes.ts";
import { productVersion } from "../config/product-version.server.ts";
import { DomainError, Forbidden, InternalError, Invalid } from "../errors.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import type { Tool, ToolCall } from "./tool.ts";
import { TOOLS } from "./tools.server.ts";
import { INSTRUCTIONS } from "./tool-result.ts";

const version = productVersion();

/** Whether a key may use a tool. */
const isToolOpen = ({ scope, annotations }: Tool, key: KeyGrant): boolean =>
  key.scopes.includes(scope) && (annotations.readOnlyHint === true || key.mcpWrites);

/**
 * One request of the Model Context Protocol (streamable HTTP, 2025-06-18 §Transports and later): stateless, so that any
 * process answers. Neither the protocol's sessions nor its subscriptions exist.
 */
export async function handleMcp(request: Request, body: unknown, call: ToolCall): Promise<Response> {
  const { key } = call.user;
  if (!key) throw new Forbidden("Call this with a key.", "scope");
  // Since 2025-06-18 there are no batches: each message counts for the key's limit, and lets others go first.
  if (Array.isArray(body)) throw Invalid.field("", "invalid", "Send one message at a time.");
  const handler = createMcpHandler(() => serverFor(call, key), { maxSubscriptions: 0 });
  return handler.fetch(request, { parsedBody: body });
}

function serverFor(call: ToolCall, key: KeyGrant): McpServer {
  const server = new McpServer({ name: "meishi", title: "Meishi", version }, { instructions: INSTRUCTIONS });
  for (const tool of TOOLS) {
    const { name, title, description, annotations, input } = tool;
    const registered = server.registerTool(
      name,
      // Strict: an argument that an AI has guessed is an error, rather than a search without it.
      { title, description, annotations: { title, ...annotations }, inputSchema: input.strict() },
      (args) => resultOf(tool, args, call),
    );
    // Disabled tools are not listed; a key without any tool gets an empty list.
    if (!isToolOpen(tool, key)) registered.disable();
  }
  return server;
}

/** A tool's result, as JSON text and as structured content; errors are messages for people, as in the API. */
async function resultOf(tool: Tool, args: Record<string, unknown>, call: ToolCall) {
  try {
    const result = await tool.run(args, call);
    return { content: [{ type: "text" as const, text: JSON.stringify(result) }], structuredContent: result };
  } catch (error) {
    if (error instanceof DomainError) return failure(error.message);
    const requestId = randomUUID();
    log("error", "tool failed", { requestId, userId: call.user.id, tool: tool.name, ...errorFields(error) });
    return failure(new InternalError(requestId).message);
  }
}

const failure = (text: string) => ({ isError: true, content: [{ type: "text" as const, text }] });

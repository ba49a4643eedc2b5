import type { ToolAnnotations } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { Scope } from "../auth/keys/scopes.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import type { ToolResult } from "./tool-result.ts";

/** The account and client that call a tool. */
export interface ToolCall {
  user: SessionUser;
  clientAddress: string;
}

/** One tool: what its key must be allowed, and what it does. */
export interface Tool<S extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  annotations: ToolAnnotations;
  input: S;
  run(input: z.output<S>, call: ToolCall): Promise<ToolResult>;
}

/** Checks that `run` takes what `input` gives, then forgets the type, so that all tools stand in one list. */
export const tool = <S extends z.ZodObject>(definition: Tool<S>): Tool => definition as unknown as Tool;

/** Hints for clients (MCP, ToolAnnotations). A tool that reads changes nothing, not even what is unread. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
export const ADDS: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
export const OVERWRITES: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
};
export const SENDS: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: true };

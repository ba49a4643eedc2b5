import { createdResponse, jsonResponse } from "../http/endpoint.server.ts";
import { parse } from "../http/parse.ts";
import { eventKey } from "./event.schema.ts";

/** 201 with the id of a new event; 200 with the known id of an event that was completed or sent again. */
export function eventResponse({ id, isNew }: { id: number; isNew: boolean }): Response {
  return isNew ? createdResponse({ id }) : jsonResponse(200, { id });
}

/** The key that makes a resend harmless: the header Idempotency-Key, else `key` in the body. */
export function idempotencyKey(request: Request, inBody: string | null | undefined): string | null {
  const header = request.headers.get("idempotency-key");
  return header === null ? (inBody ?? null) : parse(eventKey, header, "body");
}

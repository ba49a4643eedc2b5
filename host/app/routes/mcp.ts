import { z } from "zod";
import { MethodNotAllowed } from "../errors.ts";
import { jsonBody } from "../http/body.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

/** Clients ask for an event stream, which does not exist. */
export const loader = endpoint({ access: "signed-in", scope: "any" }, () => {
  throw new MethodNotAllowed("GET", ["POST"]);
});

/** The tools of the Model Context Protocol. Nothing is kept between requests, nor for repeats. */
export const action = endpoint(
  { access: "signed-in", scope: "any", ownKeys: true, methods: { POST: jsonBody(z.unknown()) } },
  async ({ request, body, user, clientAddress }) => {
    const { handleMcp } = await import("../mcp/mcp.server.ts");
    return handleMcp(request, body, { user, clientAddress });
  },
);

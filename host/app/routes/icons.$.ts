import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";

const YEAR = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=300";

/** Icons and start pictures of the installable apps; with `?v=`, which changes with the picture, kept for ever. */
export const loader = endpoint(
  {
    access: "anyone",
    params: z.object({ "*": z.string().max(200) }),
    query: z.object({ v: z.string().optional() }),
    cacheable: true,
  },
  async ({ params, query, clientAddress }) => {
    const { icon } = await import("../pwa/icons.server.ts");
    return new Response(new Uint8Array(await icon(params["*"], clientAddress)), {
      headers: {
        "content-type": "image/png",
        "cache-control": query.v ? YEAR : SHORT,
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  },
);

import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { embedDocument } from "../view/embed.server.ts";

const params = z.object({ slug: z.string().max(100), index: z.string().regex(/^\d$/).transform(Number) });

export const loader = endpoint({ access: "anyone", params }, ({ request, params: { slug, index } }) =>
  embedDocument(request, slug, index),
);

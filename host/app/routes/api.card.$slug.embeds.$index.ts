import { z } from "zod";
import { endpoint } from "../http.server.ts";
import { embedDocument } from "../view/embed.server.ts";

const params = z.object({ slug: z.string().max(100), index: z.string().regex(/^\d$/).transform(Number) });

export const loader = endpoint({ access: "anyone", params }, ({ params: { slug, index } }) => embedDocument(slug, index));

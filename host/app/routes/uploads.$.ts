import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { serve } from "../uploads/uploads.server.ts";

const params = z.object({ "*": z.string().regex(/^[\w-]{1,60}\.(?:jpg|png|gif)$/) });

export const loader = endpoint({ access: "anyone", cors: true, params, cacheable: true }, ({ params }) =>
  serve(params["*"]),
);

import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { PICTURE_WIDTHS, resizedPicture } from "../uploads/resized.server.ts";

const params = z.object({
  width: z.enum(PICTURE_WIDTHS.map(String)).transform(Number),
  name: z.string().regex(/^[\w-]{1,60}\.(?:jpg|png)$/),
});

/** An upload in the width a card needs. Uploads never change under their name, so neither does this. */
export const loader = endpoint(
  { access: "anyone", cors: true, params, cacheable: true },
  async ({ request, params: { width, name }, clientAddress }) => {
    const { bytes, type } = await resizedPicture(name, width, request.headers.get("accept") ?? "", clientAddress);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": type,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "accept",
        "cross-origin-resource-policy": "cross-origin",
      },
    });
  },
);

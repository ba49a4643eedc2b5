import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { PICTURE_SIZES, resizedPicture } from "../uploads/resized.server.ts";

const params = z.object({
  size: z.enum(PICTURE_SIZES),
  name: z.string().regex(/^[\w-]{1,60}\.(?:jpg|png)$/),
});

/** An upload in the size that a card or a signature needs. Uploads never change under their name, so neither does this. */
export const loader = endpoint(
  { access: "anyone", cors: true, params },
  async ({ request, params: { size, name } }) => {
    const { bytes, type } = await resizedPicture(name, size, request.headers.get("accept") ?? "");
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

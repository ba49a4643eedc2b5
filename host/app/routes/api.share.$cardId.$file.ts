import { z } from "zod";
import { visitorPolicy } from "../http/content-policy.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { rowId } from "../http/parse.ts";
import { FILES, kitQuery } from "../share/share.schema.ts";
import { kitFile } from "../share/share.server.ts";

/** A signature, picture or print of a card. Requires permission to edit it. */
export const loader = endpoint(
  { access: "signed-in", params: z.object({ cardId: rowId, file: z.enum(FILES) }), query: kitQuery, isPicture: true },
  async ({ user, params: { cardId, file }, query, request, clientAddress }) => {
    const { bytes, type, name } = await kitFile(user, cardId, file, query, { request, clientAddress });
    return fileResponse(bytes, {
      fileName: name,
      type,
      isInline: true,
      headers: {
        "cache-control": "private, no-cache",
        ...(file === "signature.html" && {
          "content-security-policy": `${visitorPolicy([])}; style-src-attr 'unsafe-inline'; sandbox`,
        }),
      },
    });
  },
);

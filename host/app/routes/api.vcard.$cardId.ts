import { z } from "zod";
import { contactPhoto } from "../uploads/portrait.server.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { contactOf, vCard, vCardFileName } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { downloadFailurePage } from "../view/responses.server.ts";

const options = {
  access: "anyone",
  cors: true,
  params: z.object({ cardId: rowId }),
  failurePage: downloadFailurePage,
} as const;

export const loader = endpoint(options, async ({ params: { cardId }, site }) => {
  const card = await publicCard(String(cardId), site);
  const text = vCard(contactOf(card), {
    pageUrl: pageUrlOf(card),
    host: new URL(config.publicUrl).host,
    photo: await contactPhoto(card.profilePicture),
  });
  return new Response(text, {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": `attachment; filename="${vCardFileName(card.name)}"`,
      "cache-control": "no-cache",
    },
  });
});

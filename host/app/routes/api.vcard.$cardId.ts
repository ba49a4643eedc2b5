import { contactPhoto } from "../uploads/portrait.server.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { translated } from "../cards/translated.ts";
import { contactOf, vCard, vCardFileName } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { byCard } from "../http/parse.ts";
import { resolveLanguage, VARY_LANGUAGE, requestedLanguages } from "../languages/visitor-language.server.ts";
import { downloadFailurePage } from "../view/responses.server.ts";

const options = { access: "anyone", cors: true, params: byCard, failurePage: downloadFailurePage } as const;

export const loader = endpoint(options, async ({ request, params: { cardId }, site, clientAddress }) => {
  const own = await publicCard(String(cardId), site);
  const card = translated(own, resolveLanguage(requestedLanguages(request), own.language));
  const text = vCard(contactOf(card), {
    pageUrl: pageUrlOf(card),
    host: new URL(config.publicUrl).host,
    photo: await contactPhoto(card.profilePicture, clientAddress),
  });
  return fileResponse(text, {
    fileName: vCardFileName(card.name),
    type: "text/vcard; charset=utf-8",
    headers: { "cache-control": "no-cache", vary: VARY_LANGUAGE },
  });
});

import { z } from "zod";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { VARY_LANGUAGE, requestedLanguages } from "../languages/visitor-language.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { applePass } from "../share/wallet/wallet.server.ts";
import { downloadFailurePage } from "../view/responses.server.ts";

const params = z.object({
  file: z
    .string()
    .max(40)
    .regex(/^[1-9]\d{0,14}\.pkpass$/)
    .transform((file) => Number.parseInt(file, 10)),
});

/** A card as a pass for Apple Wallet. */
export const loader = endpoint(
  { access: "anyone", params, failurePage: downloadFailurePage },
  async ({ request, params: { file: cardId }, clientAddress, site }) => {
    await consume("drawing", { address: clientAddress });
    const passRequest = { cardId, site, wanted: requestedLanguages(request) };
    const { bytes, fileName } = await applePass(passRequest, clientAddress);
    return fileResponse(bytes, {
      fileName,
      type: "application/vnd.apple.pkpass",
      headers: { "cache-control": "no-cache", vary: VARY_LANGUAGE },
    });
  },
);

import { z } from "zod";
import { publicCard } from "../cards/public-card.server.ts";
import { contactInCode } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { pageUrlOf } from "../domains/addresses.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { fileResponse } from "../http/file-response.ts";
import { codeQuery } from "../qr/qr.schema.ts";
import { campaignCodeUrl } from "../share/campaigns.server.ts";
import { qrCode } from "../qr/qr.server.ts";
import { findOwnPicture } from "../uploads/own-picture.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";

const params = z.object({
  file: z
    .string()
    .max(120)
    .regex(/^.+\.(?:svg|png)$/)
    .transform((file) => ({ slug: file.slice(0, -4), format: file.slice(-3) as "svg" | "png" })),
});

/** The card's QR code. Its link says `?s=qr`, so that scans count apart from link visits. */
export const loader = endpoint(
  { access: "anyone", cors: true, params, query: codeQuery, cacheable: true },
  async ({
    params: {
      file: { slug, format },
    },
    query,
    clientAddress,
    site,
  }) => {
    const card = await publicCard(slug, site);
    const pageUrl = pageUrlOf(card);
    const content =
      query.holds === "contact"
        ? contactInCode(card, { pageUrl, host: new URL(config.publicUrl).host })
        : await campaignCodeUrl(card, query);
    const code = await qrCode(content, format, query, {
      address: clientAddress,
      ownLogo: { url: card.logo, read: () => findOwnPicture(card.logo) },
      onDrawing: () => consume("drawing", { address: clientAddress }),
    });
    return fileResponse(typeof code === "string" ? code : new Uint8Array(code), {
      fileName: `${card.isUnbranded ? "" : "meishi-"}${card.slug}.${format}`,
      type: format === "svg" ? "image/svg+xml" : "image/png",
      isInline: true,
      headers: { "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" },
    });
  },
);

import { NotFound } from "../errors.ts";
import { publicCard } from "../cards/public-card.server.ts";

/**
 * An owner's embed code as a document of its own. The policy's `sandbox` takes our origin away from it even when it is
 * opened outside of the card's frame: what runs in it reaches no cookie, no storage and no call of ours.
 */
export async function embedDocument(slugOrId: string, index: number): Promise<Response> {
  const { embedCodes } = await publicCard(slugOrId);
  const code = embedCodes[index];
  if (!code?.trim()) throw new NotFound("There is nothing at this address.");
  const html = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<style>body{margin:0;font:16px/1.5 system-ui,sans-serif}iframe{max-width:100%;border:0}</style>${code}`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms; default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
      "cross-origin-resource-policy": "cross-origin",
      "referrer-policy": "no-referrer",
      "cache-control": "no-cache",
    },
  });
}

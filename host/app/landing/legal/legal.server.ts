import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../../config/config.server.ts";
import { endpoint } from "../../http/endpoint.server.ts";
import { decodeText } from "../../input/decode-text.ts";
import type { Locale } from "../../languages/locales.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { createEncodedPage } from "../../view/encoded-page.server.ts";
import { pageResponse } from "../../view/responses.server.ts";
import { renderLegal } from "../pages.server.tsx";
import { landingViewer } from "../reader.server.ts";
import { texts as de } from "./texts/de.ts";
import { type LegalPage, texts as en } from "./texts/en.ts";

const legalTexts = { en, de };

/**
 * The loader of a legal page. The operator's own words are in DATA_DIR/legal/{page}.txt, German ones in {page}.de.txt,
 * and count from the next visit on.
 */
export const legalLoader = (page: LegalPage) =>
  endpoint({ access: "anyone" }, async ({ request, user }) => {
    const viewer = landingViewer(request, user);
    const { title, text } = legalTexts[viewer.locale][page];
    const own = await readOwn(page, viewer.locale);
    return pageResponse(request, createEncodedPage(renderLegal(title, `/${page}`, own ?? text, viewer)));
  });

/** The operator's text for a locale, else the one for all. */
const readOwn = async (page: LegalPage, locale: Locale): Promise<string | undefined> =>
  (await readText(`${page}.${locale}.txt`)) ?? (await readText(`${page}.txt`));

/** Names of files whose fault is in the log. */
const faulty = new Set<string>();

/** A blank file counts as none, and so does one that cannot be read: visitors get a page in any case. */
async function readText(name: string): Promise<string | undefined> {
  try {
    return decodeText(await readFile(join(config.dataDir, "legal", name))).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" || faulty.has(name)) return undefined;
    faulty.add(name);
    log("warn", "legal text not read", { file: name, ...errorFields(error) });
    return undefined;
  }
}

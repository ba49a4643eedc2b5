import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { config } from "../../config/config.server.ts";
import { endpoint } from "../../http/endpoint.server.ts";
import { encoded, pageResponse } from "../../view/responses.server.ts";
import { renderLegal } from "../pages.server.tsx";
import { type LegalPage, legalTexts } from "./texts.ts";

/**
 * The loader of a legal page. The operator's own words are in DATA_DIR/legal/{page}.txt, and count from the next visit
 * on.
 */
export const legalLoader = (page: LegalPage) =>
  endpoint({ access: "anyone" }, async ({ request, user }) => {
    const { title, text } = legalTexts[page];
    const own = await readOwn(page);
    return pageResponse(request, encoded(renderLegal(title, `/${page}`, own ?? text, user !== null)));
  });

async function readOwn(page: LegalPage): Promise<string | undefined> {
  try {
    return await readFile(join(config.dataDir, "legal", `${page}.txt`), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

// `npm run docs`: writes the tables of calls in host/docs/api.md, from the description that the built product serves,
// and the examples of that description, which are in it once the product is built again.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { rootFolder } from "../../db/root.ts";
import type { ApiDocument } from "../app/developers/document.server.ts";
import { startHost } from "../tests/host.ts";
import { recordExamples } from "./api-examples.ts";

const PAGE = join(rootFolder, "host/docs/api.md");
const EXAMPLES = join(rootFolder, "host/app/developers/examples.json");

/** The page with a table for each group of calls between its two marks. */
export async function withCallTables(page: string, document: ApiDocument): Promise<string> {
  const groups = new Map<string, string[]>();
  for (const [path, calls] of Object.entries(document.paths))
    for (const [method, { summary, tags, "x-scope": scope }] of Object.entries(calls)) {
      const rows = groups.get(tags[0]!) ?? [];
      groups.set(tags[0]!, [...rows, `| \`${method.toUpperCase()} ${path}\` | ${summary} | ${scope} |`]);
    }
  const tables = [...groups].map(
    ([title, rows]) => `## ${title}\n\n| call | to | scope |\n|-|-|-|\n${rows.join("\n")}`,
  );
  const text = page.replace(
    /<!-- calls -->[\s\S]*<!-- \/calls -->/,
    () => `<!-- calls -->\n\n${tables.join("\n\n")}\n\n<!-- /calls -->`,
  );
  return format(text, { ...(await resolveConfig(PAGE)), parser: "markdown" });
}

if (process.argv[1] === import.meta.filename) {
  const host = await startHost({ RATE_LIMITS: "off" });
  const document = (await (await fetch(`${host.url}/api/openapi.json`)).json()) as ApiDocument;
  writeFileSync(PAGE, await withCallTables(readFileSync(PAGE, "utf8"), document));
  const recorded = JSON.stringify(await recordExamples(host, document));
  writeFileSync(EXAMPLES, await format(recorded, { ...(await resolveConfig(EXAMPLES)), parser: "json" }));
  await host.stop();
}

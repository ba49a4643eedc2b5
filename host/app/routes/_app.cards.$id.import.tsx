import { useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { byId } from "../http/parse.ts";
import { ImportPage } from "../import-export/ImportPage.tsx";
import { loadImportTarget } from "../import-export/import-target.server.ts";
import { movingWords } from "../import-export/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(movingWords, ({ title }) => title);

export const loader = page({ access: "signed-in", params: byId }, ({ user, params: { id } }) =>
  loadImportTarget(user, id),
);

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { page } from "../http/endpoint.server.ts";
import { rowId } from "../http/parse.ts";
import { ImportPage } from "../moving/ImportPage.tsx";
import { cardToFill } from "../moving/moving.server.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Import links");

export const loader = page({ access: "signed-in", params: z.object({ id: rowId }) }, ({ user, params: { id } }) =>
  cardToFill(user, id),
);

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />;
}

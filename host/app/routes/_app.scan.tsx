import type { MetaFunction } from "@remix-run/node";
import { ScanPage } from "../contacts/scan/ScanPage.tsx";
import { page } from "../http/endpoint.server.ts";
import { pageTitle } from "../ui/page-title.ts";

export const meta: MetaFunction = () => pageTitle("Scan a card");

// Nothing is read for it, so that it opens without a network.
export const loader = page({ access: "signed-in" }, () => null);

export default function Scan() {
  return <ScanPage />;
}

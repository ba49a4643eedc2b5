import { ScanPage } from "../contacts/scan/ScanPage.tsx";
import { scanWords } from "../contacts/scan/words.en.ts";
import { page } from "../http/endpoint.server.ts";
import { metaTitle } from "../ui/use-words.ts";

export const meta = metaTitle(scanWords, ({ title }) => title);

// Nothing is read for it, so that it opens without a network.
export const loader = page({ access: "signed-in" }, () => null);

export default function Scan() {
  return <ScanPage />;
}

import { z } from "zod";
import { cardAtUrl } from "../contacts/scan/scanned.server.ts";
import { endpoint } from "../http/endpoint.server.ts";

const query = z.object({ address: z.url("address must be the address of a page").max(2_000) });

/** The details on a card's page, for a scanned code that links to it. */
export const loader = endpoint({ access: "signed-in", query }, ({ query: { address } }) => cardAtUrl(address));

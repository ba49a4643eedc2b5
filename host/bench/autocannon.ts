import type Autocannon from "autocannon";
import { importFetched } from "../scripts/fetched.ts";

/** Sends requests on many connections, each again as soon as it is answered. */
export async function autocannon(options: Autocannon.Options): Promise<Autocannon.Result> {
  const { default: send } = await importFetched<{ default: typeof Autocannon }>("load");
  return await send(options);
}

import { z } from "zod";

/** How a list that can be downloaded is asked for. */
export const format = z.enum(["json", "csv"], "format must be json or csv").default("json");

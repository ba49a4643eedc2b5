import { catalogue } from "../../../languages/catalogue.ts";
import { words as en } from "./en.ts";

export const scanWords = catalogue(en, { de: () => import("./de.ts") });

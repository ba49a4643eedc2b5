import { catalogue } from "../../languages/catalogue.ts";
import { words as en } from "./en.ts";

export const planRequestWords = catalogue(en, { de: () => import("./de.ts") });

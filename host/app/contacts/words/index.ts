import { catalogue } from "../../languages/catalogue.ts";
import { words as en } from "./en.ts";

export const contactsWords = catalogue(en, { de: () => import("./de.ts") });

// Before each file of the unit tests, as root.tsx does.
import { registerLocales } from "../app/languages/catalogue.ts";
import { german } from "../app/words.de.ts";

registerLocales({ de: german });

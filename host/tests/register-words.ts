// Before each file of the unit tests, as root.tsx does.
import { registerLocales } from "../app/languages/catalogue.ts";

registerLocales({ de: () => import("../app/words.de.ts") });

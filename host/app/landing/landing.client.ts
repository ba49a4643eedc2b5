import { closeMenuOnUse, openSales } from "./dialogs.ts";
import { bindSampleForm } from "./dresser.ts";
import { announceThemePick } from "./picks.ts";

// Everything here adds to a page that already works without it.
closeMenuOnUse();
openSales();
announceThemePick();
bindSampleForm();

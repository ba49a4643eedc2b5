import { closeMenuOnUse, openSales } from "./dialogs.ts";
import { bindSampleForm } from "./sample-form.ts";
import { announceThemePick } from "./theme-picker.ts";

// Everything here adds to a page that already works without it.
closeMenuOnUse();
openSales();
announceThemePick();
bindSampleForm();

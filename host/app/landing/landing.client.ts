import { closeMenuOnUse, openSales } from "./dialogs.ts";
import { dressSample } from "./dresser.ts";
import { announcePicks } from "./picks.ts";

// Everything here adds to a page that already works without it.
closeMenuOnUse();
openSales();
announcePicks();
dressSample();

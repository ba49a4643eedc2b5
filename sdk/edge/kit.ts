import { cardUrl, loadCard, wanted } from "./answer.ts";
import { emit } from "./events.ts";
import { page } from "./page.ts";
import { getJson, request, tell } from "./request.ts";
import { sheetOf } from "./sheet.ts";

/** What v1.js, or the module, hands to each part that it fetches, so that none brings a copy. */
export const kit = { page, emit, tell, request, getJson, sheetOf, cardUrl, wanted, loadCard };

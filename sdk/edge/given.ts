import type { runtime } from "./kit.ts";

type Kit = typeof runtime;

/** Stands in, in every part, for the modules of the kit, which whoever fetches the part hands over by `provideRuntime`. */
export let page: Kit["page"];
export let emit: Kit["emit"];
export let tell: Kit["tell"];
export let request: Kit["request"];
export let getJson: Kit["getJson"];
export let sheetOf: Kit["sheetOf"];
export let cardUrl: Kit["cardUrl"];
export let wanted: Kit["wanted"];
export let loadCard: Kit["loadCard"];

export function provideRuntime(kit: Kit): void {
  page = kit.page;
  emit = kit.emit;
  tell = kit.tell;
  request = kit.request;
  getJson = kit.getJson;
  sheetOf = kit.sheetOf;
  cardUrl = kit.cardUrl;
  wanted = kit.wanted;
  loadCard = kit.loadCard;
}

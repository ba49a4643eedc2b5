import type { runtime } from "./runtime.ts";

// Stands for the shared runtime in every chunk; the loader fills it in through `provide`.
type Kit = typeof runtime;

export let safeDocument: Kit["safeDocument"];
export let emit: Kit["emit"];
export let failureOf: Kit["failureOf"];
export let reportFailure: Kit["reportFailure"];
export let request: Kit["request"];
export let getJson: Kit["getJson"];
export let toStyleSheet: Kit["toStyleSheet"];
export let cardUrl: Kit["cardUrl"];
export let requestedLanguage: Kit["requestedLanguage"];
export let loadCard: Kit["loadCard"];

export function provide(kit: Kit): void {
  safeDocument = kit.safeDocument;
  emit = kit.emit;
  failureOf = kit.failureOf;
  reportFailure = kit.reportFailure;
  request = kit.request;
  getJson = kit.getJson;
  toStyleSheet = kit.toStyleSheet;
  cardUrl = kit.cardUrl;
  requestedLanguage = kit.requestedLanguage;
  loadCard = kit.loadCard;
}

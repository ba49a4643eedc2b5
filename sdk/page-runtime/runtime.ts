import { cardUrl, loadCard, requestedLanguage } from "./answer.ts";
import { emit } from "./events.ts";
import { failureOf } from "./failure.ts";
import { safeDocument } from "./page.ts";
import { getJson, request, reportFailure } from "./request.ts";
import { toStyleSheet } from "./sheet.ts";

/** Shared modules that v1.js, or the module, passes to each part it loads, so that none brings a copy. */
export const runtime = {
  safeDocument,
  emit,
  failureOf,
  reportFailure,
  request,
  getJson,
  toStyleSheet,
  cardUrl,
  requestedLanguage,
  loadCard,
};

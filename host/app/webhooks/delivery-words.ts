import type { OwnDelivery } from "./deliveries.server.ts";
import type { WebhookWords } from "./words.en.ts";

/** Result of the last attempt: `answered 500`, or the reason of a failure; undefined before the first. */
export function outcomeInWords(
  { deliveries: text }: WebhookWords,
  { responseStatus, failure }: Pick<OwnDelivery, "responseStatus" | "failure">,
): string | undefined {
  if (responseStatus !== null) return text.answered(responseStatus);
  return failure === null ? undefined : (text.failures as Record<string, string>)[failure];
}

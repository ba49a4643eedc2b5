import { browserTimeZone } from "../../ui/browser-time-zone.ts";
import { DEFAULT_RANGE, type Range, RANGES } from "../periods.ts";

/** Selected period: a range up to now, or custom days. */
export type SelectedRange = { range: Range } | { from: string; to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The range given in the address, so that it can be bookmarked and shared. */
export function selectedRangeFrom(params: URLSearchParams): SelectedRange {
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  if (DAY.test(from) && DAY.test(to) && from <= to) return { from, to };
  return { range: RANGES.find((range) => range === params.get("range")) ?? DEFAULT_RANGE };
}

/** The query string of a card's figures, on the clock of this browser. */
export function queryOf(selected: SelectedRange): string {
  return new URLSearchParams({ ...selected, timeZone: browserTimeZone() }).toString();
}

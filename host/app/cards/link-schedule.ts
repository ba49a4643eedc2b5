import type { Scheduled } from "#sdk/card/card-data.ts";

/** Whether a link is shown at this moment. */
export const isVisibleAt = ({ from, until }: Scheduled, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || Date.parse(until) > now);

/** When the next of these links begins or ends to be shown, in milliseconds; Infinity where none does. */
export const nextVisibilityChange = (links: Scheduled[], now: number): number =>
  Math.min(
    ...links.flatMap(({ from, until }) =>
      [from, until].map((time) => (time ? Date.parse(time) : 0)).filter((at) => at > now),
    ),
  );

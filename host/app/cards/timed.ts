import type { Timed } from "#sdk/card/card-data.ts";

/** Whether a link is shown at this moment. */
export const isOpen = ({ from, until }: Timed, now: number): boolean =>
  (!from || Date.parse(from) <= now) && (!until || Date.parse(until) > now);

/** When the next of these links begins or ends to be shown, in milliseconds; Infinity where none does. */
export const nextChange = (links: Timed[], now: number): number =>
  Math.min(
    ...links.flatMap(({ from, until }) =>
      [from, until].map((time) => (time ? Date.parse(time) : 0)).filter((at) => at > now),
    ),
  );

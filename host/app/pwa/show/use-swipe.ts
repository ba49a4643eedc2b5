import { type PointerEvent, useRef } from "react";

/** A move shorter than this is a tap. */
const SWIPE_PX = 40;

/**
 * Handlers for an element that is swiped sideways: 1 to the next, -1 to the previous, whatever the direction of
 * writing.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>();
  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      from.current = { x, y };
    },
    onPointerUp({ clientX, clientY, currentTarget }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (!start) return;
      const way = clientX - start.x;
      if (Math.abs(way) < SWIPE_PX || Math.abs(way) < Math.abs(clientY - start.y)) return;
      const isRtl = getComputedStyle(currentTarget).direction === "rtl";
      onSwipe(way < 0 !== isRtl ? 1 : -1);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}

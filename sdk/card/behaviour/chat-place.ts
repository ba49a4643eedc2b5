import { safeDocument } from "../../page-runtime/page.ts";

/** The button of the chat with its distance from the corner, and some air around it. */
const CORNER = 16 + 56 + 6;
/** Shortened elements may wrap, which moves others below the button. */
const PASSES = 3;

/**
 * Keeps the chat button off controls at first view: those that would lie below it end before it, as the bar does. They
 * stay so while in view, so that nothing moves on scrolling.
 */
export function leaveRoomForChat(card: HTMLElement): void {
  if (card.dataset.chat === undefined) return;
  const isLeft = getComputedStyle(safeDocument.documentElement).direction === "rtl";
  const overlapOf = (part: Element) => {
    const { left, right } = part.getBoundingClientRect();
    return isLeft ? CORNER - left : right - innerWidth + CORNER;
  };
  const margin = isLeft ? "marginLeft" : "marginRight";
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (!isIntersecting) {
        (target as HTMLElement).style[margin] = "";
        seen.unobserve(target);
      }
  });
  const controls = [...card.querySelectorAll<HTMLElement>(".card-container :is(a,button,label,summary)")];
  for (let pass = 0; pass < PASSES; pass++)
    for (const control of controls) {
      const { top, bottom } = control.getBoundingClientRect();
      if (overlapOf(control) <= 0 || bottom <= innerHeight - CORNER || top >= innerHeight - 10) continue;
      // Networks stay together in their rows, and the owner's buttons are as wide as each other.
      const part = control.closest<HTMLElement>(".card-social,.custom") ?? control;
      part.style[margin] ||= `${overlapOf(part)}px`;
      seen.observe(part);
    }
}

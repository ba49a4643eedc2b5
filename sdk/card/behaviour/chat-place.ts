/** The button of the chat and its distance from the corner, with some air. */
const SIDE = 56;
const EDGE = 16;
const AIR = 6;
const STEP = 4;

/**
 * At first view the button of the chat stands in the lowest place where it covers no control of the card. As soon as
 * somebody scrolls, what is below it moves anyway, and it goes to its corner.
 */
export function keepChatClear(card: HTMLElement): void {
  if (card.dataset.chat === undefined) return;
  const controls = [...card.querySelectorAll("a,button,input,textarea,select,summary")]
    .filter((control) => control.checkVisibility?.({ visibilityProperty: true }))
    .map((control) => control.getBoundingClientRect());
  const isCovered = (lift: number) => {
    const bottom = innerHeight - EDGE - lift + AIR;
    const top = bottom - SIDE - 2 * AIR;
    const left = innerWidth - EDGE - SIDE - AIR;
    return controls.some((box) => box.right > left && box.top < bottom && box.bottom > top);
  };
  const most = innerHeight - 2 * SIDE;
  let lift = 0;
  while (isCovered(lift) && lift < most) lift += STEP;
  if (lift === 0 || lift >= most) return;
  const { style } = document.documentElement;
  style.setProperty("--meishi-lift", `${lift}px`);
  addEventListener("scroll", () => style.removeProperty("--meishi-lift"), { once: true, passive: true });
}

/** A box on the card, in pixels from its top left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of a drawn card that determine the buttons' places. */
interface CardLayout {
  width: number;
  portrait: Box | null;
  logo: Box | null;
  /** Name, title and the like: no button may lie on them. */
  words: Box[];
}

type PictureButtonName = "cover" | "photo" | "logo";
/** Position of a button; on a small portrait, only its icon fits. */
export type ButtonPosition = { left: number; top: number; isSmall: boolean };

const HEIGHT = 40;
/** About as wide as its word in whatever language, beside the icon. */
const widthOf = (label: string) => Math.ceil(60 + 8.5 * label.length);
const EDGE = 12;
/** A portrait narrower than this would be hidden by a button with a word on it. */
const ROOMY = 150;

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Positions buttons on a card beside their pictures, without covering text or each other. */
export function layoutButtons(
  { width, portrait, logo, words }: CardLayout,
  labels: Record<PictureButtonName, string>,
): Partial<Record<PictureButtonName, ButtonPosition>> {
  const widths = { cover: widthOf(labels.cover), photo: widthOf(labels.photo), logo: widthOf(labels.logo) };
  const occupied: Box[] = [...words];
  const positions: Partial<Record<PictureButtonName, ButtonPosition>> = {};
  const put = (name: PictureButtonName, isSmall: boolean, candidates: [left: number, top: number][]) => {
    const size = { width: isSmall ? HEIGHT : widths[name], height: HEIGHT };
    const boxes = candidates.map(([left, top]) => ({
      left: Math.max(4, Math.min(left, width - size.width - 4)),
      top: Math.max(4, top),
      ...size,
    }));
    const box = boxes.find((candidate) => !occupied.some((other) => overlaps(candidate, other))) ?? boxes[0]!;
    occupied.push(box);
    positions[name] = { left: Math.round(box.left), top: Math.round(box.top), isSmall };
  };

  if (logo) occupied.push(logo);
  put("cover", false, [
    [width - widths.cover - EDGE, EDGE],
    [EDGE, EDGE],
    [(width - widths.cover) / 2, EDGE],
  ]);
  if (portrait) {
    const { left, top } = portrait;
    const right = left + portrait.width;
    const bottom = top + portrait.height;
    put(
      "photo",
      portrait.width < ROOMY,
      portrait.width < ROOMY
        ? [
            [right - HEIGHT + 10, bottom - HEIGHT],
            [left - 10, bottom - HEIGHT],
            [right - HEIGHT + 10, top],
          ]
        : [bottom - HEIGHT - EDGE, top + portrait.height / 2, top + EDGE + HEIGHT + EDGE, top + EDGE].map((height) => [
            right - widths.photo - EDGE,
            height,
          ]),
    );
  }
  if (logo) {
    const below = logo.top + logo.height + 4;
    const beside = logo.left + logo.width + 4;
    put("logo", false, [
      [logo.left - 4, below],
      [beside - widths.logo, below],
      [beside, logo.top],
      [logo.left - widths.logo - 4, logo.top],
    ]);
  }
  return positions;
}

/** Measures a drawn card. */
export function measureCard(root: ShadowRoot): CardLayout {
  const origin = root.host.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - origin.left, top: top - origin.top, width, height };
  };
  const find = (selector: string) => {
    const element = root.querySelector(selector);
    return element ? boxOf(element) : null;
  };
  return {
    width: origin.width,
    portrait: find(".portrait"),
    logo: find(".logo"),
    words: [...root.querySelectorAll(".who h1, .who p")].map(boxOf),
  };
}

import { expect, test } from "vitest";
import { layoutButtons } from "./overlay-layout.ts";

const labels = { cover: "Cover", photo: "Picture", logo: "Logo" };
const words = [{ left: 20, top: 110, width: 200, height: 40 }];

test("a button stands on the corner of a small portrait, with its icon only", () => {
  const { photo } = layoutButtons(
    { width: 390, portrait: { left: 20, top: 20, width: 88, height: 88 }, logo: null, words },
    labels,
  );
  expect(photo).toEqual({ left: 78, top: 68, isSmall: true });
});

test("a portrait that fills the card keeps its button off the name", () => {
  const over = [{ left: 20, top: 380, width: 350, height: 60 }];
  const { photo } = layoutButtons(
    { width: 390, portrait: { left: 0, top: 0, width: 390, height: 440 }, logo: null, words: over },
    labels,
  );
  expect(photo!.top + 40).toBeLessThanOrEqual(380);
});

test("a logo in the upper right corner sends the cover's button to the left", () => {
  const { cover, logo } = layoutButtons(
    { width: 390, portrait: null, logo: { left: 330, top: 16, width: 48, height: 48 }, words },
    labels,
  );
  expect(cover!.left).toBe(12);
  expect(logo).toMatchObject({ left: 292, top: 68 });
});

test("a longer word of another language stays on the card", () => {
  const { cover } = layoutButtons({ width: 390, portrait: null, logo: null, words }, { ...labels, cover: "Titelbild" });
  expect(cover!.left).toBeLessThanOrEqual(390 - 130);
});

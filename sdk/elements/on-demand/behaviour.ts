import type * as form from "../../card/behaviour/form.ts";
import type * as lightbox from "../../card/behaviour/lightbox.ts";
import type { Context } from "../../card/behaviour/context.ts";
import type * as map from "../../card/behaviour/map.ts";
import type * as press from "../../card/behaviour/press.ts";
import type * as video from "../../card/behaviour/video.ts";

/** Stands in for the parts of a card's script that most visits never use: each is fetched when it is called. */
type Call<F extends (...given: never[]) => unknown> = (...given: Parameters<F>) => void;

export const showMap: Call<typeof map.showMap> = (...given) => {
  void import("../../card/behaviour/map.ts").then((part) => part.showMap(...given));
};
export const openLightbox: Call<typeof lightbox.openLightbox> = (...given) => {
  void import("../../card/behaviour/lightbox.ts").then((part) => part.openLightbox(...given));
};
export const playVideo: Call<typeof video.playVideo> = (...given) => {
  void import("../../card/behaviour/video.ts").then((part) => part.playVideo(...given));
};
export const sendForm: Call<typeof form.sendForm> = (...given) => {
  void import("../../card/behaviour/form.ts").then((part) => part.sendForm(...given));
};

let pressed: typeof press | undefined;

/** Fetches what a press on the card does. */
export async function loadPress(): Promise<void> {
  pressed = await import("../../card/behaviour/press.ts");
}

/**
 * Until it is here a link is followed all the same, and counted a little later; the element holds back all other
 * presses.
 */
export const onPress: typeof press.onPress = (context: Context, event) => {
  if (pressed) return pressed.onPress(context, event);
  const link = (event.target as Element).closest<HTMLElement>("[data-track]");
  if (link)
    loadPress().then(
      () => pressed!.countClick(context, link),
      () => {},
    );
};

import type { VisitSource } from "../../card/behaviour/visit-source.ts";
import type * as form from "../../card/behaviour/form.ts";
import type * as lightbox from "../../card/behaviour/lightbox.ts";
import type * as map from "../../card/behaviour/map.ts";
import type * as page from "../../card/behaviour/post.ts";
import type * as video from "../../card/behaviour/video.ts";

/** Features of a card besides its buttons, by their names in its response. */
export const parts = {
  form: () => import("../../card/behaviour/form.ts"),
  lightbox: () => import("../../card/behaviour/lightbox.ts"),
  map: () => import("../../card/behaviour/map.ts"),
  video: () => import("../../card/behaviour/video.ts"),
};

/** These stand in for those parts in the SDK: each is fetched when it is called. */
type Call<F extends (...args: never[]) => unknown> = (...args: Parameters<F>) => void;

export const sendForm: Call<typeof form.sendForm> = (...args) => {
  void parts.form().then((part) => part.sendForm(...args));
};
export const openLightbox: Call<typeof lightbox.openLightbox> = (...args) => {
  void parts.lightbox().then((part) => part.openLightbox(...args));
};
export const showMap: Call<typeof map.showMap> = (...args) => {
  void parts.map().then((part) => part.showMap(...args));
};
export const playVideo: Call<typeof video.playVideo> = (...args) => {
  void parts.video().then((part) => part.playVideo(...args));
};
/** The page's, which has counted the view. */
export let post: typeof page.post;
export const setPost = (pagePost: typeof post): void => {
  post = pagePost;
};
/** The embedding page's URL has no source of ours. */
export const visitSource = (): Partial<VisitSource> => ({});
/** Only a card that is the whole document has a notice of its connection. */
export const watchConnection = () => {};

/** Whether a path is that of a picture of ours: an upload in any width, or one that comes with the product. */
export const isOwnPicture = (path: string): boolean =>
  /^\/(?:uploads|pictures\/\d+|demo|icons)(?:\/[\w-][\w.-]*)+$/.test(path);

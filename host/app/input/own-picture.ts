/** Whether a path is that of a picture or film of ours: an upload in any width, or a file that its ending calls so. */
export const isOwnUpload = (path: string): boolean =>
  /^(?:\/[\w-][\w.-]*)+$/.test(path) &&
  /^\/(?:uploads|pictures\/\d+)\/|\.(?:avif|gif|ico|jpe?g|mov|mp4|png|svg|webm|webp)$/i.test(path);

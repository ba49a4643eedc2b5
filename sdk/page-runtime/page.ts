type Own = Partial<CallableFunction> | null;

/**
 * The document as the browser made it: `<img name="createElement">` in its markup answers for its own method (DOM
 * clobbering), so all is asked of the prototype.
 */
export const safeDocument = new Proxy({} as Document, {
  get(_, key) {
    const own = Reflect.get(Document.prototype, key, document) as Own;
    return own?.bind?.(document) ?? own;
  },
});

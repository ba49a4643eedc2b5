// The package holds no copy of the SDK: it loads the server's own, so that both always fit each other.

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/** Pages that require Trusted Types allow `trusted-types meishi`: one policy, as they refuse a second of this name. */
let policy;
function trusted(url) {
  policy ??= globalThis.trustedTypes?.createPolicy("meishi", { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
}

/** Loads the SDK from a Meishi server, once; the elements `<meishi-card>` and `<meishi-chat>` work from then on. */
export function load(host) {
  const url = URL.canParse(host) && `${new URL(host).origin}/sdk/v1.js`;
  const before = loading.get(url);
  if (before) return before;
  const loaded = new Promise((resolve, reject) => {
    if (!url) return reject(new Error(`No origin such as https://cards.example.com: ${host}`));
    const script = document.createElement("script");
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`The SDK could not be loaded from ${url}`));
    };
    script.src = trusted(url);
    document.head.append(script);
  });
  loaded.catch(() => {}); // the page's own words stay
  loading.set(url, loaded);
  return loaded;
}

function mount(name, key, place, { card, host, ...options }) {
  const element = document.createElement(name);
  for (const [option, value] of Object.entries({ [key]: card, host, ...options })) {
    if (value !== undefined && value !== null) element.setAttribute(option, value);
  }
  return new Promise((resolve) => {
    const leave = () => element.remove();
    const failed = () => {
      leave();
      resolve(null);
    };
    element.addEventListener("meishi:ready", () => resolve(leave), { once: true });
    element.addEventListener("meishi:error", failed, { once: true });
    place.append(element);
    load(host).catch(failed);
  });
}

/** Shows a card in an element; resolves to what takes it away, or null when it failed. */
export const mountCard = (place, options) => mount("meishi-card", "slug", place, options);

/** Shows a card's chat in an element, in the same way. */
export const mountChat = (place, options) => mount("meishi-chat", "card", place, options);

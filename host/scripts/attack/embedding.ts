import { type Category, BROWSER, EVIL, person } from "./attempt.ts";

/** Content of pages: owners' embed codes, styles and forms, and our loader on other sites' pages. */
export const embedding: Category = {
  id: "A08",
  name: "Embedding",
  attempts: async ({ host, anyone }) => {
    const own = await person(host, 3, { embedCodes: ["<form>Your password</form>"] });
    const change = (changes: object) => own.call("PUT", `/api/business-cards/${own.card.id}`, changes);
    const embed = (destination?: string) =>
      anyone(
        "GET",
        `/api/card/${own.card.slug}/embeds/0`,
        undefined,
        destination ? { "sec-fetch-dest": destination } : {},
      );
    return [
      [
        "an embed code opened as a page under our address",
        async () => {
          const answers = await Promise.all([embed(), ...["document", "object", "embed", "empty"].map(embed)]);
          return answers.every(({ status, text }) => status === 403 && !text.includes("password"));
        },
      ],
      [
        "a form in a frame's embed code",
        async () => (await embed("iframe")).headers.get("content-security-policy")!.includes("form-action 'none'"),
      ],
      [
        "CSS that styles what stands beside the card",
        async () => {
          const selectors = ["~ *", "+ div", "~ :not(a)", "& ~ *", "::backdrop"];
          await change({ customizations: { customCss: selectors.map((s) => `${s}{color:#a77ac4}`).join("\n") } });
          const { text } = await anyone("GET", `/view/${own.card.slug}`);
          return !text.includes("a77ac4");
        },
      ],
      [
        "a form's field called toString in the owner's table",
        async () => {
          const fields = ["email", "toString", "constructor"].map((id) => ({ id, label: id, type: "text" }));
          await change({ formConfig: { enabled: true, fields } });
          const path = `/api/card/${own.card.slug}/submissions`;
          const response = await anyone("POST", path, { formData: { email: "a@example.com" }, consent: true }, BROWSER);
          const { status, text } = await own.call("GET", `/api/business-cards/${own.card.id}/submissions?format=csv`);
          return response.status === 201 && status === 200 && !text.includes("native code");
        },
      ],
      [
        "an image named currentScript that the loader takes for its own tag",
        async () => importsFrom((await anyone("GET", "/sdk/v1.js")).text) !== EVIL,
      ],
      [
        "a script of data, posted on a page, that names where the loader's parts come from",
        async () => {
          const { text } = await anyone("GET", "/sdk/v1.js");
          const [, left = ""] = /script\[data-host\]:not\(([^)]*)\)/.exec(text) ?? [];
          return ["[type]", "[src]"].every((attribute) => left.split(",").includes(attribute));
        },
      ],
    ];
  },
};

/** Runs the loader where markup shadows `document.currentScript`; returns the origin that it would import from. */
function importsFrom(loader: string): string {
  class Document {
    documentElement = {};
    get currentScript() {
      return null;
    }
    querySelector() {
      return null;
    }
    addEventListener() {}
  }
  const document = new Document();
  Object.defineProperty(document, "currentScript", { value: { src: `${EVIL}/sdk/v1.js`, dataset: { card: "demo" } } });
  let fetchedOrigin = "";
  const page = {
    fetch(url: string) {
      fetchedOrigin = new URL(url).origin;
      return new Promise(() => {});
    },
  };
  const run = new Function(
    ...["document", "Document", "window", "self", "customElements", "HTMLElement"],
    ...["getComputedStyle", "addEventListener", "fetch", loader],
  );
  const registry = { get: () => undefined, define() {} };
  run(
    document,
    Document,
    page,
    page,
    registry,
    class {},
    () => ({}),
    () => {},
    page.fetch,
  );
  return fetchedOrigin;
}

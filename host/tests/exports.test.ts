import { describe, expect, it } from "vitest";
import { rootFolder } from "#db/root.ts";
import { exportsOf, readModules, unusedExports } from "./exports.ts";

const ALIASES = { "#db/": "db/", "#sdk/": "sdk/", "#host/": "host/app/" };

/** Read by others than our own modules. */
const OUTWARD = [
  /^host\/app\/(routes\/|root\.tsx|entry\.)/, // Remix
  /\.test\.|\.spec\.|\/tests\/|\.d\.ts$/,
  /^sdk\/(npm\/|[^/]+$)/, // pages that embed a card, and programs of the build
  // What Rollup puts in place of others.
  /^sdk\/(page-runtime\/runtime-stub|chat\/renderer|elements\/behaviours\/lazy|loader\/(busy|with-card|\w+-on-use))/,
  /^sdk\/card\/themes\/looks\//, // loaded by name
];
/** Texts: a language's table loads them, and tests compare the languages. */
const isTexts = ({ path, name }: { path: string; name: string }) =>
  /\.(en|de)\.ts$/.test(path) && (name === "words" || name === "files");

/** Steps of a module, and their types, that tests beside it go through alone. Add none. */
const TESTED_APART = [
  "host/app/analytics/format.ts:dateFormats",
  "host/app/analytics/formulas.ts:performanceLevel",
  "host/app/analytics/periods.ts:offsetAt",
  "host/app/analytics/periods.ts:weekdayOf",
  "host/app/auth/passwords/legacy-hashes.server.ts:costFor",
  "host/app/cards/vcard.ts:ContactFields",
  "host/app/dashboard/contact-file.ts:parseContact",
  "host/app/developers/keyed-routes.server.ts:pathOfRoute",
  "host/app/domains/domain-state.ts:DnsCheck",
  "host/app/events/retention.server.ts:DETAILED_DAYS",
  "host/app/field-access/columns.ts:Audience",
  "host/app/http/upload-memory.server.ts:createMemoryBudget",
  "host/app/languages/visitor-language.server.ts:acceptedLanguage",
  "host/app/mail/outbox.server.ts:deliverDue",
  "host/app/mail/outbox.server.ts:retryDelay",
  "host/app/onboarding/classify-link.ts:ClassifiedLink",
  "host/app/rate-limits/rate-limits.server.ts:keyOf",
  "host/app/uploads/rasterize-svg.server.ts:RASTERIZE_LIMITS",
  "sdk/chat/rich-text.tsx:parseRichText",
  "sdk/chat/stream.ts:StreamEvent",
];

describe("exports", () => {
  it("are each used by another file, beside the tests of their folder", () => {
    const modules = readModules(rootFolder, ["db", "sdk", "host", "embed-demo"]);
    const unused = unusedExports(modules, ALIASES)
      .filter((one) => /^(db|sdk|host\/app|host\/server)\//.test(one.path))
      .filter((one) => !OUTWARD.some((pattern) => pattern.test(one.path)) && !isTexts(one))
      .map(({ path, name }) => `${path}:${name}`);
    expect(unused.sort()).toEqual(TESTED_APART);
  });

  it("are seen in each of their forms", () => {
    const text = [
      "export const value = 1;",
      "export async function act() {}",
      "export interface Kind {}",
      "export default function Page() {}",
      'export { one, type Two, three as four } from "./other.ts";',
    ].join("\n");
    expect(exportsOf(text)).toEqual(["value", "act", "Kind", "one", "Two", "four"]);
  });

  it("are used by modules that name them, not by tests of their own folder", () => {
    const modules = new Map([
      ["db/a/made.ts", "export const used = 1;\nexport const tested = 2;\nexport const unused = 3;"],
      ["db/b.ts", 'import { used } from "./a/made.ts";'],
      ["db/a/made.test.ts", 'import { tested } from "#db/a/made.ts";'],
      ["db/c.ts", "const unused = 3;"],
    ]);
    const names = unusedExports(modules, ALIASES).map(({ name }) => name);
    expect(names).toEqual(["tested", "unused"]);
  });
});

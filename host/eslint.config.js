import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import noDroppedAnswer from "./eslint-rules/no-dropped-answer.js";
import noLoadingEffect from "./eslint-rules/no-loading-effect.js";
import noFittedRepeats from "./eslint-rules/no-fitted-repeats.js";
import plainNames from "./eslint-rules/plain-names.js";

/** Forbids imports by pattern, each with the reason a reader sees. */
const forbid = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

/** What regexp's rules do not see: `(?:<!--[^]*?-->)*` tries every way to share out the comments between its rounds. */
const anyInRepeat = {
  selector: String.raw`Literal[regex.pattern=/\((\?:)?[^()]*(\[\^\]|\[\\s\\S\]|\.)[*+][^()]*\)[*+]/]`,
  message: "A repeat of any character inside a repeat: time grows exponentially with the text.",
};

/** React calls what an effect answers when it ends, and browsers' methods begin to answer promises, as scrollTo did. */
const answerOfEffect = {
  selector:
    "CallExpression[callee.name=/^use\\w*Effect$/] > ArrowFunctionExpression > CallExpression[callee.type='MemberExpression']",
  message: "An effect answers nothing but its end: write void before the call, or braces around it.",
};

/** What one function does for all. */
const oneWay = [
  {
    selector: "MemberExpression[object.name='crypto'][property.name='randomUUID']",
    message: "Take randomKey() of app/ui, or randomUUID of node:crypto: pages without https have no crypto.randomUUID.",
  },
  {
    selector:
      ":not(CallExpression[callee.name=/^(isNotModified|negotiateEncoding)$/]) > :matches(CallExpression[callee.property.name='get'], MemberExpression) > Literal[value=/^(if-none-match|accept-encoding)$/]",
    message: "Read this header by isNotModified() or negotiateEncoding() of app/http: it holds lists, weights and *.",
  },
  {
    selector: "Property[key.value='content-disposition']:not(:has(CallExpression[callee.name='nameParameters']))",
    message: "Send a file by fileResponse() of app/http: its name may be in any script.",
  },
  {
    selector: String.raw`Program:not(:has(VariableDeclarator[id.name='escapeHtml'])) CallExpression[callee.property.name=/^replace/] > Literal[regex.pattern=/^(&|<|\[(?=[^\]]*<)[<>&"']+\])$/]`,
    message: "Escape a text for HTML, SVG or XML by escapeHtml() of app/runtime.",
  },
  {
    selector:
      "Program:not(:has(VariableDeclarator[id.name='recordAudit'])) CallExpression[callee.property.name='insert'] > MemberExpression[property.name='auditLog']",
    message: "Write the activity log by recordAudit() of app/audit.",
  },
  {
    selector:
      "Program:not(:has(FunctionDeclaration[id.name='containsText'])) :matches(CallExpression[callee.name=/^i?like$/][arguments.1.type!='Literal'], TaggedTemplateExpression[tag.name='sql'] TemplateElement[value.raw=/ i?like /i])",
    message: "Search a text by containsText() or startsWithText() of #db, which escape % and _.",
  },
  {
    selector:
      "Program:not(:has(Identifier[name=/^(toPage|splitPage)$/])) ImportSpecifier[imported.name='encodeCursor']",
    message: "Page a list by toPage() of app/http.",
  },
  {
    selector: String.raw`Program:not(:has(FunctionDeclaration[id.name='listResponse'])) :matches(Property[key.value=/^x-(next-cursor|total-count)$/], TemplateElement[value.raw=/rel="next"/])`,
    message: "Answer with a list by listResponse() of app/http, whose link keeps the query.",
  },
  {
    selector:
      "Program:not(:has(VariableDeclarator[id.name=/^(lookupKey|lower)$/])) CallExpression[callee.property.name='toLowerCase'] Literal[value='NFKC']",
    message: "Compare names by lookupKey() of app/input.",
  },
  {
    selector:
      ":matches(VariableDeclarator[id.type='ArrayPattern'][id.elements.length=1] > .init, MemberExpression[property.value=0] > .object):matches(AwaitExpression, YieldExpression, ConditionalExpression) CallExpression[callee.property.name=/^(select|selectDistinct|returning|execute)$/]",
    message: "Read one row by firstRow() or getRow() of #db.",
  },
  { selector: "TSTypeAliasDeclaration[id.name='Tx'] TSTypeQuery", message: "Import the type Tx from #db." },
  {
    selector: "Property[key.name='maxQueued'] > Identifier.value[name='Infinity']",
    message: "A queue has a bound: beyond it, work is refused instead of holding memory.",
  },
];

/** On Node 20 a garbage collection may take such a signal, which then never aborts. */
const lostSignal = {
  selector: "MemberExpression[object.name='AbortSignal'][property.name=/^(any|timeout)$/]",
  message: "May never abort: use linkSignals() or withDeadline() of runtime/deadline.ts.",
};

/** Time by the square of a run of combining marks. */
const slowForm = {
  selector: "CallExpression[callee.property.name='normalize'] > Literal[value=/^NFK?[CD]$/]",
  message: "Long runs of combining marks stop the process: use normalForm() of sdk/normal-form.ts.",
};

/** Talk to services that a setting names: the model, the provider of single sign-on, the geocoder, S3. */
const NAMED_SERVICES = [
  "host/app/salesbot/model/model.server.ts",
  "host/app/auth/oidc/provider.server.ts",
  "host/app/location/geocode.server.ts",
  "host/app/uploads/s3-storage.server.ts",
];
const GUARDED = "Send by sendOutgoing() of app/outgoing, which reaches no address of our own network.";

const ours = (...prefixes) => prefixes.map((prefix) => `#${prefix}/*`);

export default tseslint.config(
  {
    ignores: [
      "host/build*/**",
      "sdk/dist/**",
      "data/**",
      "node_modules/**",
      "db/migrations/**",
      "host/test-results/**",
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` } },
    plugins: {
      "react-hooks": reactHooks,
      meishi: {
        rules: {
          "no-dropped-answer": noDroppedAnswer,
          "no-fitted-repeats": noFittedRepeats,
          "no-loading-effect": noLoadingEffect,
          "plain-names": plainNames,
        },
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Else the import of a module for its types alone is carried out, and drags a server library into the browser.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      // Naming a property leaves it out of the rest.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { args: "all", argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "meishi/no-dropped-answer": "error",
      "meishi/plain-names": "error",
      "@typescript-eslint/await-thenable": "error",
      // A drizzle query is a thenable that runs only when somebody waits for it.
      "@typescript-eslint/no-floating-promises": ["error", { checkThenables: true }],
      // A handler in JSX may be async: it catches and shows its own failures.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unused-expressions": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-duplicate-imports": "error",
      "no-empty": "error",
    },
  },
  {
    files: ["host/app/**/*.{ts,tsx}", "sdk/**/*.{ts,tsx}", "db/**/*.ts"],
    ignores: ["**/*.test.ts", "**/tests/**"],
    rules: {
      // What a route declares, its handler receives; and `const text = parts.map(({ text }) => text).join()` is clear.
      "@typescript-eslint/no-shadow": ["error", { allow: ["_", "params", "query"], ignoreOnInitialization: true }],
    },
  },
  {
    files: ["host/app/**/*.{ts,tsx}", "sdk/**/*.tsx"],
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "meishi/no-loading-effect": "error",
    },
  },
  {
    files: ["db/**/*.ts"],
    rules: forbid({
      group: [...ours("sdk", "host"), "../sdk/*", "../host/*", "../../sdk/*", "../../host/*"],
      message: "db/ imports nothing of ours.",
    }),
  },
  {
    files: ["sdk/**/*.{ts,tsx}"],
    ignores: ["sdk/npm/**"], // components for others' frameworks
    rules: forbid(
      { group: [...ours("db", "host"), "../../db/*", "**/host/app/**"], message: "sdk/ imports nothing of ours." },
      {
        group: ["react", "react-dom", "@mantine/*"],
        message: "The SDK is Preact without a UI library: every byte counts.",
      },
    ),
  },
  {
    files: ["host/app/**/*.{ts,tsx}"],
    ignores: ["**/*.server.{ts,tsx}", "**/*.test.{ts,tsx}", "host/app/routes/**", "host/app/root.tsx"],
    rules: forbid(
      {
        group: ["**/*.server.ts", "**/*.server.tsx", "**/*.server"],
        allowTypeImports: true,
        message: "Server code must not reach the browser.",
      },
      { group: ["#db/*"], allowTypeImports: true, message: "The database is reached through a .server.ts service." },
    ),
  },
  {
    files: ["host/app/**/*.{ts,tsx}", "host/server/**/*.ts", "sdk/**/*.{ts,tsx}", "db/**/*.ts"],
    ignores: ["**/*.test.{ts,tsx}"],
    plugins: { regexp },
    // A text from outside must not keep the process busy: time grows with its length, not with the square of it.
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignorePartial: false }],
      "meishi/no-fitted-repeats": "error",
      "no-restricted-syntax": ["error", anyInRepeat, answerOfEffect, ...oneWay],
    },
  },
  {
    files: ["host/app/**/*.ts", "host/server/**/*.ts", "host/server.ts", "db/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-syntax": ["error", anyInRepeat, answerOfEffect, ...oneWay, lostSignal, slowForm] },
  },
  {
    files: ["host/app/**/*.server.{ts,tsx}", "host/app/routes/**", "host/server/**/*.ts", "host/server.ts"],
    ignores: ["**/*.test.ts", "host/app/outgoing/guarded-sender.server.ts", ...NAMED_SERVICES],
    rules: {
      "no-restricted-globals": ["error", { name: "fetch", message: GUARDED }],
      "no-restricted-properties": ["error", { object: "globalThis", property: "fetch", message: GUARDED }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...["node:https", "https", "node:tls", "tls", "undici"].map((name) => ({ name, message: GUARDED })),
            ...["node:http", "http"].map((name) => ({ name, importNames: ["request", "get"], message: GUARDED })),
            ...["node:net", "net"].map((name) => ({
              name,
              importNames: ["connect", "createConnection"],
              message: GUARDED,
            })),
          ],
        },
      ],
    },
  },
  {
    files: ["host/app/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        anyInRepeat,
        answerOfEffect,
        ...oneWay,
        lostSignal,
        slowForm,
        {
          selector:
            "JSXOpeningElement[name.name=/^(Link|NavLink)$/]:not(:has(JSXAttribute[name.name='reloadDocument'])) > JSXAttribute[name.name='to'] > Literal[value=/^.(view|api|sdk|uploads)/]",
          message: "A resource route has no page to fetch: use <a> or reloadDocument.",
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "No HTML from strings." },
        {
          selector:
            "CatchClause CallExpression[callee.object.name='toast'][callee.property.name='failure'] > CallExpression[callee.name='errorMessage']",
          message: "A failed call is shown by useCall().",
        },
        { selector: "CallExpression[callee.object.name='toast'] > Literal", message: "Say it with words or messages." },
      ],
    },
  },
  {
    files: [
      "host/scripts/**",
      "host/bench/**",
      "host/tests/**",
      "sdk/*.ts",
      "host/server.ts",
      "embed-demo/**",
      "**/*.config.*",
      "db/seed/**",
    ],
    rules: { "no-console": "off" },
  },
  // Short enough to read. A line may be longer where one text, address or pattern makes it so, which Prettier leaves whole.
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "max-len": [
        "error",
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
    },
  },
  { files: ["**/*.{ts,tsx}"], ignores: ["**/*.test.ts", "**/*.spec.ts"], rules: { "max-lines": ["error", 300] } },
  {
    files: ["**/languages/**", "**/words*", "host/bench/**", "host/scripts/**", "**/tests/**"],
    ignores: ["**/*.test.ts", "**/*.spec.ts"],
    rules: { "max-lines": ["error", 350] },
  },
  // The one that runs the steps.
  { files: ["db/transaction.ts"], rules: { "meishi/no-dropped-answer": "off" } },
  // An empty pattern is how Playwright is told that a fixture needs no other.
  { files: ["host/tests/fixtures.ts", "db/tests/databases.ts"], rules: { "no-empty-pattern": "off" } },
  { files: ["**/*.{js,mjs,cjs}"], rules: { "no-undef": "off" } },
);

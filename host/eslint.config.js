import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Forbids imports by pattern, each with the reason a reader sees. */
const forbid = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

const ours = (...prefixes) => prefixes.map((prefix) => `#${prefix}/*`);

export default tseslint.config(
  { ignores: ["host/build/**", "sdk/dist/**", "data/**", "node_modules/**", "db/migrations/**", "host/test-results/**"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Else the import of a module for its types alone is carried out, and drags a server library into the browser.
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    files: ["host/app/**/*.{ts,tsx}", "sdk/**/*.tsx"],
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  {
    files: ["db/**/*.ts"],
    rules: forbid({ group: [...ours("sdk", "host"), "../sdk/*", "../host/*", "../../sdk/*", "../../host/*"], message: "db/ imports nothing of ours." }),
  },
  {
    files: ["sdk/**/*.{ts,tsx}"],
    rules: forbid(
      { group: [...ours("db", "host"), "../../db/*", "**/host/app/**"], message: "sdk/ imports nothing of ours." },
      { group: ["react", "react-dom", "@mantine/*"], message: "The SDK is Preact without a UI library: every byte counts." },
    ),
  },
  {
    files: ["host/app/**/*.{ts,tsx}"],
    ignores: ["**/*.server.{ts,tsx}", "**/*.test.{ts,tsx}", "host/app/routes/**", "host/app/root.tsx"],
    rules: forbid(
      { group: ["**/*.server.ts", "**/*.server.tsx", "**/*.server"], allowTypeImports: true, message: "Server code must not reach the browser." },
      { group: ["#db/*"], allowTypeImports: true, message: "The database is reached through a .server.ts service." },
    ),
  },
  {
    files: ["host/app/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "JSXOpeningElement[name.name=/^(Link|NavLink)$/]:not(:has(JSXAttribute[name.name='reloadDocument'])) > JSXAttribute[name.name='to'] > Literal[value=/^.(view|api|sdk|uploads)/]",
          message: "A resource route has no page to fetch: use <a> or reloadDocument.",
        },
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: "No HTML from strings." },
      ],
    },
  },
  {
    files: ["host/scripts/**", "host/bench/**", "host/tests/**", "sdk/*.ts", "host/server.ts", "embed-demo/**", "**/*.config.*", "db/seed/**"],
    rules: { "no-console": "off" },
  },
  // An empty pattern is how Playwright is told that a fixture needs no other.
  { files: ["host/tests/fixtures.ts", "db/tests/databases.ts"], rules: { "no-empty-pattern": "off" } },
  { files: ["**/*.{js,mjs,cjs}"], rules: { "no-undef": "off" } },
);

import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { importsWithin } from "../tests/imports.ts";

/**
 * Modules of the application that build/server.js has a copy of, besides those in build/server/index.js: functions of
 * plain values, with neither state nor errors that the other bundle would have to recognize.
 */
const COPIED = [
  "config/allow-list.ts",
  "config/oidc.ts",
  "config/product-version.server.ts",
  "config/read-config.server.ts",
  "config/startup-error.ts", // recognized by its name
  "config/storage-url.ts",
  "domains/host-header.ts",
  "http/compression.server.ts",
  "http/conditional-request.ts",
  "http/negotiate-encoding.ts",
  "languages/catalogue.ts",
  "languages/error-messages.en.ts",
  "languages/locales.ts",
  "languages/message.ts",
  "runtime/deadline.ts",
  "runtime/ip-address.server.ts",
];

test("the server has no copy of the application's state or errors: it calls the one bundle that holds them", () => {
  const values = importsWithin(join(rootFolder, "host"), "#none/").filter(({ isType }) => !isType);
  const modules = new Set(["server.ts"]);
  for (const module of modules) for (const { from, to } of values) if (from === module) modules.add(to);
  const copied = [...modules].filter((module) => module.startsWith("app/")).map((module) => module.slice(4));
  expect(copied.sort()).toEqual(COPIED);
});

import { expect, test } from "vitest";
import { pathOfRoute } from "./keyed-routes.server.ts";

test.for([
  ["../routes/api.contacts._index.ts", "/api/contacts"],
  ["../routes/api.contacts.$id_.merge.ts", "/api/contacts/{id}/merge"],
  ["../routes/api.business-cards.$id_.archive[.]zip.ts", "/api/business-cards/{id}/archive.zip"],
  ["../routes/mcp.ts", "/mcp"],
  ["../routes/api.$.ts", undefined],
] as const)("%s is the path %s", ([file, path]) => {
  expect(pathOfRoute(file)).toBe(path);
});

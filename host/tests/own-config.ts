// Around each file of the unit tests: what a file sets in the configuration, which its worker shares, ends with it.
import { afterAll } from "vitest";
import { config } from "../app/config/config.server.ts";

const configured = structuredClone(config);
afterAll(() => {
  Object.assign(config, structuredClone(configured));
});

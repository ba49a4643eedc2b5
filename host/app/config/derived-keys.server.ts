import { hkdfSync } from "node:crypto";
import { sessionSecret } from "./config.server.ts";

/** Derives a key of this installation for one purpose (RFC 5869); one key reveals no other. */
export const deriveKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", sessionSecret(), "meishi", purpose, 32));

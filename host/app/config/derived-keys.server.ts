import { hkdfSync } from "node:crypto";
import { sessionSecret } from "./config.server.ts";

/** A key of this installation for one purpose (RFC 5869): who learns one learns no other. */
export const deriveKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", sessionSecret(), "meishi", purpose, 32));

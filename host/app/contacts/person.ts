import type { read } from "./contacts.server.ts";

/** A contact as its page gets it. */
export type Person = Awaited<ReturnType<typeof read>>;

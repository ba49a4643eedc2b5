import { config } from "../config/config.server.ts";
import { createSender, urlProblem } from "./guarded-sender.server.ts";

/**
 * The only way to send something to an address that somebody has typed. Connects to public addresses and to what
 * OUTGOING_ALLOW names; the address that passes is the one connected to, so a name cannot change in between. By https,
 * or by http to a host that OUTGOING_ALLOW names. Redirects are answers like others. Throws OutgoingFailed.
 */
export const sendOutgoing = createSender({ allow: config.outgoingAllow, dnsServer: config.dnsServer });

/** Why `sendOutgoing()` would not try this URL, as far as can be said without the network. */
export const outgoingUrlProblem = (url: string) => urlProblem(url, config.outgoingAllow);

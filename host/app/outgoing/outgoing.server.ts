import { config } from "../config/config.server.ts";
import { createSender, urlProblem } from "./guarded-sender.server.ts";

/**
 * The only way to send something to a URL entered by a user. Connects to public IPs and those in OUTGOING_ALLOW; the IP
 * checked is the one connected to, so that a name cannot change in between. Uses https, or http for hosts in
 * OUTGOING_ALLOW. Does not follow redirects. Throws OutgoingFailed.
 */
export const sendOutgoing = createSender({ allow: config.outgoingAllow, dnsServer: config.dnsServer });

/** Why `sendOutgoing()` would not try this URL, as far as can be said without the network. */
export const outgoingUrlProblem = (url: string) => urlProblem(url, config.outgoingAllow);

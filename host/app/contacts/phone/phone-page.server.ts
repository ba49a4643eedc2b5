import * as appPasswords from "../../auth/app-passwords/app-passwords.server.ts";
import type { SessionUser } from "../../auth/sessions/session.server.ts";
import { config } from "../../config/config.server.ts";
import { isLoopback } from "../../domains/host-header.ts";
import { deviceKindOf } from "./device-kinds.ts";

/** Loads the page that sets up contacts on a phone. */
export async function loadPhonePage(actor: SessionUser, request: Request) {
  const userAgent = request.headers.get("user-agent") ?? "";
  return {
    devices: await appPasswords.list(actor),
    username: actor.username,
    address: `${config.publicUrl}/dav/`,
    /** Devices send passwords over encrypted connections only; on this very machine it is for trying out. */
    isReachable: config.isSecure || isLoopback(new URL(config.publicUrl).hostname),
    kind: deviceKindOf(userAgent),
    /** Whether this page is open on the phone itself. */
    isOnPhone: /Android|iPhone|iPad/i.test(userAgent),
  };
}

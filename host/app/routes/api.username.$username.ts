import { z } from "zod";
import { requiredUsername } from "../auth/auth.schema.ts";
import { checkUsername } from "../auth/registration/username-check.server.ts";
import { firstCardSlug } from "../cards/slugs.server.ts";
import { endpoint } from "../http/endpoint.server.ts";
import { getOpenInvitation } from "../teams/invitations/accept.server.ts";

const params = z.object({ username: requiredUsername });
const query = z.object({ invitation: z.string().max(100).optional() });

/**
 * Whether a username is free, alternatives if not, and the URL of its first card. Invited people may ask even if
 * registration is closed.
 */
export const loader = endpoint(
  { access: "anyone", params, query, limit: "usernameCheck" },
  async ({ params: { username }, query: { invitation } }) => {
    if (invitation) await getOpenInvitation(invitation);
    const checked = await checkUsername(username, { isInvited: Boolean(invitation) });
    return { ...checked, address: await firstCardSlug(username) };
  },
);

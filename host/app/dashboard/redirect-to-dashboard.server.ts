import { redirect } from "@remix-run/node";
import type { Notice } from "./notices.ts";

/** Redirects from a page that cannot be opened to the dashboard, which says why. Throw the result. */
export const redirectToDashboard = (notice: Notice) => redirect(`/dashboard?notice=${notice}`);

import { NotFound } from "../errors.ts";
import { page } from "../http/endpoint.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/** Anything else: '404 Page Not Found', in the served HTML. */
export const loader = page({ access: "anyone" }, () => {
  throw new NotFound(errorMessages.notFound);
});

export default function NothingHere() {
  return null;
}

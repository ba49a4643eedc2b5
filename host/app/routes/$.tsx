import { NotFound, NOT_FOUND_MESSAGE } from "../errors.ts";
import { page } from "../http/endpoint.server.ts";

/** Anything else: '404 Page Not Found', in the served HTML. */
export const loader = page({ access: "anyone" }, () => {
  throw new NotFound(NOT_FOUND_MESSAGE);
});

export default function NothingHere() {
  return null;
}

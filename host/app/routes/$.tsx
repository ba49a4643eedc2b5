import { NotFound } from "../errors.ts";
import { page } from "../http/endpoint.server.ts";

/** Anything else: '404 Page Not Found', in the served HTML. */
export const loader = page({ access: "anyone" }, () => {
  throw new NotFound("There is nothing at this address.");
});

export default function NothingHere() {
  return null;
}

import { redirect } from "@remix-run/node";
import { page } from "../http/endpoint.server.ts";

export const loader = page({ access: "signed-in" }, () => {
  throw redirect("/dashboard");
});

export default function NoCard() {
  return null;
}

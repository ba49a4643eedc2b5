import { mayRegister, permit } from "../access.ts";
import { config } from "../config/config.server.ts";
import { findUserByName } from "./find-user.server.ts";

/** Whether a name is free, for who is about to take it; signing up tells that, too. */
export async function isUsernameFree(username: string): Promise<boolean> {
  permit(mayRegister(config.registration));
  return (await findUserByName(username)) === undefined;
}

import { useNavigate } from "@remix-run/react";
import { toast } from "../ui/toast.ts";
import type { PublicUser } from "./session.server.ts";

/** Greets who has signed in, and goes on. */
export function useWelcome(returnTo: string): (user: PublicUser) => void {
  const navigate = useNavigate();
  return (user) => {
    toast.success("Login successful", `Welcome back, ${user.fullName ?? user.username}!`);
    navigate(returnTo, { replace: true });
  };
}

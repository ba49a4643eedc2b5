import { useNavigate } from "@remix-run/react";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import type { PublicUser } from "../sessions/session.server.ts";
import { authWords } from "../words.en.ts";

/** Greets who has signed in, and goes on; where the browser blocks cookies, says why nobody stays signed in. */
export function useWelcome(returnTo: string): (user: PublicUser) => void {
  const { login } = useWords(authWords);
  const navigate = useNavigate();
  return (user) => {
    if (!navigator.cookieEnabled) {
      toast.failure(login.failed, login.cookiesBlocked);
      return;
    }
    toast.clear(); // that an earlier try failed is no longer true
    toast.success(login.successful, login.welcome(user.fullName ?? user.username));
    navigate(returnTo, { replace: true });
  };
}

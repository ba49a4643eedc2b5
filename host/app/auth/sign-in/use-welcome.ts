import { useNavigate } from "@remix-run/react";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import type { PublicUser } from "../sessions/session.server.ts";
import { authWords } from "../words.en.ts";

/** Welcomes the user and continues; if the browser blocks cookies, says why the sign-in is lost. */
export function useWelcome(returnTo: string): (user: PublicUser) => void {
  const { login } = useWords(authWords);
  const navigate = useNavigate();
  return (user) => {
    if (!navigator.cookieEnabled) {
      toast.failure(login.failed, login.cookiesBlocked);
      return;
    }
    toast.clear(); // errors of earlier attempts are obsolete
    toast.success(login.successful, login.welcome(user.fullName ?? user.username));
    navigate(returnTo, { replace: true });
  };
}

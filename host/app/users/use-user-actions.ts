import { useRevalidator } from "@remix-run/react";
import { authMessages } from "../auth/messages.en.ts";
import { sentence } from "../languages/message.ts";
import { api } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { useUser } from "../ui/user.ts";
import type { ListedUser } from "./list.server.ts";
import { useOptimisticUsers } from "./use-optimistic-users.ts";
import type { SavedUser } from "./users.server.ts";
import { usersWords } from "./words.en.ts";

/** Adds a warning, such as where printed codes with the claimed slug now lead. */
const withWarning = (message: string, { warning }: SavedUser) => [message, warning].filter(Boolean).join(" ");

/** The listed users, and what may be done to them; `close` closes the dialog once an action has begun or succeeded. */
export function useUserActions(listed: ListedUser[], close: () => void) {
  const text = useWords(usersWords);
  const actor = useUser();
  const { users, during } = useOptimisticUsers(listed);
  const { revalidate } = useRevalidator();
  const factorReset = useCall(text.reset.failed);
  const deletion = useCall(text.deletion.failed);

  async function add(value: Record<string, unknown>) {
    // Forms omit blank fields; a blank slug asks for one derived from the username.
    const made = await during(0, {}, () =>
      api<SavedUser>("POST", "/api/users", { ...value, cardSlug: value.cardSlug ?? "" }),
    );
    close();
    toast.success(text.created, withWarning(text.createdText(made.username), made));
  }

  async function change(user: ListedUser, value: Record<string, unknown>) {
    const { password: _, currentPassword: __, cardSlug, email, ...visible } = value;
    const optimistic = {
      ...visible,
      // A user's own address does not change until its link has been opened.
      ...(user.id !== actor.id && { email }),
      cardSlug: (cardSlug as string | null) || user.cardSlug,
    } as Partial<ListedUser>;
    const saved = await during(user.id, optimistic, () => api<SavedUser>("PATCH", `/api/users/${user.id}`, value));
    close();
    const isLinkSent = saved.email !== email;
    const message = isLinkSent ? authMessages.openLinkSent(String(email)) : text.updatedText(saved.username);
    toast.success(text.updated, withWarning(sentence(message), saved));
  }

  async function resetFactor({ id, username }: ListedUser) {
    close();
    await factorReset.call(
      () => api("DELETE", `/api/users/${id}/totp`),
      text.reset.done,
      text.reset.doneText(username),
    );
    revalidate();
  }

  async function remove({ id, username }: ListedUser) {
    close();
    const done = [text.deletion.done, text.deletion.doneText(username)] as const;
    await deletion.call(() => during(id, null, () => api("DELETE", `/api/users/${id}`)), ...done);
  }

  return { users, add, change, resetFactor, remove };
}

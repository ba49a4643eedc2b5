import { useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { clearLandingDraft, readLandingDraft } from "../ui/landing-draft.ts";
import { ApiError, api, errorMessage } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { DashboardCard } from "./dashboard.server.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";
import { dashboardMessages } from "./messages.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** Initial values of a new card. */
export type CardStart = Record<string, unknown>;

/** Creates a card and opens it in the quick editor. `finish` runs before navigating. */
export function useCreateCard() {
  const words = useWords(dashboardWords);
  const user = useUser();
  const navigate = useNavigate();
  const [search] = useSearchParams(); // name and theme as chosen on the landing page before signing up
  const [isCreating, setCreating] = useState(false);

  async function create(
    start: () => CardStart | Promise<CardStart> = () => ({}),
    finish?: ((id: number) => Promise<void>) | null,
  ) {
    setCreating(true);
    const draft = readLandingDraft(search);
    try {
      const { id } = await api<{ id: number }>("POST", "/api/business-cards", {
        userId: user.id,
        slug: user.username,
        email: user.email,
        phone: user.phone,
        name: draft.name ?? (user.fullName || user.username),
        theme: draft.theme ?? "minimalist",
        ...(await start()),
      });
      clearLandingDraft();
      await finish?.(id);
      toast.success(words.created);
      navigate(`/mobile-editor/${id}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) toast.failure(dashboardMessages.signedOut);
      else toast.failure(words.notCreated, errorMessage(error, "") || undefined);
    } finally {
      setCreating(false);
    }
  }
  return { isCreating, create };
}

/** Actions for a card on the dashboard; each reports the result and reloads the cards. */
export function useCardActions() {
  const words = useWords(dashboardWords);
  const { revalidate } = useRevalidator();
  const { call } = useCall(uiMessages.changesNotSaved, { otherwise: "" });
  return {
    async remove({ id }: DashboardCard) {
      try {
        await api("DELETE", `/api/business-cards/${id}`);
        toast.success(words.remove.done);
      } catch {
        toast.failure(words.remove.failed);
      }
      revalidate();
    },
    async setPaused({ id, version }: DashboardCard, isPaused: boolean) {
      await call(
        () => api("PUT", `/api/business-cards/${id}`, { isPaused, version }),
        isPaused ? words.pausing.paused : words.pausing.resumed,
        isPaused ? words.pausing.pausedText : words.pausing.resumedText,
      );
      revalidate();
    },
  };
}

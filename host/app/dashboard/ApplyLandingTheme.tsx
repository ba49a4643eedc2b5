import { useRevalidator, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import { clearLandingDraft, readLandingDraft } from "../ui/landing-draft.ts";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { DashboardCard } from "./dashboard.server.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** Asks whether the featured card shall have the theme that was picked on the landing page. */
export default function ApplyLandingTheme({ card }: { card: DashboardCard }) {
  const words = useWords(dashboardWords);
  const [search, setSearch] = useSearchParams();
  const [theme] = useState(() => readLandingDraft(search).theme);
  const [isOpen, setOpen] = useState(theme !== undefined && theme in THEMES && theme !== card.theme);
  const { revalidate } = useRevalidator();
  const { call } = useCall(uiMessages.changesNotSaved);

  function close() {
    setOpen(false);
    clearLandingDraft();
    if (search.has("theme")) setSearch({}, { replace: true, preventScrollReset: true });
  }

  async function apply() {
    await call(
      () => api("PUT", `/api/business-cards/${card.id}`, { theme, version: card.version }),
      words.picked.applied,
    );
    close();
    revalidate();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.picked.title(themeName(theme ?? ""))}
      confirm={words.picked.apply}
      onClose={close}
      onConfirm={apply}
    >
      {words.picked.text(card.name ?? card.slug)}
    </ConfirmDialog>
  );
}

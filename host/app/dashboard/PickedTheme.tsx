import { useRevalidator, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import { dropKept, readKept } from "./kept-card.ts";
import { api, CHANGES_NOT_SAVED, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import type { DashboardCard } from "./dashboard.server.ts";

/** Asks whether the featured card shall have the theme that was picked on the landing page. */
export default function PickedTheme({ card }: { card: DashboardCard }) {
  const [search, setSearch] = useSearchParams();
  const [theme] = useState(() => readKept(search).theme);
  const [isOpen, setOpen] = useState(theme !== undefined && theme in THEMES && theme !== card.theme);
  const { revalidate } = useRevalidator();

  function close() {
    setOpen(false);
    dropKept();
    if (search.has("theme")) setSearch({}, { replace: true, preventScrollReset: true });
  }

  async function apply() {
    try {
      await api("PUT", `/api/business-cards/${card.id}`, { theme, version: card.version });
      toast.success("Theme applied");
    } catch (error) {
      toast.failure(CHANGES_NOT_SAVED, sentenceOf(error, TRY_AGAIN));
    }
    close();
    revalidate();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Use the ${themeName(theme ?? "")} theme?`}
      confirm="Apply theme"
      onClose={close}
      onConfirm={apply}
    >
      {`The card of ${card.name ?? card.slug} changes to it. You can change it back at any time.`}
    </ConfirmDialog>
  );
}

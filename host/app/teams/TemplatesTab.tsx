import { Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconLock, IconPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { FIELDS } from "../cards/fields.ts";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./teams.module.css";
import type { OwnTemplate } from "./templates.server.ts";

const TemplateForm = lazy(() => import("./TemplateForm.tsx"));

const cardsUsing = (cards: number) => (cards === 1 ? "One card uses it" : `${cards} cards use it`);
const lockedLabels = ({ rules }: OwnTemplate) =>
  Object.entries(FIELDS)
    .filter(([name]) => rules[name as keyof typeof rules] === "locked")
    .map(([, { label }]) => label)
    .join(", ");

type Dialog = { kind: "edit"; template?: OwnTemplate } | { kind: "delete"; template: OwnTemplate };

export default function TemplatesTab({ team, templates }: Extract<ManagedTeam, { tab: "templates" }>) {
  const [dialog, setDialog] = useState<Dialog>();
  const { revalidate } = useRevalidator();
  const close = () => setDialog(undefined);

  async function remove({ id, version }: OwnTemplate) {
    close();
    try {
      await api("DELETE", `/api/teams/${team.id}/templates/${id}?version=${version}&cards=free`);
      toast.success("Template deleted", "Its cards keep what they showed.");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    revalidate();
  }

  return (
    <>
      <Button
        mb="md"
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
        onClick={() => setDialog({ kind: "edit" })}
      >
        New template
      </Button>
      {templates.items.length === 0 ? (
        <EmptyState title="No templates yet" icon={<IconLock size={32} stroke={1.6} />}>
          A template gives the cards of your team one look and sets the fields that must be the same on all of them.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {templates.items.map((template) => (
            <li key={template.id}>
              <div>
                <b>{template.name}</b>
                <small>{cardsUsing(template.cards)}</small>
                {lockedLabels(template) && (
                  <small>
                    <IconLock size={13} style={{ verticalAlign: "-2px" }} aria-hidden /> Locked:{" "}
                    {lockedLabels(template)}
                  </small>
                )}
              </div>
              <div className={styles.actions}>
                <Button
                  variant="default"
                  aria-label={`Edit ${template.name}`}
                  onClick={() => setDialog({ kind: "edit", template })}
                >
                  Edit
                </Button>
                <Button
                  variant="default"
                  aria-label={`Delete ${template.name}`}
                  onClick={() => setDialog({ kind: "delete", template })}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <LazyModal
        opened={dialog?.kind === "edit"}
        onClose={close}
        title={dialog?.template ? "Edit template" : "New template"}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {dialog?.kind === "edit" && (
          <Suspense fallback={<SkeletonRows label="Loading the form" />}>
            <TemplateForm
              teamId={team.id}
              template={dialog.template}
              onSaved={() => {
                close();
                toast.success("Template saved", "All of its cards show it now.");
                revalidate();
              }}
              onCancel={close}
            />
          </Suspense>
        )}
      </LazyModal>
      <ConfirmDialog
        isOpen={dialog?.kind === "delete"}
        title="Delete template?"
        confirm="Delete template"
        busy="Deleting..."
        isDestructive
        onConfirm={() => dialog?.kind === "delete" && remove(dialog.template)}
        onClose={close}
      >
        {dialog?.kind === "delete" &&
          `${cardsUsing(dialog.template.cards)}. They keep what they show now, and nothing is locked any more.`}
      </ConfirmDialog>
    </>
  );
}

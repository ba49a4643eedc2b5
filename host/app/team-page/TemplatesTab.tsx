import { Button } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconLock, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { FIELDS } from "../cards/fields.ts";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { toast } from "../ui/toast.ts";
import { cardsUsing } from "./cards-using.ts";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./team.module.css";
import { UseTemplate } from "./UseTemplate.tsx";
import type { OwnTemplate } from "../teams/templates.server.ts";

const lockedLabels = ({ rules }: OwnTemplate) =>
  Object.entries(FIELDS)
    .filter(([name]) => rules[name as keyof typeof rules] === "locked")
    .map(([, { label }]) => label)
    .join(", ");

export default function TemplatesTab({ team, templates, counts }: Extract<ManagedTeam, { tab: "templates" }>) {
  const [leaving, setLeaving] = useState<OwnTemplate>();
  const { revalidate } = useRevalidator();
  const close = () => setLeaving(undefined);
  const editorOf = (id: number | "new") => `/team/templates/${id}?team=${team.id}`;
  const create = (
    <Button component={Link} to={editorOf("new")} mb="md" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
      New template
    </Button>
  );

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
      {templates.items.length > 0 && create}
      {templates.items.length === 0 ? (
        <EmptyState title="No templates yet" icon={<IconLock size={32} stroke={1.6} />} action={create}>
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
                {counts.all > 0 && <UseTemplate teamId={team.id} template={template} counts={counts} />}
                <Button
                  component={Link}
                  to={editorOf(template.id)}
                  variant="default"
                  aria-label={`Edit ${template.name}`}
                >
                  Edit
                </Button>
                <Button variant="default" aria-label={`Delete ${template.name}`} onClick={() => setLeaving(template)}>
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Delete template?"
        confirm="Delete template"
        busy="Deleting..."
        isDestructive
        onConfirm={() => leaving && remove(leaving)}
        onClose={close}
      >
        {leaving && `${cardsUsing(leaving.cards)}. They keep what they show now, and nothing is locked any more.`}
      </ConfirmDialog>
    </>
  );
}

import { Button } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconLock, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { FIELDS } from "../../cards/fields.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import type { ManagedTeam } from "../page.server.ts";
import styles from "../team.module.css";
import { api } from "../../ui/api.ts";
import { ApplyTemplate } from "./ApplyTemplate.tsx";
import type { OwnTemplate } from "../../teams/templates/templates.server.ts";
import { templateWords } from "./words.en.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import type { Text } from "../../languages/message.ts";

const lockedLabels = ({ rules }: OwnTemplate, sentence: (text: Text) => string) =>
  Object.entries(FIELDS)
    .filter(([name]) => rules[name as keyof typeof rules] === "locked")
    .map(([, { label }]) => sentence(label))
    .join(", ");

export default function TemplatesTab({ team, templates, counts }: Extract<ManagedTeam, { tab: "templates" }>) {
  const text = useWords(templateWords);
  const sentence = useSentence();
  const [toDelete, setToDelete] = useState<OwnTemplate>();
  const { revalidate } = useRevalidator();
  const { call } = useCall(uiMessages.failed);
  const close = () => setToDelete(undefined);
  const editorOf = (id: number | "new") => `/team/templates/${id}?team=${team.id}`;
  const create = (
    <Button component={Link} to={editorOf("new")} mb="md" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}>
      {text.new}
    </Button>
  );

  async function remove({ id, version }: OwnTemplate) {
    close();
    const path = `/api/teams/${team.id}/templates/${id}?version=${version}&cards=free`;
    await call(() => api("DELETE", path), text.deleted, text.deletedText);
    revalidate();
  }

  return (
    <>
      {templates.items.length > 0 && create}
      {templates.items.length === 0 ? (
        <EmptyState title={text.none} icon={<IconLock size={32} stroke={1.6} />} action={create}>
          {text.noneText}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {templates.items.map((template) => (
            <li key={template.id}>
              <div>
                <b>{template.name}</b>
                <small>{text.uses(template.cards)}</small>
                {lockedLabels(template, sentence) && (
                  <small>
                    <IconLock size={13} style={{ verticalAlign: "-2px" }} aria-hidden /> {text.locked}{" "}
                    {lockedLabels(template, sentence)}
                  </small>
                )}
              </div>
              <div className={styles.actions}>
                {counts.all > 0 && <ApplyTemplate teamId={team.id} template={template} counts={counts} />}
                <Button
                  component={Link}
                  to={editorOf(template.id)}
                  variant="default"
                  aria-label={text.editOne(template.name)}
                >
                  {text.edit}
                </Button>
                <Button
                  variant="default"
                  aria-label={text.deleteOne(template.name)}
                  onClick={() => setToDelete(template)}
                >
                  {text.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        title={text.ask}
        confirm={text.confirm}
        busy={text.deleting}
        isDestructive
        onConfirm={() => toDelete && remove(toDelete)}
        onClose={close}
      >
        {toDelete && text.askText(text.uses(toDelete.cards))}
      </ConfirmDialog>
    </>
  );
}

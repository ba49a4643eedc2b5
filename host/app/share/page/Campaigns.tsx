import { ActionIcon, Button, Group, Switch, TextInput } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconDownload, IconFileTypePdf, IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api, errorMessage } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useFormatNumber, useLocale } from "../../ui/locale.ts";
import { type Campaign, CAMPAIGN_LIMITS, conversionOf } from "../campaign.ts";
import type { SharePageData } from "../share.server.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Named codes and links, and what each has brought. */
export default function Campaigns({ card, campaigns: first }: SharePageData) {
  const text = useWords(shareWords);
  const { revalidate } = useRevalidator();
  const [more, setMore] = useState<{ items: Campaign[]; next: string | null }>();
  const [editing, setEditing] = useState<Campaign>();
  const [deleting, setDeleting] = useState<Campaign>();
  const loading = useCall(text.campaigns.notLoaded);
  const change = useCall(text.campaigns.notChanged);
  const deletion = useCall(text.campaigns.notDeleted);
  const path = `/api/business-cards/${card.id}/campaigns`;
  const items = [...first.items, ...(more?.items ?? [])];
  const next = more ? more.next : first.next;

  /** Later pages are asked for again: what was loaded may have moved. */
  function reload() {
    setMore(undefined);
    revalidate();
  }

  const loadMore = () =>
    loading.call(async () => {
      const page = await api<{ items: Campaign[]; next: string | null }>("GET", `${path}?cursor=${next}`);
      setMore({ items: [...(more?.items ?? []), ...page.items], next: page.next });
    });

  async function setActive(campaign: Campaign, isActive: boolean) {
    await change.call(
      () => api("PATCH", `${path}/${campaign.id}`, { isActive }),
      isActive ? text.campaigns.resumed : text.campaigns.ended,
      isActive ? undefined : text.campaigns.endedText,
    );
    reload();
  }

  async function remove(campaign: Campaign) {
    await deletion.call(() => api("DELETE", `${path}/${campaign.id}`), text.campaigns.deleted);
    setDeleting(undefined);
    reload();
  }

  return (
    <div className={styles.grid}>
      <Tile title={text.campaigns.new}>
        <p>{text.campaigns.newText}</p>
        <CampaignForm submit={text.campaigns.create} save={(values) => api("POST", path, values)} onSaved={reload} />
      </Tile>
      <Tile title={text.tabs.campaigns} isWide>
        <Link to={`/analytics/${card.id}`} className={styles.more}>
          {text.campaigns.compare}
        </Link>
        {items.length === 0 ? (
          <EmptyState title={text.campaigns.none}>{text.campaigns.noneText}</EmptyState>
        ) : (
          <CampaignTable items={items} card={card} onActive={setActive} onEdit={setEditing} onDelete={setDeleting} />
        )}
        {next !== null && (
          <div className={styles.buttons}>
            <Button variant="default" onClick={loadMore}>
              {text.campaigns.more}
            </Button>
          </div>
        )}
      </Tile>
      <LazyModal
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={text.campaigns.edit}
        closeOnClickOutside={false}
        centered
      >
        {editing && (
          <CampaignForm
            campaign={editing}
            submit={text.campaigns.save}
            save={(values) => api("PATCH", `${path}/${editing.id}`, values)}
            onSaved={() => {
              setEditing(undefined);
              reload();
            }}
          />
        )}
      </LazyModal>
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={deleting ? text.campaigns.reallyDelete(deleting.name) : ""}
        confirm={text.campaigns.delete}
        busy={text.campaigns.deleting}
        isDestructive
        onConfirm={() => (deleting ? remove(deleting) : undefined)}
        onClose={() => setDeleting(undefined)}
      >
        {text.campaigns.deleteText}
      </ConfirmDialog>
    </div>
  );
}

interface FormProps {
  campaign?: Campaign;
  submit: string;
  save(values: { name: string; note: string }): Promise<unknown>;
  onSaved(): void;
}

function CampaignForm({ campaign, submit, save, onSaved }: FormProps) {
  const text = useWords(shareWords);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name = "", note = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!name.trim()) return setProblem(text.campaigns.nameMissing);
    setSaving(true);
    try {
      await save({ name, note });
      setProblem(undefined);
      form.reset();
      onSaved();
    } catch (error) {
      setProblem(errorMessage(error, text.campaigns.notSaved));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate style={{ display: "grid", gap: 12 }}>
      <TextInput
        name="name"
        label={text.campaigns.name}
        placeholder={text.campaigns.example}
        defaultValue={campaign?.name}
        maxLength={CAMPAIGN_LIMITS.name}
        error={problem}
        required
      />
      <TextInput
        name="note"
        label={text.campaigns.note}
        defaultValue={campaign?.note ?? ""}
        maxLength={CAMPAIGN_LIMITS.note}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? text.campaigns.saving : submit}
        </Button>
      </div>
    </form>
  );
}

interface TableProps {
  items: Campaign[];
  card: SharePageData["card"];
  onActive(campaign: Campaign, isActive: boolean): void;
  onEdit(campaign: Campaign): void;
  onDelete(campaign: Campaign): void;
}

function CampaignTable({ items, card: { id, slug }, onActive, onEdit, onDelete }: TableProps) {
  const text = useWords(shareWords);
  const formatCount = useFormatNumber();
  const locale = useLocale();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.campaigns.counts}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.campaigns.columns.campaign}</th>
            <th scope="col">{text.campaigns.columns.active}</th>
            <th scope="col" data-n>
              {text.campaigns.columns.views}
            </th>
            <th scope="col" data-n>
              {text.campaigns.columns.saves}
            </th>
            <th scope="col" data-n>
              {text.campaigns.columns.leads}
            </th>
            <th scope="col" data-n>
              {text.campaigns.columns.conversion}
            </th>
            <th scope="col">{text.campaigns.columns.code}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((campaign) => (
            <tr key={campaign.id}>
              <th scope="row">
                <bdi>{campaign.name}</bdi>
                {campaign.note && <small>{campaign.note}</small>}
                <small>
                  <bdi>{campaign.url}</bdi>
                </small>
              </th>
              <td>
                <Switch
                  aria-label={text.campaigns.isActive(campaign.name)}
                  checked={campaign.isActive}
                  onChange={(event) => onActive(campaign, event.currentTarget.checked)}
                />
              </td>
              <td data-n>{formatCount(campaign.views)}</td>
              <td data-n>{formatCount(campaign.saves)}</td>
              <td data-n>{formatCount(campaign.leads)}</td>
              <td data-n>{conversionOf(campaign, locale)}</td>
              <td>
                <Group gap={4} wrap="nowrap">
                  <CopyButton value={campaign.url} label={text.link.copy} size="xs" />
                  <ActionIcon
                    component="a"
                    href={`/api/qr/${slug}.png?size=1000&c=${campaign.code}`}
                    download={`meishi-${slug}-${campaign.code}.png`}
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={text.campaigns.codeOf(campaign.name)}
                  >
                    <IconDownload {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    component="a"
                    href={`/api/share/${id}/poster.pdf?c=${campaign.code}`}
                    download={`meishi-${slug}-${campaign.code}-poster.pdf`}
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={text.campaigns.posterOf(campaign.name)}
                  >
                    <IconFileTypePdf {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={text.campaigns.editOne(campaign.name)}
                    onClick={() => onEdit(campaign)}
                  >
                    <IconPencil {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={text.campaigns.deleteOne(campaign.name)}
                    onClick={() => onDelete(campaign)}
                  >
                    <IconTrash {...icon} />
                  </ActionIcon>
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

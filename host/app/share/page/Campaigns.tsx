import { ActionIcon, Button, Group, Switch, TextInput } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { IconDownload, IconFileTypePdf, IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { api, sentenceOf } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { useCount } from "../../ui/locale.ts";
import { toast } from "../../ui/toast.ts";
import { type Campaign, CAMPAIGN_LIMITS, conversionOf } from "../campaign.ts";
import type { SharePageData } from "../share.server.ts";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;
const NOT_SAVED = "The campaign could not be saved. Please try again.";

/** Named codes and links, and what each has brought. */
export default function Campaigns({ card, campaigns: first }: SharePageData) {
  const { revalidate } = useRevalidator();
  const [more, setMore] = useState<{ items: Campaign[]; next: string | null }>();
  const [editing, setEditing] = useState<Campaign>();
  const [deleting, setDeleting] = useState<Campaign>();
  const path = `/api/business-cards/${card.id}/campaigns`;
  const items = [...first.items, ...(more?.items ?? [])];
  const next = more ? more.next : first.next;

  /** Later pages are asked for again: what was loaded may have moved. */
  function reload() {
    setMore(undefined);
    revalidate();
  }

  async function loadMore() {
    try {
      const page = await api<{ items: Campaign[]; next: string | null }>("GET", `${path}?cursor=${next}`);
      setMore({ items: [...(more?.items ?? []), ...page.items], next: page.next });
    } catch (error) {
      toast.failure("More campaigns could not be loaded", sentenceOf(error, "Please try again."));
    }
  }

  async function setActive(campaign: Campaign, isActive: boolean) {
    try {
      await api("PATCH", `${path}/${campaign.id}`, { isActive });
      toast.success(
        isActive ? "Campaign resumed" : "Campaign ended",
        isActive ? undefined : "Its code still shows your card.",
      );
    } catch (error) {
      toast.failure("The campaign was not changed", sentenceOf(error, "Please try again."));
    }
    reload();
  }

  async function remove(campaign: Campaign) {
    try {
      await api("DELETE", `${path}/${campaign.id}`);
      toast.success("Campaign deleted");
    } catch (error) {
      toast.failure("The campaign was not deleted", sentenceOf(error, "Please try again."));
    }
    setDeleting(undefined);
    reload();
  }

  return (
    <div className={styles.grid}>
      <Tile title="New campaign">
        <p>A link and code of its own for a fair, a flyer or a mailing, counted apart.</p>
        <CampaignForm submit="Create campaign" save={(values) => api("POST", path, values)} onSaved={reload} />
      </Tile>
      <Tile title="Campaigns" isWide>
        <Link to={`/analytics/${card.id}`} className={styles.more}>
          Compare them in the analytics
        </Link>
        {items.length === 0 ? (
          <EmptyState title="No campaigns yet">Name one above, and its code is ready to print.</EmptyState>
        ) : (
          <CampaignTable items={items} card={card} onActive={setActive} onEdit={setEditing} onDelete={setDeleting} />
        )}
        {next !== null && (
          <div className={styles.buttons}>
            <Button variant="default" onClick={loadMore}>
              More campaigns
            </Button>
          </div>
        )}
      </Tile>
      <LazyModal
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title="Edit campaign"
        closeButtonProps={{ "aria-label": "Close" }}
        closeOnClickOutside={false}
        centered
      >
        {editing && (
          <CampaignForm
            campaign={editing}
            submit="Save campaign"
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
        title={`Delete ${deleting?.name}?`}
        confirm="Delete campaign"
        busy="Deleting..."
        isDestructive
        onConfirm={() => (deleting ? remove(deleting) : undefined)}
        onClose={() => setDeleting(undefined)}
      >
        Its counts are lost. Its code still shows your card. To keep the counts, end it instead.
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
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { name = "", note = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!name.trim()) return setProblem("Name is required");
    setSaving(true);
    try {
      await save({ name, note });
      setProblem(undefined);
      form.reset();
      onSaved();
    } catch (error) {
      setProblem(sentenceOf(error, NOT_SAVED));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate style={{ display: "grid", gap: 12 }}>
      <TextInput
        name="name"
        label="Name"
        placeholder="Berlin Fair"
        defaultValue={campaign?.name}
        maxLength={CAMPAIGN_LIMITS.name}
        error={problem}
        required
      />
      <TextInput name="note" label="Note" defaultValue={campaign?.note ?? ""} maxLength={CAMPAIGN_LIMITS.note} />
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? "Saving..." : submit}
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
  const formatCount = useCount();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Campaigns and their counts">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Campaign</th>
            <th scope="col">Active</th>
            <th scope="col" data-n>
              Views
            </th>
            <th scope="col" data-n>
              Saves
            </th>
            <th scope="col" data-n>
              Leads
            </th>
            <th scope="col" data-n>
              Conversion
            </th>
            <th scope="col">Code and link</th>
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
                  aria-label={`${campaign.name} is active`}
                  checked={campaign.isActive}
                  onChange={(event) => onActive(campaign, event.currentTarget.checked)}
                />
              </td>
              <td data-n>{formatCount(campaign.views)}</td>
              <td data-n>{formatCount(campaign.saves)}</td>
              <td data-n>{formatCount(campaign.leads)}</td>
              <td data-n>{conversionOf(campaign)}</td>
              <td>
                <Group gap={4} wrap="nowrap">
                  <CopyButton value={campaign.url} label="Copy link" size="xs" />
                  <ActionIcon
                    component="a"
                    href={`/api/qr/${slug}.png?size=1000&c=${campaign.code}`}
                    download={`meishi-${slug}-${campaign.code}.png`}
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Download the QR code of ${campaign.name}`}
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
                    aria-label={`Download a poster of ${campaign.name}`}
                  >
                    <IconFileTypePdf {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Edit ${campaign.name}`}
                    onClick={() => onEdit(campaign)}
                  >
                    <IconPencil {...icon} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Delete ${campaign.name}`}
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

import { Alert, Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconExternalLink, IconRefresh, IconStar, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { api, sentenceOf } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./domains.module.css";
import type { DomainsOfAccount, OwnDomain } from "./domains.server.ts";
import { Records } from "./Records.tsx";

const DomainSettings = lazy(() => import("./DomainSettings.tsx"));

const STATES = {
  waiting: { label: "Waiting for records", color: "yellow", text: "Set these records where your domain is managed." },
  live: { label: "Live", color: "green", text: "Visitors see your cards here." },
  failing: {
    label: "Records missing",
    color: "red",
    text: "If the records are not back within 14 days, the domain is removed from your account.",
  },
} as const;

interface Props extends Pick<DomainsOfAccount, "cards" | "team"> {
  domain: OwnDomain;
}

/** A domain with its state, its records, and what can be done with it. */
export function DomainPanel({ domain, cards, team }: Props) {
  const { id, host, state, isMain, problem, origin } = domain;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<"check" | "main" | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { label, color, text } = STATES[state];

  async function during(what: "check" | "main", act: () => Promise<void>, otherwise: string) {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      toast.failure(otherwise, sentenceOf(error, "Please try again."));
    }
    setBusy(null);
    revalidate();
  }

  const check = () =>
    during(
      "check",
      async () => {
        const found = await api<OwnDomain>("POST", `/api/domains/${id}/check`);
        if (found.state === "live") toast.success("The records are right", `${host} leads to your cards.`);
        else toast.failure("Not yet", found.problem ?? "The records were not found.");
      },
      "The records could not be checked",
    );

  const makeMain = () =>
    during(
      "main",
      async () => {
        await api("PATCH", `/api/domains/${id}`, { isMain: !isMain });
        toast.success(isMain ? "Main address removed" : "Main address changed");
      },
      "The main address could not be changed",
    );

  async function remove() {
    try {
      await api("DELETE", `/api/domains/${id}`);
      toast.success("Domain removed", `${host} no longer shows your cards.`);
    } catch (error) {
      toast.failure("The domain could not be removed", sentenceOf(error, "Please try again."));
    }
    setRemoving(false);
    revalidate();
  }

  return (
    <section className={styles.panel} aria-labelledby={`domain-${id}`}>
      <div className={styles.head}>
        <h2 id={`domain-${id}`}>
          <bdi>{host}</bdi>
        </h2>
        <Badge color={color}>{label}</Badge>
        {isMain && <Badge color="amber">Main address</Badge>}
      </div>
      <p className={styles.hint}>
        {text} <Checked at={domain.checkedAt} />
      </p>
      {problem && (
        <Alert color={state === "live" ? "yellow" : "red"} title={state === "live" ? "Please look" : "What is missing"}>
          {problem}
        </Alert>
      )}
      <Records records={domain.records} isOpen={state !== "live"} />
      <Group gap="sm">
        <Button
          onClick={check}
          disabled={busy !== null}
          aria-busy={busy === "check"}
          variant={state === "live" ? "default" : "filled"}
          leftSection={<IconRefresh size={18} stroke={1.8} aria-hidden />}
        >
          {busy === "check" ? "Checking..." : "Check now"}
        </Button>
        {state === "live" && (
          <Button
            onClick={makeMain}
            disabled={busy !== null}
            aria-busy={busy === "main"}
            variant={isMain ? "default" : "filled"}
            leftSection={<IconStar size={18} stroke={1.8} aria-hidden />}
          >
            {isMain ? "Stop sharing this address" : "Make main address"}
          </Button>
        )}
        {state === "live" && (
          <Button
            component="a"
            href={`${origin}/`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={18} stroke={1.8} aria-hidden />}
          >
            Open
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          onClick={() => setRemoving(true)}
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
        >
          Remove
        </Button>
      </Group>
      <Suspense fallback={<SkeletonRows label="Loading the settings" />}>
        <DomainSettings
          key={`${JSON.stringify(domain.root)} ${domain.appName}`}
          domain={domain}
          cards={cards}
          team={team}
        />
      </Suspense>
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove this domain?"
        confirm="Remove domain"
        busy="Removing..."
        isDestructive
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        Links and codes with <b>{host}</b> stop working at once. Your cards stay under their other addresses.
      </ConfirmDialog>
    </section>
  );
}

function Checked({ at }: { at: string | null }) {
  const isHydrated = useHydrated();
  if (!at) return <>Not checked yet; we look every few minutes.</>;
  const time = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return <>Last checked: {isHydrated ? <time dateTime={at}>{time}</time> : ""}</>;
}

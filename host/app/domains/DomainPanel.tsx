import { Alert, Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconExternalLink, IconRefresh, IconStar, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useFormatDateTime } from "../ui/locale.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./domains.module.css";
import type { DomainsTabData, OwnDomain } from "./domains.server.ts";
import { Records } from "./Records.tsx";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { domainWords } from "./words.en.ts";

const DomainSettings = lazy(() => import("./DomainSettings.tsx"));

const COLORS = { waiting: "yellow", live: "green", failing: "red" } as const;

interface Props extends Pick<DomainsTabData, "cards" | "team"> {
  domain: DomainsTabData["items"][number];
}

/** A domain with its state, its records, and what can be done with it. */
export function DomainPanel({ domain, cards, team }: Props) {
  const words = useWords(domainWords);
  const { id, host, name, state, isMain, problem, origin } = domain;
  const { revalidate } = useRevalidator();
  const checking = useCall(words.check.failed);
  const changing = useCall(words.main.failed);
  const removal = useCall(words.remove.failed);
  const isBusy = checking.isBusy || changing.isBusy;
  const [isRemoving, setRemoving] = useState(false);
  const { label, text } = words.states[state];

  async function check() {
    await checking.call(async () => {
      const checked = await api<OwnDomain>("POST", `/api/domains/${id}/check`);
      if (checked.state === "live") toast.success(words.check.right, words.check.rightText(host));
      else toast.failure(words.check.notYet, checked.problem ?? words.check.notFound);
    });
    revalidate();
  }

  async function makeMain() {
    const done = isMain ? words.main.removed : words.main.changed;
    await changing.call(() => api("PATCH", `/api/domains/${id}`, { isMain: !isMain }), done);
    revalidate();
  }

  async function remove() {
    const done = [words.remove.done, words.remove.doneText(host)] as const;
    await removal.call(() => api("DELETE", `/api/domains/${id}`), ...done);
    setRemoving(false);
    revalidate();
  }

  return (
    <section className={styles.panel} aria-labelledby={`domain-${id}`}>
      <div className={styles.head}>
        <h2 id={`domain-${id}`}>
          <bdi>{name}</bdi>
        </h2>
        <Badge color={COLORS[state]}>{label}</Badge>
        {isMain && <Badge color="amber">{words.main.badge}</Badge>}
      </div>
      <p className={styles.hint}>
        {text} <Checked at={domain.checkedAt} />
      </p>
      {problem && (
        <Alert color={state === "live" ? "yellow" : "red"} title={state === "live" ? words.look : words.missing}>
          {problem}
        </Alert>
      )}
      <Records records={domain.records} isOpen={state !== "live"} />
      <Group gap="sm">
        <Button
          onClick={check}
          disabled={isBusy}
          aria-busy={checking.isBusy}
          variant={state === "live" ? "default" : "filled"}
          leftSection={<IconRefresh size={18} stroke={1.8} aria-hidden />}
        >
          {checking.isBusy ? words.check.busy : words.check.now}
        </Button>
        {state === "live" && (
          <Button
            onClick={makeMain}
            disabled={isBusy}
            aria-busy={changing.isBusy}
            variant={isMain ? "default" : "filled"}
            leftSection={<IconStar size={18} stroke={1.8} aria-hidden />}
          >
            {isMain ? words.main.stop : words.main.make}
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
            {words.open}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          onClick={() => setRemoving(true)}
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
        >
          {words.remove.button}
        </Button>
      </Group>
      <Suspense fallback={<SkeletonRows label={words.loading} />}>
        <DomainSettings
          key={`${JSON.stringify(domain.root)} ${domain.appName}`}
          domain={domain}
          cards={cards}
          team={team}
        />
      </Suspense>
      <ConfirmDialog
        isOpen={isRemoving}
        title={words.remove.title}
        confirm={words.remove.confirm}
        busy={words.remove.busy}
        isDestructive
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        {words.remove.text[0]} <b>{host}</b> {words.remove.text[1]}
      </ConfirmDialog>
    </section>
  );
}

function Checked({ at }: { at: string | null }) {
  const text = useWords(domainWords);
  const isHydrated = useHydrated();
  const when = useFormatDateTime();
  if (!at) return <>{text.check.never}</>;
  return (
    <>
      {text.check.last} {isHydrated ? <time dateTime={at}>{when(at)}</time> : ""}
    </>
  );
}

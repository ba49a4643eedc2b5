import { Alert, Button, Checkbox, FileInput, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api, errorMessage } from "../ui/api.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toCardUpdate, type LinkPage, type LinkTarget, mapLinks } from "./link-page.ts";
import styles from "./moving.module.css";
import type { ImportTarget } from "./import-target.server.ts";
import { movingWords } from "./words.en.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords, useSentence } from "../ui/use-words.ts";
import { uiMessages } from "../ui/messages.en.ts";
import type { Text as Sentence } from "../languages/message.ts";

type Step =
  | { is: "choosing" }
  | {
      is: "shown";
      page: LinkPage;
      targets: LinkTarget[];
      left: ReadonlySet<number>;
      withName: boolean;
      withBio: boolean;
    };

/** Links, name and bio of another service's page, looked at before the card gets them. */
export function ImportPage({ card }: { card: ImportTarget }) {
  const text = useWords(movingWords);
  const sentence = useSentence();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ is: "choosing" });
  const [problem, setProblem] = useState<Sentence | null>(null);
  const { call, isBusy } = useCall(uiMessages.changesNotSaved, {
    otherwise: "",
    leavesPage: true,
    onFailure: (error) => setProblem(errorMessage(error, uiMessages.tryAgain)),
  });
  const isHydrated = useHydrated(); // a file chosen before would be forgotten

  async function read(file: File | null) {
    setProblem(null);
    if (!file) return setStep({ is: "choosing" });
    const content = await import("./read-export.ts").then(({ readExport }) => readExport(file)).catch(() => null);
    if (!content || "problem" in content) {
      setProblem(content?.problem ?? uiMessages.tryAgain);
      return setStep({ is: "choosing" });
    }
    const targets = mapLinks(content, card);
    // Existing texts of the card are kept by default.
    setStep({ is: "shown", page: content, targets, left: new Set(), withName: !card.name, withBio: !card.about });
  }

  async function save({ page, targets, left, withName, withBio }: Extract<Step, { is: "shown" }>) {
    const chosen = targets.filter((target, i) => target.problem === null && !left.has(i));
    const profile = { name: withName ? page.name : null, bio: withBio ? page.bio : null };
    const update = { version: card.version, ...toCardUpdate(card, chosen, profile) };
    const done = [text.done, text.doneText(chosen.length)] as const;
    const isDone = await call(() => api("PUT", `/api/business-cards/${card.id}`, update), ...done);
    if (isDone) navigate(`/mobile-editor/${card.id}`);
  }

  return (
    <Stack gap="lg" maw={720}>
      <PageHeader
        title={text.title}
        subtitle={
          <>
            {text.into} <bdi>{card.name ?? card.slug}</bdi>
          </>
        }
        trail={[{ label: text.dashboard, to: "/dashboard" }]}
      />
      <FileInput
        label={text.file}
        description={text.fileText}
        accept=".json,.csv,.zip,application/json,text/csv,application/zip"
        placeholder={text.choose}
        disabled={!isHydrated}
        onChange={(file) => void read(file)}
        clearable
        clearButtonProps={{ "aria-label": text.clear }}
      />
      {problem && (
        <Alert color="red" role="alert" title={text.unusable}>
          {sentence(problem)}
        </Alert>
      )}
      {step.is === "shown" && <Preview step={step} onChange={setStep} />}
      {step.is === "shown" && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => navigate("/dashboard")}>
            {text.cancel}
          </Button>
          <Button onClick={() => void save(step)} disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? text.busy : text.submit}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface PreviewProps {
  step: Extract<Step, { is: "shown" }>;
  onChange: (step: Step) => void;
}

function Preview({ step, onChange }: PreviewProps) {
  const text = useWords(movingWords);
  const sentence = useSentence();
  const { page, targets, left, withName, withBio } = step;
  const toggle = (i: number) => {
    const next = new Set(left);
    if (!next.delete(i)) next.add(i);
    onChange({ ...step, left: next });
  };
  return (
    <>
      <Text role="status">{text.found(page.links.length, page.service)}</Text>
      {page.name && (
        <Checkbox
          radius="sm"
          label={
            <>
              {text.name} <bdi>{page.name}</bdi>
            </>
          }
          checked={withName}
          onChange={() => onChange({ ...step, withName: !withName })}
        />
      )}
      {page.bio && (
        <Checkbox
          radius="sm"
          label={
            <>
              {text.about} <bdi className={styles.bio}>{page.bio}</bdi>
            </>
          }
          checked={withBio}
          onChange={() => onChange({ ...step, withBio: !withBio })}
        />
      )}
      <ul className={styles.links}>
        {targets.map(({ title, url, network, problem }, i) => (
          <li key={i}>
            <Checkbox
              radius="sm"
              label={<b dir="auto">{title}</b>}
              description={problem ? sentence(problem) : `${network ? text.network : text.button} · ${url}`}
              checked={problem === null && !left.has(i)}
              disabled={problem !== null}
              onChange={() => toggle(i)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

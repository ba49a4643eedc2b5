import { Alert, Button, Checkbox, FileInput, Group, Stack, Text } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api, CHANGES_NOT_SAVED, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { changesOf, type LinkPage, type Place, placesFor } from "./link-page.ts";
import styles from "./moving.module.css";
import type { CardToFill } from "./moving.server.ts";

type Step =
  | { is: "choosing" }
  | { is: "shown"; page: LinkPage; places: Place[]; left: ReadonlySet<number>; withName: boolean; withBio: boolean };

/** Links, name and bio of another service's page, looked at before the card gets them. */
export function ImportPage({ card }: { card: CardToFill }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ is: "choosing" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function read(file: File | null) {
    setProblem(null);
    if (!file) return setStep({ is: "choosing" });
    const read = await import("./read-export.ts").then(({ readExport }) => readExport(file)).catch(() => null);
    if (!read || "problem" in read) {
      setProblem(read?.problem ?? TRY_AGAIN);
      return setStep({ is: "choosing" });
    }
    const places = placesFor(read, card);
    // What the card says already stays, unless its owner wishes otherwise.
    setStep({ is: "shown", page: read, places, left: new Set(), withName: !card.name, withBio: !card.about });
  }

  async function save({ page, places, left, withName, withBio }: Extract<Step, { is: "shown" }>) {
    const chosen = places.filter(({ problem }, i) => problem === null && !left.has(i));
    const said = { name: withName ? page.name : null, bio: withBio ? page.bio : null };
    setBusy(true);
    try {
      await api("PUT", `/api/business-cards/${card.id}`, { version: card.version, ...changesOf(card, chosen, said) });
      toast.success("Imported", `${chosen.length} ${chosen.length === 1 ? "link is" : "links are"} on the card now.`);
      navigate(`/mobile-editor/${card.id}`);
    } catch (error) {
      setProblem(sentenceOf(error, TRY_AGAIN));
      toast.failure(CHANGES_NOT_SAVED, sentenceOf(error, "") || undefined);
      setBusy(false);
    }
  }

  return (
    <Stack gap="lg" maw={720}>
      <PageHeader
        title="Import links"
        subtitle={
          <>
            Into the card of <bdi>{card.name ?? card.slug}</bdi>
          </>
        }
        trail={[{ label: "Dashboard", to: "/dashboard" }]}
      />
      <FileInput
        label="Export of Linktree, LinkStack or LinkBreeze"
        description="The JSON, CSV or ZIP file that the service gives you. It is read in your browser."
        accept=".json,.csv,.zip,application/json,text/csv,application/zip"
        placeholder="Choose a file"
        onChange={(file) => void read(file)}
        clearable
        clearButtonProps={{ "aria-label": "Clear" }}
      />
      {problem && (
        <Alert color="red" role="alert" title="The file cannot be used">
          {problem}
        </Alert>
      )}
      {step.is === "shown" && <Preview step={step} onChange={setStep} />}
      {step.is === "shown" && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => navigate("/dashboard")}>
            Cancel
          </Button>
          <Button onClick={() => void save(step)} disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? "Importing..." : "Add to the card"}
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
  const { page, places, left, withName, withBio } = step;
  const toggle = (i: number) => {
    const next = new Set(left);
    if (!next.delete(i)) next.add(i);
    onChange({ ...step, left: next });
  };
  return (
    <>
      <Text role="status">
        {page.links.length} {page.links.length === 1 ? "link" : "links"} from {page.service}
      </Text>
      {page.name && (
        <Checkbox
          radius="sm"
          label={
            <>
              Name: <bdi>{page.name}</bdi>
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
              About: <bdi className={styles.bio}>{page.bio}</bdi>
            </>
          }
          checked={withBio}
          onChange={() => onChange({ ...step, withBio: !withBio })}
        />
      )}
      <ul className={styles.links}>
        {places.map(({ title, url, network, problem }, i) => (
          <li key={i}>
            <Checkbox
              radius="sm"
              label={<b dir="auto">{title}</b>}
              description={problem ?? `${network ? "Network" : "Button"} · ${url}`}
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

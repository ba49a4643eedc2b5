import { Anchor, Button, FileButton, Stack } from "@mantine/core";
import { Link, useNavigate } from "@remix-run/react";
import { IconPhoto, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../../ui/user.ts";
import { DUPLICATE_CONTACT, NOT_SAVED } from "../contact.ts";
import { readCode } from "./codes.ts";
import { decode, cropsOfImage } from "./decoder.ts";
import { NoContact } from "./NoContact.tsx";
import { fetchScannedCard, removeScan, type ScanResult, type Scan, type ScanDetails } from "./scan-queue.ts";
import { useScans } from "./use-scans.ts";
import { Viewfinder } from "./Viewfinder.tsx";
import { PendingScans } from "./PendingScans.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { ScanWords } from "./words/en.ts";
import { scanWords } from "./words/index.ts";

/** Comes while the camera looks. */
const form = () => import("./ScanForm.tsx");
const ScanForm = lazy(form);

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;
const NOBODY: ScanDetails = { name: null, company: null, title: null, emails: [], phones: [], notes: null };

type Step =
  | { is: "looking" }
  | { is: "asking" }
  /** `address` of a card that cannot be asked now; `mended` is a scan that was refused. */
  | { is: "read"; details: ScanDetails; address?: string; mended?: Scan }
  | { is: "nothing"; text: string };

/** The camera, what a code says, and what waits to be sent. */
export function ScanPage() {
  const words = useWords(scanWords);
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ is: "looking" });
  const { waiting, save, refresh } = useScans(userId);

  useEffect(() => void form().catch(() => undefined), []);

  const take = useCallback(async (text: string) => {
    navigator.vibrate?.(60);
    const code = readCode(text);
    if (code.is === "person") return setStep({ is: "read", details: code.person });
    if (code.is === "other") return setStep({ is: "nothing", text: code.text });
    setStep({ is: "asking" });
    setStep(await findCard(code.address));
  }, []);
  const onCode = useCallback((text: string) => void take(text), [take]);

  async function choose(file: File | null) {
    if (!file) return;
    const text = await readPicture(file);
    if (text !== null) return take(text);
    toast.failure(words.noCode, words.noCodeText);
  }

  async function keep(details: ScanDetails, { address, mended }: Extract<Step, { is: "read" }>): Promise<void> {
    tell(await save({ details, address }, mended), words, navigate);
    setStep({ is: "looking" });
  }

  const next = () => setStep({ is: "looking" });
  return (
    <Stack gap="lg" maw={620} mx="auto">
      <PageHeader title={words.title} subtitle={words.subtitle} trail={[{ label: words.contacts, to: "/contacts" }]}>
        <FileButton accept="image/*" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto {...icon} />}>
              {words.choose}
            </Button>
          )}
        </FileButton>
      </PageHeader>
      {(step.is === "looking" || step.is === "asking") && (
        <Viewfinder isOn={step.is === "looking"} onCode={onCode} isAsking={step.is === "asking"} />
      )}
      {step.is === "read" && (
        <Suspense>
          <ScanForm
            details={step.details}
            isUnread={step.address !== undefined}
            problem={step.mended?.problem}
            onSave={(details) => keep(details, step)}
            onCancel={next}
          />
        </Suspense>
      )}
      {step.is === "nothing" && (
        <NoContact
          text={step.text}
          onNext={next}
          onUse={() => setStep({ is: "read", details: { ...NOBODY, notes: step.text } })}
        />
      )}
      <PendingScans
        scans={waiting}
        onMend={(scan) => setStep({ is: "read", details: scan.details, address: scan.address, mended: scan })}
        onDrop={(scan) => void removeScan(scan.key).then(refresh)}
      />
      <Anchor component={Link} to="/contacts" size="sm">
        <IconUsers size={16} stroke={1.8} aria-hidden style={{ verticalAlign: -3 }} /> {words.allContacts}
      </Anchor>
    </Stack>
  );
}

/** Who is on a card's page. Without a network a page of our own is asked later. */
async function findCard(address: string): Promise<Step> {
  const isOurs = new URL(address).origin === location.origin;
  const answer = await fetchScannedCard(address).catch(() => undefined);
  if (answer?.ok) return { is: "read", details: (await answer.json()) as ScanDetails };
  const isAway = !answer || answer.status >= 500;
  return isAway && isOurs ? { is: "read", details: NOBODY, address } : { is: "nothing", text: address };
}

async function readPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const found = await decode({ source: picture, width, height }, cropsOfImage(width, height)).catch(() => null);
  picture.close();
  return found;
}

function tell(outcome: ScanResult, text: ScanWords, navigate: (path: string) => void): void {
  switch (outcome.is) {
    case "saved":
      toast.success(outcome.isNew ? text.saved : DUPLICATE_CONTACT, outcome.isNew ? undefined : text.completed);
      return navigate(`/contacts/${outcome.id}`);
    case "waiting":
      return void toast.success(text.kept, text.keptText);
    case "refused":
      return void toast.failure(NOT_SAVED, outcome.problem);
  }
}

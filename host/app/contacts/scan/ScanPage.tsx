import { Anchor, Button, FileButton, Stack } from "@mantine/core";
import { Link, useNavigate } from "@remix-run/react";
import { IconCamera, IconPhoto, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { toast } from "../../ui/toast.ts";
import { documentLocale } from "../../languages/catalogue.ts";
import { useUser } from "../../ui/user.ts";
import { takePhoto } from "../paper/take-photo.ts";
import { decode, cropsOfImage } from "./decoder.ts";
import { NoContact } from "./NoContact.tsx";
import { fetchScannedCard, removeScan, type Scan, type ScanDetails } from "./scan-queue.ts";
import { currentSitting, rememberPictures, tagOfScan } from "./sitting.ts";
import { type SaveResult, useScans } from "./use-scans.ts";
import { Viewfinder } from "./Viewfinder.tsx";
import { PendingScans } from "./PendingScans.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type ScanWords, scanWords } from "./words.en.ts";
import { contactMessages } from "../messages.en.ts";

// They come while the camera looks, so that a network that ends meanwhile takes nothing away.
const codes = () => import("./codes.ts");
const form = () => import("./ScanForm.tsx");
const paperCard = () => import("../paper/PaperCard.tsx");
const sittingTag = () => import("./SittingTag.tsx");
const ScanForm = lazy(form);
const PaperCard = lazy(paperCard);
const SittingTag = lazy(sittingTag);

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;
const EMPTY_DETAILS: ScanDetails = { name: null, company: null, title: null, emails: [], phones: [], notes: null };

type Step =
  | { is: "looking" }
  | { is: "asking" }
  /** `url` of a card that cannot be asked now; `original` is a scan that was refused. */
  | { is: "read"; details: ScanDetails; address?: string; original?: Scan }
  | { is: "paper"; photo: File }
  | { is: "nothing"; text: string };

/** The camera, what a code says, and what waits to be sent. */
export function ScanPage() {
  const words = useWords(scanWords);
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ is: "looking" });
  const { pending, save, refresh } = useScans(userId);

  const [tag, setTag] = useState<string>();
  useEffect(() => setTag(currentSitting(userId)?.tag), [userId]);
  useEffect(() => void Promise.all([codes(), form(), paperCard(), sittingTag()]).catch(() => undefined), []);

  const handleCode = useCallback(async (text: string) => {
    navigator.vibrate?.(60);
    setStep({ is: "asking" });
    const code = (await codes()).readCode(text);
    if (code.is === "person") return setStep({ is: "read", details: code.person });
    if (code.is === "other") return setStep({ is: "nothing", text: code.text });
    setStep(await findCard(code.address));
  }, []);
  const onCode = useCallback((text: string) => void handleCode(text), [handleCode]);

  const readPaper = (photo: File) => setStep({ is: "paper", photo });

  async function choose(file: File | null) {
    if (!file) return;
    const text = await readPicture(file);
    if (text !== null) return handleCode(text);
    toast.failure(words.noCode, words.noCodeText);
    readPaper(file);
  }

  async function saveScan(
    details: ScanDetails,
    { address, pictures, original }: { address?: string; pictures?: Blob[]; original?: Scan } = {},
  ): Promise<void> {
    const scanTag = original?.tag ?? tagOfScan(userId, words.sitting.scanned, documentLocale());
    setTag(scanTag);
    showOutcome(await save({ details, address, pictures, tag: scanTag }, original), words, navigate);
    scanAgain();
  }

  async function savePaper(details: ScanDetails, pictures?: Blob[]): Promise<void> {
    await saveScan(details, { pictures });
    rememberPictures(userId, pictures !== undefined);
  }

  const scanAgain = () => setStep({ is: "looking" });
  return (
    <Stack gap="lg" maw={620} mx="auto">
      <PageHeader title={words.title} subtitle={words.subtitle} trail={[{ label: words.contacts, to: "/contacts" }]}>
        <Button leftSection={<IconCamera {...icon} />} onClick={() => takePhoto(readPaper)}>
          {words.photograph}
        </Button>
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
            problem={step.original?.problem}
            onSave={(details) =>
              saveScan(details, { address: step.address, pictures: step.original?.pictures, original: step.original })
            }
            onCancel={scanAgain}
          />
        </Suspense>
      )}
      {step.is === "paper" && (
        <Suspense>
          <PaperCard
            key={`${step.photo.name} ${step.photo.lastModified}`}
            photo={step.photo}
            keepsPictures={currentSitting(userId)?.keepsPictures ?? false}
            onSave={savePaper}
            onCancel={scanAgain}
          />
        </Suspense>
      )}
      {step.is === "nothing" && (
        <NoContact
          text={step.text}
          onNext={scanAgain}
          onUse={() => setStep({ is: "read", details: { ...EMPTY_DETAILS, notes: step.text } })}
        />
      )}
      {tag !== undefined && (
        <Suspense>
          <SittingTag userId={userId} tag={tag} onRenamed={setTag} />
        </Suspense>
      )}
      <PendingScans
        scans={pending}
        onEdit={(scan) => setStep({ is: "read", details: scan.details, address: scan.address, original: scan })}
        onDelete={(scan) => void removeScan(scan.key).then(refresh)}
      />
      <Anchor component={Link} to="/contacts" size="sm">
        <IconUsers size={16} stroke={1.8} aria-hidden style={{ verticalAlign: -3 }} /> {words.allContacts}
      </Anchor>
    </Stack>
  );
}

/** Loads the contact of a card's page. Offline, pages of our own are queued for later. */
async function findCard(url: string): Promise<Step> {
  const isOurs = new URL(url).origin === location.origin;
  const response = await fetchScannedCard(url).catch(() => undefined);
  if (response?.ok) return { is: "read", details: (await response.json()) as ScanDetails };
  const isUnreachable = !response || response.status >= 500;
  return isUnreachable && isOurs ? { is: "read", details: EMPTY_DETAILS, address: url } : { is: "nothing", text: url };
}

async function readPicture(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const text = await decode({ source: picture, width, height }, cropsOfImage(width, height)).catch(() => null);
  picture.close();
  return text;
}

function showOutcome(outcome: SaveResult, text: ScanWords, navigate: (path: string) => void): void {
  if (outcome.isWithoutPictures) toast.failure(text.pictureNotKept, text.tooManyPictures);
  switch (outcome.is) {
    case "saved":
      if (outcome.pictureProblem) toast.failure(text.pictureNotKept, outcome.pictureProblem);
      toast.success(outcome.isNew ? text.saved : contactMessages.duplicate, outcome.isNew ? undefined : text.completed);
      return navigate(`/contacts/${outcome.id}`);
    case "waiting":
      return void toast.success(text.kept, text.keptText);
    case "refused":
      return void toast.failure(contactMessages.notSaved, outcome.problem);
  }
}

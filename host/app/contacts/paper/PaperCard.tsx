import { Alert, Button, Checkbox, Group, Progress as Bar, Stack, Text } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useState } from "react";
import { usePictureUrl } from "../../ui/use-picture-url.ts";
import { useWords } from "../../ui/use-words.ts";
import type { ScanDetails } from "../scan/scan-queue.ts";
import { hasIdentity } from "../text/corrections.ts";
import ReadContactForm from "../text/ReadContactForm.tsx";
import textStyles from "../text/text.module.css";
import { cardPicture } from "./card-picture.ts";
import { takePhoto } from "./take-photo.ts";
import { useReading } from "./use-reading.ts";
import { paperWords } from "./words.en.ts";

interface Props {
  photo: File;
  /** Whether pictures were kept in this sitting so far. */
  keepsPictures: boolean;
  /** The pictures are those of the card, if they are to be kept. */
  onSave: (details: ScanDetails, pictures?: Blob[]) => Promise<void>;
  onCancel: () => void;
}

/** A photographed card beside what it says, read in this browser. */
export default function PaperCard({ photo, keepsPictures, onSave, onCancel }: Props) {
  const words = useWords(paperWords);
  const [isStored, setStored] = useState(keepsPictures);
  const { state, file, files, isBack, addBack, retry } = useReading(photo);
  const picture = (
    <Stack gap="sm">
      <Picture file={file} alt={words.picture} />
      {state.is === "read" && !isBack && (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} stroke={1.8} aria-hidden />}
          onClick={() => takePhoto((back) => addBack(back, state.reading))}
        >
          {words.back}
        </Button>
      )}
      <Checkbox
        label={words.keep}
        description={words.local}
        checked={isStored}
        onChange={({ currentTarget }) => setStored(currentTarget.checked)}
      />
    </Stack>
  );
  if (state.is === "read") {
    const { contacts } = state.reading;
    return (
      <Stack gap="md">
        {!hasIdentity(contacts.fields) && (
          <Alert color="amber" role="alert" title={words.nobody}>
            {words.nobodyText}
          </Alert>
        )}
        <ReadContactForm
          contact={contacts}
          source={picture}
          label={words.title}
          onSave={async (details) => onSave(details, isStored ? await Promise.all(files.map(cardPicture)) : undefined)}
          onCancel={onCancel}
        />
      </Stack>
    );
  }
  const cancel = (
    <Button variant="default" onClick={onCancel}>
      {words.cancel}
    </Button>
  );
  if (state.is === "failed") {
    return (
      <Alert color="red" role="alert" title={state.isPicture ? words.noPicture : words.failed}>
        <Text size="sm" mb="sm">
          {state.isPicture ? words.noPictureText : words.failedText}
        </Text>
        <Group>
          {!state.isPicture && <Button onClick={retry}>{words.retry}</Button>}
          {cancel}
        </Group>
      </Alert>
    );
  }
  return (
    <Stack gap="md">
      <div className={textStyles.source}>{picture}</div>
      <div role="status">
        <Text size="sm" mb={6}>
          {state.progress.is === "loading" ? words.loading : words.reading}
        </Text>
        <Bar value={state.progress.done * 100} aria-label={words.progress} />
      </div>
      <Group justify="flex-end">{cancel}</Group>
    </Stack>
  );
}

function Picture({ file, alt }: { file: File; alt: string }) {
  return <img src={usePictureUrl(file)} alt={alt} />;
}

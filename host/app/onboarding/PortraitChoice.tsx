import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconCrop } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { ACCEPT } from "../editor/picture-upload.tsx";
import { editorWords } from "../editor/words.en.ts";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./first-run.module.css";
import { firstRunWords } from "./words.en.ts";

const CropForm = lazy(() => import("../editor/CropForm.tsx"));

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** The portrait of a card that is not made yet: shown round as the card will show it, and cut where it should be. */
export function PortraitChoice({ photo, onChange }: { photo: Blob | null; onChange: (photo: Blob | null) => void }) {
  const words = useWords(firstRunWords);
  const t = useWords(editorWords).picture;
  const [file, setFile] = useState<File | null>(null);
  const [isCropping, setCropping] = useState(false);
  const url = usePicture(photo);

  function take(chosen: File | null) {
    if (!chosen) return;
    setFile(chosen);
    onChange(chosen);
  }

  const close = () => setCropping(false);
  return (
    <div className={styles.portrait}>
      {url ? (
        <img src={url} alt={words.yourPhoto} width={72} height={72} />
      ) : (
        <span aria-hidden="true">
          <IconCamera size={26} stroke={1.6} />
        </span>
      )}
      <FileButton accept={ACCEPT} onChange={take}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconCamera {...icon} />}>
            {photo ? words.changePhoto : words.addPhoto}
          </Button>
        )}
      </FileButton>
      {file && file.type !== "image/gif" && (
        <Button variant="default" leftSection={<IconCrop {...icon} />} onClick={() => setCropping(true)}>
          {words.crop}
        </Button>
      )}
      <LazyModal
        opened={isCropping}
        onClose={close}
        title={t.crop.title}
        size="lg"
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {isCropping && file && (
          <Suspense>
            <CropForm
              file={file}
              kind="profilePicture"
              onSettled={() => {}}
              onApply={(picture) => {
                onChange(picture);
                close();
              }}
              onClose={close}
            />
          </Suspense>
        )}
      </LazyModal>
    </div>
  );
}

/** An address for a picture that is in this browser only. */
function usePicture(picture: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return setUrl(undefined);
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconCrop } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { ACCEPT } from "../editor/picture-upload.tsx";
import { editorWords } from "../editor/words.en.ts";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./first-run.module.css";
import { firstRunWords } from "./words.en.ts";

const CropForm = lazy(() => import("../editor/CropForm.tsx"));

interface Props {
  /** URL of the current photo. */
  url: string | undefined;
  onChange: (photo: Blob) => void;
}

/** The portrait of a card that is not saved yet: a round button that shows it as the card will, and cropping. */
export function PortraitChoice({ url, onChange }: Props) {
  const words = useWords(firstRunWords);
  const text = useWords(editorWords).picture;
  const [file, setFile] = useState<File | null>(null);
  const [isCropping, setCropping] = useState(false);

  function take(chosen: File | null) {
    if (!chosen) return;
    setFile(chosen);
    onChange(chosen);
  }

  const close = () => setCropping(false);
  return (
    <div className={styles.portrait}>
      <FileButton accept={ACCEPT} onChange={take}>
        {(props) => (
          <button {...props} type="button" className={styles.round}>
            {url ? (
              <img src={url} alt="" width={64} height={64} />
            ) : (
              <span aria-hidden="true">
                <IconCamera size={24} stroke={1.6} />
              </span>
            )}
            {url ? words.changePhoto : words.addPhoto}
          </button>
        )}
      </FileButton>
      {file && file.type !== "image/gif" && (
        <Button
          variant="default"
          leftSection={<IconCrop size={18} stroke={1.8} aria-hidden />}
          onClick={() => setCropping(true)}
        >
          {words.crop}
        </Button>
      )}
      <LazyModal opened={isCropping} onClose={close} title={text.crop.title} size="lg" closeOnClickOutside={false}>
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

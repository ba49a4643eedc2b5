import { Loader } from "@mantine/core";
import { IconCheck, IconUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { ApiError, errorMessage } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import previews from "./previews.module.css";
import styles from "./pwa.module.css";
import type { PwaSlot } from "./pwa-settings.ts";
import { ACCEPTED, firstPicture, uploadPicture } from "./upload-picture.ts";
import { useWords } from "../ui/use-words.ts";
import { type UploadWords, pwaWords } from "./words.en.ts";

interface Props {
  slot: PwaSlot;
  title: string;
  hint: string;
  words: UploadWords;
  /** A picture of the owner's is in the slot already. */
  isFilled: boolean;
  onUploaded: (path: string) => void;
  /** The picture, with what is shown on top of it. */
  children: ReactNode;
  /** More controls under the drop area. */
  footer?: ReactNode;
}

type Upload = { state: "idle" } | { state: "uploading" } | { state: "uploaded" };

/** A picture slot: press, or drop a file on it. */
export function UploadCard({ slot, title, hint, words, isFilled, onUploaded, children, footer }: Props) {
  const text = useWords(pwaWords);
  const [upload, setUpload] = useState<Upload>({ state: isFilled ? "uploaded" : "idle" });
  const [isOver, setOver] = useState(false);
  const id = useId();

  async function take(files: FileList) {
    if (files.length === 0 || upload.state === "uploading") return;
    const file = await firstPicture(files);
    if (!file) return toast.failure(text.upload.wrongType, text.upload.wrongTypeText);
    const before = upload;
    setUpload({ state: "uploading" });
    try {
      onUploaded(await uploadPicture(slot, file));
      setUpload({ state: "uploaded" });
      toast.success(...words.success);
    } catch (error) {
      setUpload(before);
      // Problems of the file need another file; retrying would not help.
      const isOfFile = error instanceof ApiError && error.status < 500;
      toast.failure(words.failure[0], isOfFile ? errorMessage(error, words.failure[1]) : words.failure[1]);
    }
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  }

  return (
    <section className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <label
        className={styles.drop}
        data-over={isOver || undefined}
        data-state={upload.state}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          className={styles.file}
          accept={ACCEPTED}
          aria-label={text.upload.choose(title)}
          aria-describedby={`${id}-hint`}
          disabled={upload.state === "uploading"}
          onChange={({ currentTarget }) => {
            const { files } = currentTarget;
            if (files) void take(files).finally(() => (currentTarget.value = "")); // so that the same file can be chosen again
          }}
        />
        <span className={previews.picture}>{children}</span>
        <Status upload={upload} words={words} />
      </label>
      {footer}
    </section>
  );
}

function Status({ upload, words }: { upload: Upload; words: UploadWords }) {
  const text = useWords(pwaWords);
  if (upload.state === "uploading") {
    return (
      <span className={styles.status} role="status">
        <Loader size={18} aria-hidden />
        <strong>{text.upload.busy}</strong>
      </span>
    );
  }
  const isUploaded = upload.state === "uploaded";
  const [first, second] = isUploaded ? words.uploaded : words.idle;
  const Icon = isUploaded ? IconCheck : IconUpload;
  return (
    <span className={styles.status} role="status" data-good={isUploaded || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span>
        <strong>{first}</strong>
        <small>{second}</small>
      </span>
    </span>
  );
}

import { Avatar, Button, FileButton, Group, Input } from "@mantine/core";
import { IconPhoto, IconTrash, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { UploadOwner } from "../../uploads/upload.schema.ts";
import { api, ApiError } from "../api.ts";
import { useWords } from "../use-words.ts";
import { pictureInputWords } from "./words.en.ts";
import { toast } from "../toast.ts";
import styles from "./picture-input.module.css";
import { uiMessages } from "../messages.en.ts";

interface Props {
  /** Kind of picture: Avatar, Logo, Icon. */
  name: string;
  description: string;
  /** Messages about an upload. */
  words: { uploading: string; uploaded: string; failed: string };
  owner: UploadOwner;
  /** The kind of picture, by which its size is chosen. */
  kind: "avatar" | "logo" | "icon";
  isRound?: boolean;
  url: string | null;
  error?: string;
  onChange: (url: string | null) => void;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** A picture of a form: uploaded at once, kept when the form is saved. */
export function PictureInput({ name, description, words, owner, kind, isRound = false, url, error, onChange }: Props) {
  const text = useWords(pictureInputWords);
  const [isUploading, setUploading] = useState(false);
  const reset = useRef<() => void>(null);

  async function upload(file: File | null) {
    if (!file) return;
    setUploading(true);
    const toastId = toast.success(words.uploading);
    try {
      const { url: uploadedUrl, reason } = await send(owner, kind, file);
      if (uploadedUrl === undefined)
        return toast.failure(uiMessages.uploadFailed, [words.failed, reason].filter(Boolean).join(" "));
      onChange(uploadedUrl);
      toast.success(words.uploaded);
    } catch {
      toast.failure(uiMessages.uploadError, uiMessages.uploadErrorText);
    } finally {
      toast.hide(toastId);
      setUploading(false);
      reset.current?.();
    }
  }

  return (
    <Input.Wrapper label={name} description={description} error={error} labelElement="div">
      <div className={styles.pictureInput}>
        <Avatar
          src={url}
          size={64}
          radius={isRound ? "xl" : "md"}
          alt={text.preview(name)}
          imageProps={isRound ? undefined : { style: { objectFit: "contain" } }}
        >
          {!isRound && <IconPhoto size={28} stroke={1.6} aria-hidden />}
        </Avatar>
        <Group gap="xs">
          <FileButton
            accept="image/*"
            onChange={upload}
            resetRef={reset}
            inputProps={{ "aria-label": text.file(name) }}
          >
            {(props) => (
              <Button {...props} variant="default" disabled={isUploading} leftSection={<IconUpload {...icon} />}>
                {isUploading ? text.busy : text.upload(name)}
              </Button>
            )}
          </FileButton>
          {url && (
            <Button variant="subtle" color="red" onClick={() => onChange(null)} leftSection={<IconTrash {...icon} />}>
              {text.remove(name)}
            </Button>
          )}
        </Group>
      </div>
    </Input.Wrapper>
  );
}

/** The URL of the stored picture; undefined if the server refused it. */
async function send(owner: UploadOwner, kind: string, file: File): Promise<{ url?: string; reason?: string }> {
  const body = new FormData();
  body.set("file", file);
  for (const [of, id] of Object.entries(owner)) body.set(of, String(id));
  body.set("type", kind);
  try {
    const { url } = await api<{ url?: unknown }>("POST", "/api/upload", body);
    return typeof url === "string" && url !== "" ? { url } : {};
  } catch (error) {
    // Problems of the file need another file; retrying would not help.
    if (error instanceof ApiError) return error.status < 500 ? { reason: error.userMessage } : {};
    throw error;
  }
}

import { Avatar, Button, FileButton, Group, Input } from "@mantine/core";
import { IconTrash, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { toast } from "../../ui/toast.ts";
import styles from "../salesbot.module.css";

interface Props {
  cardId: number;
  url: string | null;
  error?: string;
  onChange: (url: string | null) => void;
}

/** The assistant's picture: uploaded at once, kept with the configuration when that is saved. */
export function AvatarField({ cardId, url, error, onChange }: Props) {
  const [isUploading, setUploading] = useState(false);
  const reset = useRef<() => void>(null);

  async function upload(file: File | null) {
    if (!file) return;
    setUploading(true);
    const isOn = toast.success("Uploading avatar...");
    try {
      const found = await send(cardId, file);
      if (found === undefined) return toast.failure("Upload failed", "Failed to upload avatar. Please try again.");
      onChange(found);
      toast.success("Avatar uploaded");
    } catch {
      toast.failure("Upload error", "An error occurred while uploading. Please try again.");
    } finally {
      toast.hide(isOn);
      setUploading(false);
      reset.current?.();
    }
  }

  return (
    <Input.Wrapper label="Avatar" description="Square, 200x200 recommended." error={error} labelElement="div">
      <div className={styles.avatar}>
        <Avatar src={url} size={64} radius="xl" alt="Avatar preview" />
        <Group gap="xs">
          <FileButton accept="image/*" onChange={upload} resetRef={reset}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                disabled={isUploading}
                leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
              >
                {isUploading ? "Uploading..." : "Upload Avatar"}
              </Button>
            )}
          </FileButton>
          {url && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => onChange(null)}
              leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
            >
              Remove
            </Button>
          )}
        </Group>
      </div>
    </Input.Wrapper>
  );
}

/** The URL of the stored picture; undefined when the server refused it. */
async function send(cardId: number, file: File): Promise<string | undefined> {
  const body = new FormData();
  body.set("file", file);
  body.set("cardId", String(cardId));
  body.set("type", "avatar");
  const response = await fetch("/api/upload", { method: "POST", body });
  const { url } = (await response.json()) as { url?: unknown };
  return response.ok && typeof url === "string" && url !== "" ? url : undefined;
}

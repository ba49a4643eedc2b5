import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./share.module.css";
import { Tile } from "./Tile.tsx";
import { useWords } from "../../ui/use-words.ts";
import { shareWords } from "./words.en.ts";

interface Props {
  title: string;
  line: string;
  /** Address of the preview's picture. */
  preview: string;
  isTall?: boolean;
  files: { label: string; href: string; name: string }[];
}

/** A part of the kit as it will look, and its downloads. */
export function Download({ title, line, preview, isTall, files }: Props) {
  const text = useWords(shareWords);
  const [state, setState] = useState<"drawing" | "shown" | "failed">("drawing");
  return (
    <Tile title={title}>
      <div className={styles.preview} data-tall={isTall || undefined} aria-busy={state === "drawing"}>
        {state === "failed" ? (
          <p role="status">{text.preview.failed}</p>
        ) : (
          <img
            src={preview}
            alt={text.preview.of(title)}
            loading="lazy"
            ref={(image) => {
              // Drawn from the cache before React listened.
              if (image?.complete && image.naturalWidth > 0 && state === "drawing") setState("shown");
            }}
            onLoad={() => setState("shown")}
            onError={() => setState("failed")}
          />
        )}
      </div>
      <p>{line}</p>
      <div className={styles.buttons}>
        {files.map(({ label, href, name }) => (
          <Button
            key={href}
            component="a"
            href={href}
            download={name}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {label}
          </Button>
        ))}
      </div>
    </Tile>
  );
}

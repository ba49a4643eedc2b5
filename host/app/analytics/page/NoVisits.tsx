import { Button, Group } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCardLink } from "../../dashboard/use-card-link.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import styles from "./analytics.module.css";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  card: { slug: string; url?: string };
  children: ReactNode;
}

/** No visits yet: offers the code and the link to share. */
export function NoVisits({ card, children }: Props) {
  const text = useWords(analyticsWords);
  const { slug } = card;
  const link = useCardLink(card);
  const code = `/api/qr/${slug}`;
  return (
    <EmptyState
      title={text.noVisits.title}
      icon={<img className={styles.code} src={`${code}.svg`} width={64} height={64} alt="" />}
      action={
        <Group justify="center">
          <CopyButton value={link} label={text.noVisits.copy} done={uiMessages.linkCopied} variant="filled" />
          <Button
            component="a"
            href={`${code}.png?size=600`}
            download={`meishi-${slug}.png`}
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            {text.noVisits.download}
          </Button>
          {children}
        </Group>
      }
    >
      {text.noVisits.text}
    </EmptyState>
  );
}

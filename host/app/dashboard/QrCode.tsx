import { Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CopyButton, LINK_COPIED } from "../ui/CopyButton.tsx";
import styles from "./dashboard.module.css";
import { useCardLink } from "./use-card-link.ts";

/** The code of a card's link, to show, download and copy. */
export default function QrCode({ card }: { card: { slug: string; url?: string } }) {
  const { slug } = card;
  const link = useCardLink(card);
  return (
    <Stack align="center" gap="md">
      <img className={styles.qr} src={`/api/qr/${slug}.svg`} alt={`QR code for ${link}`} width={240} height={240} />
      <Text size="sm" c="dimmed" ta="center" className={styles.link}>
        {link}
      </Text>
      <Group justify="center">
        <Button
          component="a"
          href={`/api/qr/${slug}.png?size=1000`}
          download={`meishi-${slug}.png`}
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Download QR Code
        </Button>
        <CopyButton value={link} label="Copy link" done={LINK_COPIED} />
      </Group>
    </Stack>
  );
}

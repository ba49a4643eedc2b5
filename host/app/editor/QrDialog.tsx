import { Button, Modal, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { CopyButton } from "../ui/CopyButton.tsx";

interface Props {
  slug: string;
  isOpen: boolean;
  onClose(): void;
}

/** The card's code: to show, to download for print, and its link. */
export function QrDialog({ slug, isOpen, onClose }: Props) {
  const link = typeof location === "undefined" ? `/view/${slug}` : `${location.origin}/view/${slug}`;
  return (
    <Modal opened={isOpen} onClose={onClose} title="QR Code" closeButtonProps={{ "aria-label": "Close" }} centered>
      <Stack align="center">
        <img src={`/api/qr/${slug}.svg`} width={200} height={200} alt={`QR code for ${link}`} style={{ borderRadius: 8 }} />
        <Text c="dimmed" size="sm" ta="center" style={{ overflowWrap: "anywhere" }}>{link}</Text>
        <Button
          component="a" href={`/api/qr/${slug}.png?size=1000`} download={`meishi-${slug}.png`} fullWidth
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Download QR Code
        </Button>
        <CopyButton value={link} label="Copy link" done="Card link has been copied to clipboard." fullWidth />
      </Stack>
    </Modal>
  );
}

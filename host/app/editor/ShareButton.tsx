import { Button, type ButtonProps } from "@mantine/core";
import { IconShare2 } from "@tabler/icons-react";
import { useCardLink } from "../dashboard/use-card-link.ts";
import { copyText, NOT_COPIED } from "../ui/CopyButton.tsx";
import { uiMessages } from "../ui/messages.en.ts";
import { toast } from "../ui/toast.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

interface Props extends ButtonProps {
  card: { name: string | null; slug: string; url?: string };
}

/** Hands the card's link to the system, or copies it where the system takes none. */
export function ShareButton({ card, ...look }: Props) {
  const text = useWords(editorWords);
  const link = useCardLink(card);

  async function share() {
    try {
      if (navigator.share) return await navigator.share({ title: card.name ?? card.slug, url: link });
    } catch (error) {
      if ((error as Error).name === "AbortError") return;
    }
    if (await copyText(link)) toast.success(uiMessages.linkCopied);
    else toast.failure(...NOT_COPIED);
  }

  return (
    <Button {...look} onClick={share} leftSection={<IconShare2 size={18} stroke={1.8} aria-hidden />}>
      {text.share.share}
    </Button>
  );
}

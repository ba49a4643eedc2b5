import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";

/** Opens a card as its visitors see it, in a new tab. */
export function ViewButton({ slug }: { slug: string }) {
  const { view } = useWords(uiWords);
  return (
    <Button
      component="a"
      href={`/view/${slug}`}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconEye size={18} stroke={1.8} aria-hidden />}
    >
      {view}
    </Button>
  );
}

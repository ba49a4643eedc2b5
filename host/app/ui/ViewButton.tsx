import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";

/** Opens a card as its visitors see it, beside the page. */
export function ViewButton({ slug }: { slug: string }) {
  return (
    <Button
      component="a"
      href={`/view/${slug}`}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconEye size={18} stroke={1.8} aria-hidden />}
    >
      View
    </Button>
  );
}

import { Button, Group, Text } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useFormatNumber } from "../ui/locale.ts";
import { useWords } from "../ui/use-words.ts";
import { usersWords } from "./words.en.ts";

interface Props {
  page: number;
  size: number;
  total: number;
  pathWith: (changes: { page: string }) => string;
}

/** The position in a long list, with links to the neighboring pages. */
export function Pagination({ page, size, total, pathWith }: Props) {
  const text = useWords(usersWords);
  const last = Math.max(1, Math.ceil(total / size));
  const format = useFormatNumber();
  const first = Math.min(total, (page - 1) * size + 1);
  const step = (label: string, to: number) => {
    const isThere = to >= 1 && to <= last && to !== page;
    return isThere ? (
      <Button variant="default" px="sm" component={Link} to={pathWith({ page: String(to) })}>
        {label}
      </Button>
    ) : (
      <Button variant="default" px="sm" disabled>
        {label}
      </Button>
    );
  };
  return (
    <Group component="nav" aria-label={text.pages.name} justify="space-between" mt="md">
      <Text c="dimmed" size="sm">
        {text.pages.range(format(first), format(Math.min(total, page * size)), format(total))}
      </Text>
      {last > 1 && (
        <Group gap="xs" wrap="nowrap">
          {step(text.pages.first, 1)}
          {step(text.pages.previous, page - 1)}
          {step(text.pages.next, page + 1)}
          {step(text.pages.last, last)}
        </Group>
      )}
    </Group>
  );
}

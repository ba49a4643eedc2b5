import { Button, Group, Text } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useCount } from "../ui/locale.ts";

interface Props {
  page: number;
  size: number;
  total: number;
  pathWith: (changes: { page: string }) => string;
}

/** The position in a long list, with links to the neighboring pages. */
export function Pages({ page, size, total, pathWith }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  const format = useCount();
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
    <Group component="nav" aria-label="Pages of users" justify="space-between" mt="md">
      <Text c="dimmed" size="sm">
        {format(first)} to {format(Math.min(total, page * size))} of {format(total)}
      </Text>
      {last > 1 && (
        <Group gap="xs" wrap="nowrap">
          {step("First", 1)}
          {step("Previous", page - 1)}
          {step("Next", page + 1)}
          {step("Last", last)}
        </Group>
      )}
    </Group>
  );
}

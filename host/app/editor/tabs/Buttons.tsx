import { ActionIcon, Button, ColorInput, Group, Paper, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import type { CustomButton } from "#sdk/card/card-data.ts";
import { DEFAULT_BUTTON_COLOR, MAX } from "../../cards/limits.ts";
import type { TabProps } from "./tab.ts";

/** Buttons of the owner's own: what a visitor should do next. */
export function Buttons({ card, errors, change }: TabProps) {
  const buttons = card.customButtons;

  function set(index: number, changes: Partial<CustomButton>) {
    change({ customButtons: buttons.map((button, i) => (i === index ? { ...button, ...changes } : button)) });
  }

  return (
    <Stack gap="md">
      {buttons.length === 0 && <Text c="dimmed">No buttons yet. Lead visitors to a booking page, a shop or a brochure.</Text>}
      {buttons.map((button, i) => (
        <Paper key={i} withBorder p="md">
          <Group justify="space-between" mb="xs">
            <Text fw={600}>Button {i + 1}</Text>
            <ActionIcon
              variant="subtle" color="red" aria-label={`Remove button ${i + 1}`}
              onClick={() => change({ customButtons: buttons.filter((_, other) => other !== i) })}
            >
              <IconTrash size={18} stroke={1.8} />
            </ActionIcon>
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <TextInput
              label="Label" value={button.text} maxLength={100} error={errors[`customButtons.${i}.text`]}
              onChange={(event) => set(i, { text: event.currentTarget.value })}
            />
            <TextInput
              label="URL" value={button.url} maxLength={MAX.url} error={errors[`customButtons.${i}.url`]}
              onChange={(event) => set(i, { url: event.currentTarget.value })}
            />
            <ColorInput
              label="Colour" format="hex" value={button.backgroundColor} error={errors[`customButtons.${i}.backgroundColor`]}
              onChange={(backgroundColor) => set(i, { backgroundColor })}
            />
          </SimpleGrid>
        </Paper>
      ))}
      <Button
        variant="default" leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} disabled={buttons.length >= MAX.customButtons}
        onClick={() => change({ customButtons: [...buttons, { text: "", url: "", backgroundColor: DEFAULT_BUTTON_COLOR }] })}
      >
        Add Custom Button
      </Button>
    </Stack>
  );
}

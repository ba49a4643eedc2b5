import { Button, Radio, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { templateWords } from "./words.en.ts";
import { api } from "../../ui/api.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  teamId: number;
  template: { id: number; name: string };
  /** The cards of the team: all, and those without a template. */
  counts: { all: number; without: number };
}

/** Assigns a template to existing cards. */
export function ApplyTemplate({ teamId, template: { id, name }, counts }: Props) {
  const { use, saving } = useWords(templateWords);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<"without" | "all">(counts.without > 0 ? "without" : "all");
  const { revalidate } = useRevalidator();
  const { call } = useCall(uiMessages.failed);

  async function assign() {
    await call(async () => {
      const body = { cards: chosen, templateId: id };
      const { changed } = await api<{ changed: number }>("PATCH", `/api/teams/${teamId}/cards`, body);
      toast.success(use.done, use.changed(changed));
    });
    setOpen(false);
    revalidate();
  }

  return (
    <>
      <Button variant="default" aria-label={use.buttonOf(name)} onClick={() => setOpen(true)}>
        {use.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={use.ask(name)}
        confirm={use.confirm}
        busy={saving}
        onConfirm={assign}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          <Text>{use.text}</Text>
          <Radio.Group
            label={use.which}
            value={chosen}
            onChange={(value) => setChosen(value === "all" ? "all" : "without")}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="without" label={use.without(counts.without)} />
              <Radio value="all" label={use.all(counts.all)} />
            </Stack>
          </Radio.Group>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

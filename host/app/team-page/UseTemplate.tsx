import { Button, Radio, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";

interface Props {
  teamId: number;
  template: { id: number; name: string };
  /** The cards of the team: all, and those without a template. */
  counts: { all: number; without: number };
}

const cards = (n: number) => (n === 1 ? "1 card" : `${n} cards`);

/** Gives a template to cards that there are already. */
export function UseTemplate({ teamId, template: { id, name }, counts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<"without" | "all">(counts.without > 0 ? "without" : "all");
  const { revalidate } = useRevalidator();

  async function give() {
    try {
      const body = { cards: chosen, templateId: id };
      const { changed } = await api<{ changed: number }>("PATCH", `/api/teams/${teamId}/cards`, body);
      toast.success("Template in use", `${cards(changed)} changed.`);
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setOpen(false);
    revalidate();
  }

  return (
    <>
      <Button variant="default" aria-label={`Use ${name} for cards`} onClick={() => setOpen(true)}>
        Use for cards
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Use ${name} for cards?`}
        confirm="Use template"
        busy="Saving..."
        onConfirm={give}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          <Text>
            Cards show its locked fields at once. People&rsquo;s own words in those fields are kept, and return with
            another template or none.
          </Text>
          <Radio.Group
            label="Which cards"
            value={chosen}
            onChange={(value) => setChosen(value === "all" ? "all" : "without")}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="without" label={`Cards without a template (${counts.without})`} />
              <Radio value="all" label={`All cards of the team (${counts.all})`} />
            </Stack>
          </Radio.Group>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

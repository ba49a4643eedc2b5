import { Button, Radio, Stack, Text } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { toast } from "../ui/toast.ts";
import type { OwnTeam } from "../teams/teams.server.ts";

const CHOICES = [
  { value: "keep", label: "Keep them online" },
  { value: "pause", label: "Pause them" },
];

/** For administrators: ends a team once it is clear what becomes of each card. */
export function DeleteTeam({ team, cards }: { team: OwnTeam; cards: { held: number; vacant: number } }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState("keep");
  const navigate = useNavigate();

  async function remove() {
    try {
      await api("DELETE", `/api/teams/${team.id}`, { cards: chosen });
      toast.success("Team deleted");
      navigate("/team");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setOpen(false);
  }

  return (
    <>
      <Button color="red" variant="light" onClick={() => setOpen(true)}>
        Delete team
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Delete ${team.name}?`}
        confirm="Delete team"
        busy="Deleting..."
        isDestructive
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          <Text>
            {countOf(cards.held)} become their holders&rsquo; own, with everything they show now.
            {cards.vacant > 0 &&
              ` ${countOf(cards.vacant)} of people who left stay paused, in the name of a manager.`}{" "}
            Templates and open invitations end. Accounts stay.
          </Text>
          <Radio.Group label="The cards of the team" value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {CHOICES.map((choice) => (
                <Radio key={choice.value} {...choice} />
              ))}
            </Stack>
          </Radio.Group>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

const countOf = (cards: number) => (cards === 1 ? "One card" : `${cards} cards`);

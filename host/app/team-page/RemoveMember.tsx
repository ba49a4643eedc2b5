import { NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { Member } from "../teams/members.server.ts";

interface Props {
  member: Member | undefined;
  others: Member[];
  isSelf: boolean;
  onConfirm: (member: Member, departure: Choice) => void;
  onClose: () => void;
}

/** Says what becomes of somebody's cards before they leave. */
export function RemoveMember({ member, others, isSelf, onConfirm, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      title={isSelf ? "Leave this team?" : "Remove from this team?"}
      confirm={isSelf ? "Leave team" : "Remove"}
      busy="Removing..."
      isDestructive
      onConfirm={() => member && onConfirm(member, departureOf(chosen))}
      onClose={onClose}
    >
      {member && (
        <Stack gap="md">
          <Text>
            The account and personal cards stay with <b>{member.name}</b>. The cards of the team, their messages and
            statistics stay here.
          </Text>
          {!isSelf && member.cards > 0 && (
            <NativeSelect
              label={member.cards === 1 ? "The card" : `The ${member.cards} cards`}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={[
                { value: "", label: "Pause; printed codes lead to the directory, if it is open" },
                ...others.map(({ userId, name }) => ({ value: `handOver ${userId}`, label: `Hand over to ${name}` })),
                ...others
                  .filter(({ cards }) => cards > 0)
                  .map(({ userId, name }) => ({
                    value: `pause ${userId}`,
                    label: `Pause; printed codes lead to the card of ${name}`,
                  })),
              ]}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

type Choice = { cards: "pause" | "handOver"; to?: number };

/** `handOver 7`; blank: paused, and nobody in particular takes over. */
function departureOf(chosen: string): Choice {
  const [cards, to] = chosen.split(" ");
  return cards === "handOver" || (cards === "pause" && to) ? { cards, to: Number(to) } : { cards: "pause" };
}

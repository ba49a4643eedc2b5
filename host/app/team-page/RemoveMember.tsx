import { NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { Member } from "../teams/members/members.server.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";

interface Props {
  member: Member | undefined;
  others: Member[];
  isSelf: boolean;
  onConfirm: (member: Member, removal: Choice) => void;
  onClose: () => void;
}

/** Asks what to do with a member's cards before they leave. */
export function RemoveMember({ member, others, isSelf, onConfirm, onClose }: Props) {
  const text = useWords(teamWords);
  const [chosen, setChosen] = useState("");
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      title={isSelf ? text.removal.leaveThis : text.removal.ask}
      confirm={isSelf ? text.removal.leave : text.people.remove}
      busy={text.removal.busy}
      isDestructive
      onConfirm={() => member && onConfirm(member, toRemoval(chosen))}
      onClose={onClose}
    >
      {member && (
        <Stack gap="md">
          <Text>
            {text.removal.text[0]} <b>{member.name}</b>
            {text.removal.text[1]}
          </Text>
          {!isSelf && member.cards > 0 && (
            <NativeSelect
              label={text.removal.cards(member.cards)}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={[
                { value: "", label: text.removal.pause },
                ...others.map(({ userId, name }) => ({
                  value: `handOver ${userId}`,
                  label: text.removal.handOver(name),
                })),
                ...others
                  .filter(({ cards }) => cards > 0)
                  .map(({ userId, name }) => ({ value: `pause ${userId}`, label: text.removal.pauseTo(name) })),
              ]}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

type Choice = { cards: "pause" | "handOver"; to?: number };

/** Parses `handOver 7`; blank means paused without a successor. */
function toRemoval(chosen: string): Choice {
  const [cards, to] = chosen.split(" ");
  return cards === "handOver" || (cards === "pause" && to) ? { cards, to: Number(to) } : { cards: "pause" };
}

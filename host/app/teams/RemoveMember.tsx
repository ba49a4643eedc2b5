import { NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { Member } from "./members.server.ts";

interface Props {
  member: Member | undefined;
  others: Member[];
  isSelf: boolean;
  onConfirm: (member: Member, departure: { cards: "pause" | "handOver"; to?: number }) => void;
  onClose: () => void;
}

/** Says what becomes of somebody's cards before they leave. */
export function RemoveMember({ member, others, isSelf, onConfirm, onClose }: Props) {
  const [to, setTo] = useState("");
  return (
    <ConfirmDialog
      isOpen={member !== undefined}
      title={isSelf ? "Leave this team?" : "Remove from this team?"}
      confirm={isSelf ? "Leave team" : "Remove"}
      busy="Removing..."
      isDestructive
      onConfirm={() => member && onConfirm(member, to ? { cards: "handOver", to: Number(to) } : { cards: "pause" })}
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
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
              data={[
                { value: "", label: "Pause; printed codes lead to the directory, if it is open" },
                ...others.map(({ userId, name }) => ({ value: String(userId), label: `Hand over to ${name}` })),
              ]}
            />
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

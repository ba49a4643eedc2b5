import { Button, Radio, Stack, Text } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import type { OwnTeam } from "../teams/teams.server.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** For administrators: ends a team once it is clear what becomes of each card. */
export function DeleteTeam({ team, cards }: { team: OwnTeam; cards: { held: number; vacant: number } }) {
  const text = useWords(teamWords);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState("keep");
  const navigate = useNavigate();
  const { call } = useCall(uiMessages.failed);

  async function remove() {
    if (await call(() => api("DELETE", `/api/teams/${team.id}`, { cards: chosen }), text.deletion.done))
      navigate("/team");
    setOpen(false);
  }

  return (
    <>
      <Button color="red" variant="subtle" onClick={() => setOpen(true)}>
        {text.deletion.button}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.deletion.ask(team.name)}
        confirm={text.deletion.button}
        busy={text.deletion.busy}
        isDestructive
        onConfirm={remove}
        onClose={() => setOpen(false)}
      >
        <Stack gap="md">
          <Text>{text.deletion.text(cards.held, cards.vacant)}</Text>
          <Radio.Group label={text.deletion.cards} value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt="xs">
              {(["keep", "pause"] as const).map((value) => (
                <Radio key={value} value={value} label={text.deletion[value]} />
              ))}
            </Stack>
          </Radio.Group>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

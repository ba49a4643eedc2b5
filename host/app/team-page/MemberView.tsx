import { Anchor, Button, Text } from "@mantine/core";
import { Link, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useUser } from "../ui/user.ts";
import type { TeamPageData } from "./page.server.ts";
import styles from "./team.module.css";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** A member's view of the team: its name, their cards in it, and leaving. */
export function MemberView({ team, cards }: Extract<TeamPageData, { kind: "member" }>) {
  const text = useWords(teamWords);
  const [isConfirming, setConfirming] = useState(false);
  const { id } = useUser();
  const navigate = useNavigate();
  const { call } = useCall(uiMessages.failed);

  async function leave() {
    const isDone = await call(() => api("DELETE", `/api/teams/${team.id}/members/${id}`, {}), text.own.left);
    if (isDone) navigate("/dashboard");
    setConfirming(false);
  }

  return (
    <>
      <PageHeader
        title={team.name}
        subtitle={
          team.directory ? (
            <Anchor href={`/team/${team.slug}`} target="_blank" rel="noreferrer">
              {text.directory}
            </Anchor>
          ) : (
            text.own.member
          )
        }
      >
        <Button variant="default" onClick={() => setConfirming(true)}>
          {text.removal.leave}
        </Button>
      </PageHeader>
      {cards.length === 0 ? (
        <p>{text.own.none}</p>
      ) : (
        <ul className={styles.list} aria-label={text.own.list}>
          {cards.map(({ id: cardId, name, slug }) => (
            <li key={cardId}>
              <div>
                <b>
                  <bdi>{name ?? slug}</bdi>
                </b>
                <small>/view/{slug}</small>
              </div>
              <div className={styles.actions}>
                <Button
                  component={Link}
                  to={`/editor/${cardId}`}
                  variant="default"
                  aria-label={text.own.edit(name ?? slug)}
                >
                  {text.cards.edit}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.own.ask(team.name)}
        confirm={text.removal.leave}
        busy={text.own.leaving}
        isDestructive
        onConfirm={leave}
        onClose={() => setConfirming(false)}
      >
        <Text>{text.own.text(cards.length)}</Text>
      </ConfirmDialog>
    </>
  );
}

import { Anchor, Button, Text } from "@mantine/core";
import { Link, useNavigate } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { TeamPageData } from "./page.server.ts";
import styles from "./team.module.css";

/** What members see of their team: its name, their cards in it, and the way out. */
export function MemberView({ team, cards }: Extract<TeamPageData, { kind: "member" }>) {
  const [isLeaving, setLeaving] = useState(false);
  const { id } = useUser();
  const navigate = useNavigate();

  async function leave() {
    try {
      await api("DELETE", `/api/teams/${team.id}/members/${id}`, {});
      toast.success("You have left the team");
      navigate("/dashboard");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setLeaving(false);
  }

  return (
    <>
      <PageHeader
        title={team.name}
        subtitle={
          team.directory ? (
            <Anchor href={`/team/${team.slug}`} target="_blank" rel="noreferrer">
              Public directory
            </Anchor>
          ) : (
            "You are a member of this team."
          )
        }
      >
        <Button variant="default" onClick={() => setLeaving(true)}>
          Leave team
        </Button>
      </PageHeader>
      {cards.length === 0 ? (
        <p>You have no card in this team. Its managers can give you one.</p>
      ) : (
        <ul className={styles.list} aria-label="Your cards in this team">
          {cards.map(({ id: cardId, name, slug }) => (
            <li key={cardId}>
              <div>
                <b>
                  <bdi>{name ?? slug}</bdi>
                </b>
                <small>/view/{slug}</small>
              </div>
              <div className={styles.actions}>
                <Button component={Link} to={`/editor/${cardId}`} variant="default" aria-label={`Edit ${name ?? slug}`}>
                  Edit
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={`Leave ${team.name}?`}
        confirm="Leave team"
        busy="Leaving..."
        isDestructive
        onConfirm={leave}
        onClose={() => setLeaving(false)}
      >
        <Text>
          You keep your account and your personal cards. {whatStays(cards.length)} with their messages and statistics,
          paused until a manager hands them over.
        </Text>
      </ConfirmDialog>
    </>
  );
}

const whatStays = (cards: number) =>
  cards === 1 ? "Your card in this team stays with the team" : "Your cards in this team stay with the team";

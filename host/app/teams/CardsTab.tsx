import { Badge, Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { IconId } from "@tabler/icons-react";
import { EmptyState } from "../ui/EmptyState.tsx";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./teams.module.css";

const STATES = {
  shown: null,
  paused: "Paused",
  vacant: "Paused, holder has left",
} as const;

export default function CardsTab({ cards }: Extract<ManagedTeam, { tab: "cards" }>) {
  if (cards.items.length === 0)
    return (
      <EmptyState title="No cards found" icon={<IconId size={32} stroke={1.6} />}>
        Everybody who accepts an invitation gets a card of the team.
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {cards.items.map(({ id, slug, name, title, holder, state, template }) => (
        <li key={id}>
          <div>
            <b>{name ?? slug}</b> {STATES[state] && <Badge variant="light">{STATES[state]}</Badge>}
            <small>{[title, holder?.name === name ? null : holder?.name, template].filter(Boolean).join(", ")}</small>
          </div>
          <div className={styles.actions}>
            <Button
              variant="default"
              component={Link}
              to={`/editor/${id}`}
              aria-label={`Edit the card of ${name ?? slug}`}
            >
              Edit
            </Button>
            <Button
              variant="default"
              component={Link}
              to={`/analytics/${id}`}
              aria-label={`Statistics of ${name ?? slug}`}
            >
              Statistics
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

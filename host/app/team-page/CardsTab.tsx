import { Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { IconId, IconSearch } from "@tabler/icons-react";
import { CardTemplate } from "./CardTemplate.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Kept } from "../ui/Kept.tsx";
import type { ManagedTeam } from "./page.server.ts";
import { CARD_SORTS, CARD_STATES } from "../teams/tabs.ts";
import styles from "./team.module.css";

const STATES = [
  { value: "", label: "All states" },
  ...Object.entries(CARD_STATES).map(([value, label]) => ({ value, label })),
];
const ASKED = ["search", "sort", "state", "template"];

type Props = Extract<ManagedTeam, { tab: "cards" }>;

/** All cards of the team: searched, sorted, by their state. */
export default function CardsTab({ team, cards, templates }: Props) {
  const [params] = useSearchParams();
  const kept = { tab: "cards", team: String(team.id) };
  const asked = Object.fromEntries(ASKED.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const isFiltered = ["search", "state", "template"].some((name) => asked[name]);
  if (cards.items.length === 0 && !isFiltered)
    return (
      <EmptyState
        title="No cards yet"
        icon={<IconId size={32} stroke={1.6} />}
        action={
          <Button component={Link} to={`?tab=members&team=${team.id}`}>
            Invite people
          </Button>
        }
      >
        Everybody who accepts an invitation gets a card of the team.
      </EmptyState>
    );
  return (
    <>
      <Filters kept={kept} asked={asked} />
      {cards.items.length === 0 ? (
        <p role="status">
          No card matches. <Link to={`?${new URLSearchParams(kept).toString()}`}>Show all cards</Link>
        </p>
      ) : (
        <p className={styles.count} role="status">
          {cards.total === 1 ? "1 card" : `${cards.total} cards`}
        </p>
      )}
      {cards.items.length > 0 && <List teamId={team.id} items={cards.items} templates={templates} />}
      {cards.next !== null && (
        <Form>
          <Kept params={{ ...kept, ...asked }} />
          <Button type="submit" name="cursor" value={cards.next} variant="default">
            Next page
          </Button>
        </Form>
      )}
    </>
  );
}

function Filters({ kept, asked }: { kept: Record<string, string>; asked: Record<string, string> }) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      className={styles.tools}
      key={JSON.stringify(asked)}
      onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && submit(currentTarget)}
    >
      <Kept params={{ ...kept, template: asked.template }} />
      <TextInput
        name="search"
        type="search"
        label="Search the cards"
        placeholder="Name, address or holder"
        defaultValue={asked.search ?? ""}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        maxLength={200}
      />
      <NativeSelect label="State" name="state" data={STATES} defaultValue={asked.state ?? ""} />
      <NativeSelect label="Sort by" name="sort" data={[...CARD_SORTS]} defaultValue={asked.sort ?? "name"} />
    </Form>
  );
}

interface ListProps extends Pick<Props, "templates"> {
  teamId: number;
  items: Props["cards"]["items"];
}

const List = ({ teamId, items, templates }: ListProps) => (
  <ul className={styles.list} aria-label="Cards">
    {items.map(({ id, slug, name, title, holder, state, templateId }) => (
      <li key={id}>
        <div>
          <b>
            <bdi>{name ?? slug}</bdi>
          </b>{" "}
          {state !== "shown" && (
            <Badge variant="light" tt="none">
              {CARD_STATES[state]}
            </Badge>
          )}
          <small>{[title, holder?.name === name ? null : holder?.name].filter(Boolean).join(", ")}</small>
        </div>
        <div className={styles.actions}>
          {templates.length > 0 && (
            <CardTemplate teamId={teamId} card={{ id, templateId }} name={name ?? slug} templates={templates} />
          )}
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
            aria-label={`Analytics of the card of ${name ?? slug}`}
          >
            Analytics
          </Button>
        </div>
      </li>
    ))}
  </ul>
);

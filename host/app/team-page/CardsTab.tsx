import { Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { IconId, IconSearch } from "@tabler/icons-react";
import { CardTemplate } from "./templates/CardTemplate.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { NextPage } from "../ui/NextPage.tsx";
import type { ManagedTeam } from "./page.server.ts";
import { CARD_SORTS, CARD_STATES } from "../teams/tabs.ts";
import styles from "./team.module.css";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";

const FILTER_PARAMS = ["search", "sort", "state", "template"];

type Props = Extract<ManagedTeam, { tab: "cards" }>;

/** All cards of the team: searched, sorted, by their state. */
export default function CardsTab({ team, cards, templates }: Props) {
  const text = useWords(teamWords);
  const [params] = useSearchParams();
  const baseParams = { tab: "cards", team: String(team.id) };
  const filters = Object.fromEntries(
    FILTER_PARAMS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const isFiltered = ["search", "state", "template"].some((name) => filters[name]);
  if (cards.items.length === 0 && !isFiltered)
    return (
      <EmptyState
        title={text.cards.none}
        icon={<IconId size={32} stroke={1.6} />}
        action={
          <Button component={Link} to={`?tab=members&team=${team.id}`}>
            {text.people.invite}
          </Button>
        }
      >
        {text.cards.noneText}
      </EmptyState>
    );
  return (
    <>
      <Filters baseParams={baseParams} filters={filters} />
      {cards.items.length === 0 ? (
        <p role="status">
          {text.cards.noMatch} <Link to={`?${new URLSearchParams(baseParams).toString()}`}>{text.cards.showAll}</Link>
        </p>
      ) : (
        <p className={styles.count} role="status">
          {text.cards.count(cards.total)}
        </p>
      )}
      {cards.items.length > 0 && <List teamId={team.id} items={cards.items} templates={templates} />}
      <NextPage cursor={cards.next} params={{ ...baseParams, ...filters }}>
        {text.cards.next}
      </NextPage>
    </>
  );
}

function Filters({ baseParams, filters }: { baseParams: Record<string, string>; filters: Record<string, string> }) {
  const text = useWords(teamWords);
  const submit = useSubmit();
  const states = [
    { value: "", label: text.cards.allStates },
    ...CARD_STATES.map((value) => ({ value, label: text.cards.states[value] })),
  ];
  return (
    <Form
      role="search"
      className={styles.tools}
      key={JSON.stringify(filters)}
      onChange={({ currentTarget, target }) => target instanceof HTMLSelectElement && submit(currentTarget)}
    >
      <HiddenParams params={{ ...baseParams, template: filters.template }} />
      <TextInput
        name="search"
        type="search"
        label={text.cards.search}
        placeholder={text.cards.searchHint}
        defaultValue={filters.search ?? ""}
        leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
        maxLength={200}
      />
      <NativeSelect label={text.cards.state} name="state" data={states} defaultValue={filters.state ?? ""} />
      <NativeSelect
        label={text.cards.sortBy}
        name="sort"
        data={CARD_SORTS.map((value) => ({ value, label: text.cards.sorts[value] }))}
        defaultValue={filters.sort ?? "name"}
      />
    </Form>
  );
}

interface ListProps extends Pick<Props, "templates"> {
  teamId: number;
  items: Props["cards"]["items"];
}

function List({ teamId, items, templates }: ListProps) {
  const text = useWords(teamWords);
  return (
    <ul className={styles.list} aria-label={text.cards.list}>
      {items.map(({ id, slug, name, title, holder, state, templateId }) => (
        <li key={id}>
          <div>
            <b>
              <bdi>{name ?? slug}</bdi>
            </b>{" "}
            {state !== "shown" && (
              <Badge variant="light" tt="none">
                {text.cards.states[state]}
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
              aria-label={text.cards.editOne(name ?? slug)}
            >
              {text.cards.edit}
            </Button>
            <Button
              variant="default"
              component={Link}
              to={`/analytics/${id}`}
              aria-label={text.cards.analyticsOf(name ?? slug)}
            >
              {text.cards.analytics}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { ActionIcon, Badge, VisuallyHidden } from "@mantine/core";
import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { mayChangeUser, mayDeleteUser } from "../access.ts";
import { Initials } from "../ui/Initials.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import type { CardCount, ListedUser } from "./list.server.ts";
import styles from "./users.module.css";
import type { SORTABLE, UserQuery } from "./users.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { usersWords } from "./words.en.ts";

type Sort = (typeof SORTABLE)[number];

interface Props {
  users: ListedUser[];
  cardCounts: CardCount[];
  /** Ids of users with a second factor. */
  withFactor: number[];
  actor: { id: number; accessLevel: number };
  query: UserQuery;
  /** Address of this page with other settings. */
  pathWith: (changes: Partial<Record<keyof UserQuery, string>>) => string;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

const COLUMNS: { name: "username" | "email" | "accessLevel" | "card" | "factor" | "lastSignInAt"; sort?: Sort }[] = [
  { name: "username", sort: "username" },
  { name: "email", sort: "email" },
  { name: "accessLevel", sort: "accessLevel" },
  { name: "card" },
  { name: "factor" },
  { name: "lastSignInAt", sort: "lastSignInAt" },
];
const LEVEL_COLOURS = ["gray", "blue", "teal", "violet", "amber"] as const;

/** Users in a table; on phones each becomes a card. */
export function UserTable({ users, cardCounts, withFactor, actor, query, pathWith, onEdit, onDelete }: Props) {
  const text = useWords(usersWords);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map(({ name, sort }) => (
            <th
              key={name}
              scope="col"
              aria-sort={sort === query.sort ? (query.order === "asc" ? "ascending" : "descending") : undefined}
            >
              {sort ? (
                <SortLink sort={sort} label={text.table[name]} query={query} pathWith={pathWith} />
              ) : (
                text.table[name]
              )}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden component="span">{text.table.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row
            key={user.id}
            user={user}
            cards={cardCounts.find(({ userId }) => userId === user.id)?.cards ?? 0}
            hasFactor={withFactor.includes(user.id)}
            actor={actor}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ))}
      </tbody>
    </table>
  );
}

function SortLink({ sort, label, query, pathWith }: { sort: Sort; label: string } & Pick<Props, "query" | "pathWith">) {
  const isSorted = query.sort === sort;
  const order = isSorted && query.order === "asc" ? "desc" : "asc";
  const Arrow = query.order === "asc" ? IconArrowUp : IconArrowDown;
  return (
    <Link to={pathWith({ sort, order, page: "1" })} preventScrollReset className={styles.sort}>
      {label}
      {isSorted && <Arrow size={14} aria-hidden />}
    </Link>
  );
}

type RowProps = { user: ListedUser; cards: number; hasFactor: boolean } & Pick<Props, "actor" | "onEdit" | "onDelete">;

function Row({ user, cards, hasFactor, actor, onEdit, onDelete }: RowProps) {
  const text = useWords(usersWords);
  const counted = text.table.cards(cards);
  const name = user.fullName ?? user.username;
  const self = { id: actor.id, level: actor.accessLevel };
  // Two: whether this is the last system administrator only the server knows.
  const mayEdit = mayChangeUser(self, user, undefined, 2) === null;
  const mayDelete = mayDeleteUser(self, user, 2) === null;
  return (
    <tr>
      <td>
        <div className={styles.person}>
          <Initials name={name} />
          <div>
            <b title={name}>{name}</b>
            <small>{user.username}</small>
          </div>
        </div>
      </td>
      <td data-label={text.table.email}>
        <Address email={user.email} />
      </td>
      <td data-label={text.table.accessLevel}>
        <Badge className={styles.level} color={LEVEL_COLOURS[user.accessLevel - 1] ?? "gray"}>
          {text.levelName(user.accessLevel)}
        </Badge>
      </td>
      <td data-label={text.table.card}>
        {user.cardSlug ? (
          <a href={`/view/${user.cardSlug}`} target="_blank" rel="noreferrer">
            {user.cardSlug}
          </a>
        ) : (
          <span className={styles.none}>{text.table.none}</span>
        )}
        {cards > 0 && (
          <Link
            to={`/cards?owner=${user.id}`}
            className={styles.cards}
            aria-label={text.table.cardsOf(counted, user.username)}
          >
            {counted}
          </Link>
        )}
      </td>
      <td data-label={text.table.factor}>
        {hasFactor ? (
          <Badge color="teal">{text.table.on}</Badge>
        ) : (
          <span className={styles.none}>{text.table.none}</span>
        )}
      </td>
      <td data-label={text.table.lastSignInAt}>
        <LastSignIn at={user.lastSignInAt} />
      </td>
      <td className={styles.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={text.table.edit(user.username)}
          disabled={!mayEdit}
          onClick={() => onEdit(user)}
        >
          <IconPencil size={18} stroke={1.8} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          size={40}
          aria-label={text.table.delete(user.username)}
          disabled={!mayDelete}
          onClick={() => onDelete(user)}
        >
          <IconTrash size={18} stroke={1.8} />
        </ActionIcon>
      </td>
    </tr>
  );
}

/** Broken after the @ and between the parts of a name where it does not fit into a line, never within a word. */
function Address({ email }: { email: string }) {
  return (
    <bdi>
      {email.split(/(?<=[@_+])|(?=\.)/).map((part, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

/** Shown in the viewer's time zone. */
function LastSignIn({ at }: { at: string | null }) {
  const text = useWords(usersWords);
  const formatDateTime = useFormatDateTime();
  if (!at) return <span className={styles.none}>{text.table.never}</span>;
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

import { Badge, Checkbox } from "@mantine/core";
import { Link } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useFormatDate } from "../ui/locale.ts";
import type { Contact } from "./people/serialize.server.ts";
import styles from "./contacts.module.css";
import { nameOf } from "./people/name-of.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";

/** Tags in a row of the list; the contact itself shows all. */
const ROW_TAGS = 5;

interface Props {
  items: Contact[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  isLoading: boolean;
}

/** Contacts one below the other; the arrow keys go from name to name. */
export function ContactList({ items, chosen, onChoose, isLoading }: Props) {
  const text = useWords(contactsWords);
  const isAll = items.every(({ id }) => chosen.has(id));
  const isSome = items.some(({ id }) => chosen.has(id));
  function toggle(ids: number[], isOn: boolean) {
    const next = new Set(chosen);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onChoose(next);
  }
  return (
    <div>
      <Checkbox
        radius="sm"
        wrapperProps={{ "data-extra": chosen.size === 0 || undefined }}
        label={text.chooseAll}
        checked={isAll}
        indeterminate={isSome && !isAll}
        onChange={({ currentTarget }) =>
          toggle(
            items.map(({ id }) => id),
            currentTarget.checked,
          )
        }
        mb="sm"
        ml="md"
      />
      <ul className={styles.list} aria-label={text.title} aria-busy={isLoading} onKeyDown={moveFocus}>
        {items.map((contact) => (
          <Row
            key={contact.id}
            contact={contact}
            isChosen={chosen.has(contact.id)}
            onChoose={(isOn) => toggle([contact.id], isOn)}
          />
        ))}
      </ul>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>("a[data-contact]")];
  const row = (event.target as HTMLElement).closest("li");
  const next = links[links.findIndex((link) => link.closest("li") === row) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface RowProps {
  contact: Contact;
  isChosen: boolean;
  onChoose: (isOn: boolean) => void;
}

function Row({ contact, isChosen, onChoose }: RowProps) {
  const { id, company, title, email, phone, stage, tags, last } = contact;
  const text = useWords(contactsWords);
  const day = useFormatDate();
  const name = nameOf(contact, text.nameless);
  const details = [email, phone].filter((detail) => detail !== null && detail !== name).join(" · ");
  return (
    <li className={styles.row}>
      <Checkbox
        radius="sm"
        aria-label={text.choose(name)}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={styles.who}>
        <Link to={`/contacts/${id}`} className={styles.name} data-contact prefetch="intent">
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.more} dir="auto">
          {[title, company].filter(Boolean).join(", ")}
        </p>
        <p className={`${styles.more} ${styles.narrow}`}>{details}</p>
      </div>
      <p className={`${styles.more} ${styles.ways}`}>{details}</p>
      <div className={styles.state}>
        <Badge variant="light" tt="none">
          {text.stageName(stage)}
        </Badge>
        <time className={styles.more} dateTime={last}>
          {day(last)}
        </time>
      </div>
      <div className={styles.tags}>
        {tags.slice(0, ROW_TAGS).map((tag) => (
          <Badge key={tag} component={Link} to={`?tag=${encodeURIComponent(tag)}`} variant="outline" tt="none">
            {tag}
          </Badge>
        ))}
        {tags.length > ROW_TAGS && <span className={styles.more}>+{tags.length - ROW_TAGS}</span>}
      </div>
    </li>
  );
}

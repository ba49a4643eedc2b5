import { Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconTrash } from "@tabler/icons-react";
import { api } from "../../ui/api.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "../contacts.module.css";
import type { Person } from "../person.ts";
import { contactsWords } from "../words.en.ts";

interface Props {
  pictures: Person["pictures"];
  mayChange: boolean;
}

/** The pictures kept with a contact; each opens at its full size. */
export function Pictures({ pictures, mayChange }: Props) {
  const words = useWords(contactsWords).pictures;
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(words.notRemoved);

  async function remove(url: string) {
    if (await call(() => api("DELETE", url), words.removed)) revalidate();
  }

  return (
    <section className={styles.panel} aria-labelledby="pictures">
      <h2 id="pictures">{words.title}</h2>
      <ul className={styles.pictures}>
        {pictures.map(({ url, width, height }, i) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <img
                src={url}
                alt={words.picture(i + 1, pictures.length)}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
              />
            </a>
            {mayChange && (
              <Button
                size="compact-md"
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
                aria-label={words.removePicture(i + 1)}
                loading={isBusy}
                onClick={() => void remove(url)}
              >
                {words.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

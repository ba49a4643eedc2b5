import { Button } from "@mantine/core";
import { Form, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { useFormatNumber } from "../ui/locale.ts";
import { NextPage } from "../ui/NextPage.tsx";
import { CardTile } from "./CardTile.tsx";
import styles from "./dashboard.module.css";
import type { DashboardCard } from "./dashboard.server.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/** Tiles drawn at first and with each Show more: hundreds at once make every press on the page slow. */
const AT_ONCE = 48;

interface Props {
  cards: DashboardCard[];
  /** Cursor of the next tiles; null on the last page. */
  next: string | null;
  limit: string | null;
  onQr: (card: DashboardCard) => void;
  onDelete: (card: DashboardCard) => void;
}

/** All cards, with search and paging if there are many: among those that are here as one types, among all by Enter. */
export function CardGrid({ cards, next, ...tile }: Props) {
  const words = useWords(dashboardWords);
  const [search] = useSearchParams();
  const isPart = next !== null || search.has("search") || search.has("cursor");
  const [query, setQuery] = useState(search.get("search") ?? "");
  const [visibleCount, setVisibleCount] = useState(AT_ONCE);
  const format = useFormatNumber();
  const isHydrated = useHydrated(); // its code comes later than the page's: what is pressed before would be lost
  const matches = cards.filter(({ name, company, slug }) =>
    [name, company, slug].some((text) => text?.toLowerCase().includes(query.trim().toLowerCase())),
  );
  const remaining = matches.length - visibleCount;
  return (
    <>
      {(isPart || cards.length > AT_ONCE) && (
        <Form role="search" preventScrollReset>
          <label className={styles.find}>
            {words.find}
            <input
              type="search"
              name="search"
              value={query}
              maxLength={100}
              onChange={({ currentTarget }) => {
                setQuery(currentTarget.value);
                setVisibleCount(AT_ONCE);
              }}
            />
          </label>
        </Form>
      )}
      <div className={styles.grid} data-waiting={!isHydrated || undefined}>
        {matches.slice(0, visibleCount).map((card) => (
          <CardTile key={card.id} card={card} {...tile} />
        ))}
      </div>
      <p role="status" className={styles.none}>
        {matches.length === 0 && words.notFound}
      </p>
      {remaining > 0 ? (
        <Button variant="default" onClick={() => setVisibleCount(visibleCount + AT_ONCE)}>
          {words.more(format(remaining))}
        </Button>
      ) : (
        <NextPage cursor={next} params={{ search: search.get("search") ?? undefined }}>
          {words.next}
        </NextPage>
      )}
    </>
  );
}

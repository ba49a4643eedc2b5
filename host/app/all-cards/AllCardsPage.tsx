import { Button, Stack, TextInput } from "@mantine/core";
import { Form, Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconCards, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useCount } from "../ui/locale.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useDialog } from "../ui/use-dialog.ts";
import styles from "./all-cards.module.css";
import type { ListedCard } from "./all-cards.server.ts";
import { CardRow } from "./CardRow.tsx";
import { cardName, ownerName } from "./names.ts";

const HandOver = lazy(() => import("./HandOver.tsx"));

const COLUMNS = [
  { by: "name", label: "Card" },
  { by: "owner", label: "Owner" },
  { by: "isPaused", label: "State" },
  { by: "views", label: "Views" },
  { by: "updatedAt", label: "Last change" },
];

interface Props {
  items: ListedCard[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
  total: number;
}

/** Every card, or those of one user, for levels 4 and 5: sorted, searched, paged. */
export function AllCardsPage({ items, next, total }: Props) {
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const sort = search.get("sort") ?? "-updatedAt";
  const owner = search.get("owner");
  const kept = { ...(words && { search: words }), ...(owner && { owner }) };
  const toDelete = useDialog<ListedCard>();
  const toHandOver = useDialog<ListedCard>();
  const { revalidate } = useRevalidator();
  const format = useCount();

  async function send(method: "PUT" | "DELETE", { id }: ListedCard, body?: unknown) {
    try {
      await api(method, `/api/business-cards/${id}`, body);
    } catch (error) {
      toast.failure("The card was not changed", sentenceOf(error, TRY_AGAIN));
    }
    revalidate();
  }

  return (
    <Stack gap="lg">
      <PageHeader
        title={owner && items[0] ? `Cards of ${ownerName(items[0])}` : "All cards"}
        subtitle={total === 1 ? "1 card" : `${format(total)} cards`}
      >
        {owner && (
          <Button component={Link} to="/cards" variant="default">
            All cards
          </Button>
        )}
      </PageHeader>
      <Form role="search">
        {owner && <input type="hidden" name="owner" value={owner} />}
        <input type="hidden" name="sort" value={sort} />
        <TextInput
          name="search"
          type="search"
          label="Search by name, company, address or owner"
          defaultValue={words}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          maxLength={200}
        />
      </Form>
      {items.length === 0 ? (
        <EmptyState title="No cards found" icon={<IconCards size={32} stroke={1.6} />}>
          {words ? "No card has this name, company, address or owner." : "There is no card here."}
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map(({ by, label }) => {
                const isDescending = sort === `-${by}`;
                const isAscending = sort === by;
                return (
                  <th
                    key={by}
                    scope="col"
                    aria-sort={isAscending ? "ascending" : isDescending ? "descending" : undefined}
                  >
                    <Link to={`?${new URLSearchParams({ ...kept, sort: isAscending ? `-${by}` : by })}`}>
                      {label}
                      <span aria-hidden="true">{isAscending ? " ↑" : isDescending ? " ↓" : ""}</span>
                    </Link>
                  </th>
                );
              })}
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {items.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                onPause={() => send("PUT", card, { isPaused: !card.isPaused })}
                onHandOver={() => toHandOver.open(card)}
                onDelete={() => toDelete.open(card)}
              />
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <Form>
          {Object.entries({ ...kept, sort }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" name="cursor" value={next} variant="default">
            Next page
          </Button>
        </Form>
      )}
      <LazyModal
        opened={toHandOver.isOpen}
        onClose={toHandOver.close}
        title={`Hand over the card of ${toHandOver.shown ? cardName(toHandOver.shown) : ""}`}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {toHandOver.shown && (
          <Suspense>
            <HandOver card={toHandOver.shown} onClose={toHandOver.close} />
          </Suspense>
        )}
      </LazyModal>
      <ConfirmDialog
        isOpen={toDelete.isOpen}
        title={`Delete the card of ${toDelete.shown ? cardName(toDelete.shown) : ""}?`}
        confirm="Delete card"
        busy="Deleting..."
        isDestructive
        onClose={toDelete.close}
        onConfirm={async () => {
          if (toDelete.shown) await send("DELETE", toDelete.shown);
          toDelete.close();
        }}
      >
        Its page, contact file and codes stop working. This cannot be undone.
      </ConfirmDialog>
    </Stack>
  );
}

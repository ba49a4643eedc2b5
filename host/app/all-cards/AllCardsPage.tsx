import { Button, Stack, TextInput } from "@mantine/core";
import { Form, Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconCards, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useFormatNumber } from "../ui/locale.ts";
import { NextPage } from "../ui/NextPage.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useDialog } from "../ui/use-dialog.ts";
import styles from "./all-cards.module.css";
import type { ListedCard } from "./all-cards.server.ts";
import { CardRow } from "./CardRow.tsx";
import { cardName, ownerName } from "./names.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { allCardsWords } from "./words.en.ts";

const TransferCard = lazy(() => import("./TransferCard.tsx"));

const COLUMNS = ["name", "owner", "isPaused", "views", "updatedAt"] as const;

interface Props {
  items: ListedCard[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
  total: number;
}

/** Every card, or those of one user, for levels 4 and 5: sorted, searched, paged. */
export function AllCardsPage({ items, next, total }: Props) {
  const text = useWords(allCardsWords);
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const sort = search.get("sort") ?? "-updatedAt";
  const owner = search.get("owner");
  const filters = { ...(words && { search: words }), ...(owner && { owner }) };
  const toDelete = useDialog<ListedCard>();
  const toTransfer = useDialog<ListedCard>();
  const { revalidate } = useRevalidator();
  const { call } = useCall(text.notChanged);
  const format = useFormatNumber();

  async function send(method: "PUT" | "DELETE", { id }: ListedCard, body?: unknown) {
    await call(() => api(method, `/api/business-cards/${id}`, body));
    revalidate();
  }

  return (
    <Stack gap="lg">
      <PageHeader
        title={owner && items[0] ? text.of(ownerName(items[0])) : text.title}
        subtitle={text.count(total, format(total))}
      >
        {owner && (
          <Button component={Link} to="/cards" variant="default">
            {text.title}
          </Button>
        )}
      </PageHeader>
      <Form role="search">
        {owner && <input type="hidden" name="owner" value={owner} />}
        <input type="hidden" name="sort" value={sort} />
        <TextInput
          name="search"
          type="search"
          label={text.search}
          defaultValue={words}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          maxLength={200}
        />
      </Form>
      {items.length === 0 ? (
        <EmptyState title={text.none} icon={<IconCards size={32} stroke={1.6} />}>
          {words ? text.noMatch : text.noCard}
        </EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((by) => {
                const isDescending = sort === `-${by}`;
                const isAscending = sort === by;
                return (
                  <th
                    key={by}
                    scope="col"
                    aria-sort={isAscending ? "ascending" : isDescending ? "descending" : undefined}
                  >
                    <Link to={`?${new URLSearchParams({ ...filters, sort: isAscending ? `-${by}` : by })}`}>
                      {text.columns[by]}
                      <span aria-hidden="true">{isAscending ? " ↑" : isDescending ? " ↓" : ""}</span>
                    </Link>
                  </th>
                );
              })}
              <th scope="col">{text.actions}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                onPause={() => send("PUT", card, { isPaused: !card.isPaused })}
                onHandOver={() => toTransfer.open(card)}
                onDelete={() => toDelete.open(card)}
              />
            ))}
          </tbody>
        </table>
      )}
      <NextPage cursor={next} params={{ ...filters, sort }}>
        {text.next}
      </NextPage>
      <LazyModal
        opened={toTransfer.isOpen}
        onClose={toTransfer.close}
        title={text.handOver.title(toTransfer.content ? cardName(toTransfer.content) : "")}
        closeOnClickOutside={false}
      >
        {toTransfer.content && (
          <Suspense>
            <TransferCard card={toTransfer.content} onClose={toTransfer.close} />
          </Suspense>
        )}
      </LazyModal>
      <ConfirmDialog
        isOpen={toDelete.isOpen}
        title={text.deletion.ask(toDelete.content ? cardName(toDelete.content) : "")}
        confirm={text.deletion.confirm}
        busy={text.deletion.busy}
        isDestructive
        onClose={toDelete.close}
        onConfirm={async () => {
          if (toDelete.content) await send("DELETE", toDelete.content);
          toDelete.close();
        }}
      >
        {text.deletion.text}
      </ConfirmDialog>
    </Stack>
  );
}

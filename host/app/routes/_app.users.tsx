import { Alert, Anchor, Button, NativeSelect, TextInput } from "@mantine/core";
import { Form, isRouteErrorResponse, Link, useLoaderData, useRouteError, useSearchParams } from "@remix-run/react";
import { IconSearch, IconUpload, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { LEVEL, MAX_LEVEL } from "../access.ts";
import { type LostLinksResult, loadLostLinks } from "../cards/lost-links/lost-links.ts";
import { LostLinks } from "../cards/lost-links/LostLinks.tsx";
import { config } from "../config/config.server.ts";
import { page } from "../http/endpoint.server.ts";
import * as planRequests from "../plans/requests/plan-requests.server.ts";
import { PlanRequests } from "../plans/requests/PlanRequests.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import type { RouteHandle } from "../ui/refetch.ts";
import { useUser } from "../ui/user.ts";
import { cardCounts, type ListedUser, search, idsWithSecondFactor } from "../users/list.server.ts";
import { useUserActions } from "../users/use-user-actions.ts";
import { Pagination } from "../users/Pagination.tsx";
import styles from "../users/users.module.css";
import { userQuery } from "../users/users.schema.ts";
import { UserTable } from "../users/UserTable.tsx";
import { metaTitle, useWords } from "../ui/use-words.ts";
import { usersWords } from "../users/words.en.ts";

// Spreadsheets are read by code that is not needed for anything else.
const UserForm = lazy(() => import("../users/UserForm.tsx").then((module) => ({ default: module.UserForm })));
const BatchUpload = lazy(() => import("../users/batch/BatchUpload.tsx"));

/** A lost network fails the frame as well, which then shows this in its place. */
export const handle: RouteHandle = { Failed: UsersFailed };

export const meta = metaTitle(usersWords, ({ title }) => title);

export const loader = page({ access: "signed-in", query: userQuery }, async ({ user, query }) => {
  const result = await search(user, query);
  return {
    ...result,
    withFactor: await idsWithSecondFactor(result.users),
    cardCounts: await cardCounts(result.users),
    wishes: user.level >= LEVEL.system ? (await planRequests.list(user, { limit: 100 })).items : [],
    isByInvitation: config.registration === "invite",
    query,
  };
});

type Dialog =
  | { kind: "add" }
  | { kind: "edit"; user: ListedUser }
  | { kind: "reset-factor"; user: ListedUser }
  | { kind: "delete"; user: ListedUser; ending: LostLinksResult }
  | { kind: "upload" };

export const clientLoader = cachedLoader();

export default function Users() {
  const text = useWords(usersWords);
  const loaded = useLoaderData<typeof loader>();
  const { query, total } = loaded;
  const actor = useUser();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog>();
  const typing = useRef<number>();
  const close = () => setDialog(undefined);
  const { users, add, change, resetFactor, remove } = useUserActions(loaded.users, close);
  const levels = Array.from({ length: MAX_LEVEL }, (_, n) => ({ value: String(n + 1), label: text.levelName(n + 1) }));

  const withChanges = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const pathWith = (changes: object) => `?${withChanges(changes as Record<string, string>)}`;

  function find(q: string) {
    window.clearTimeout(typing.current);
    typing.current = window.setTimeout(
      () => setParams(withChanges({ q, page: "" }), { replace: true, preventScrollReset: true }),
      250,
    );
  }

  return (
    <>
      <PageHeader title={text.title} subtitle={text.subtitle}>
        <Button component={Link} to="/cards" variant="default">
          {text.allCards}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
          onClick={() => setDialog({ kind: "upload" })}
        >
          {text.upload}
        </Button>
        <Button
          leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setDialog({ kind: "add" })}
        >
          {text.form.add}
        </Button>
      </PageHeader>

      {loaded.isByInvitation && (
        <Alert color="gray" mb="md" title={text.byInvitation}>
          {text.byInvitationText[0]}{" "}
          <Anchor component={Link} to="/team">
            {text.byInvitationText[1]}
          </Anchor>
          {text.byInvitationText[2]}
        </Alert>
      )}
      {loaded.wishes.length > 0 && <PlanRequests requests={loaded.wishes} />}
      <Form className={styles.tools} role="search" preventScrollReset>
        <TextInput
          type="search"
          name="q"
          label={text.search}
          placeholder={text.searchHint}
          defaultValue={query.q}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          onChange={(event) => find(event.currentTarget.value)}
          maxLength={100}
        />
        <NativeSelect
          label={text.level}
          data={[{ value: "", label: text.allLevels }, ...levels]}
          value={String(query.level ?? "")}
          onChange={({ currentTarget: { value: level } }) =>
            setParams(withChanges({ level, page: "" }), { preventScrollReset: true })
          }
          miw={190}
        />
      </Form>

      {users.length === 0 ? (
        <EmptyState
          title={text.none}
          icon={<IconUsers size={32} stroke={1.6} />}
          action={
            <Button variant="default" component={Link} to="/users">
              {text.showAll}
            </Button>
          }
        >
          {text.noneText}
        </EmptyState>
      ) : (
        <div className={styles.card}>
          <UserTable
            users={users}
            cardCounts={loaded.cardCounts}
            withFactor={loaded.withFactor}
            actor={actor}
            query={query}
            pathWith={pathWith}
            onEdit={(user) => setDialog({ kind: "edit", user })}
            onDelete={(user) => setDialog({ kind: "delete", user, ending: loadLostLinks({ user: user.id }) })}
          />
        </div>
      )}
      {total > 0 && <Pagination page={query.page} size={query.size} total={total} pathWith={pathWith} />}

      <LazyModal opened={dialog?.kind === "add"} onClose={close} title={text.form.add} closeOnClickOutside={false}>
        <Suspense fallback={<SkeletonRows label={text.loadingForm} />}>
          <UserForm actor={actor} submit={add} onCancel={close} />
        </Suspense>
      </LazyModal>
      <LazyModal opened={dialog?.kind === "edit"} onClose={close} title={text.form.edit} closeOnClickOutside={false}>
        {dialog?.kind === "edit" && (
          <Suspense fallback={<SkeletonRows label={text.loadingForm} />}>
            <UserForm
              user={dialog.user}
              actor={actor}
              submit={(value) => change(dialog.user, value)}
              onCancel={close}
              onResetFactor={
                loaded.withFactor.includes(dialog.user.id) && dialog.user.accessLevel < actor.accessLevel
                  ? () => setDialog({ kind: "reset-factor", user: dialog.user })
                  : undefined
              }
            />
          </Suspense>
        )}
      </LazyModal>
      <ConfirmDialog
        isOpen={dialog?.kind === "reset-factor"}
        title={text.reset.ask}
        confirm={text.reset.confirm}
        busy={text.reset.busy}
        isDestructive
        onConfirm={() => dialog?.kind === "reset-factor" && resetFactor(dialog.user)}
        onClose={close}
      >
        {dialog?.kind === "reset-factor" && (
          <>
            {text.reset.text[0]} <b>{dialog.user.fullName ?? dialog.user.username}</b> {text.reset.text[1]}
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog?.kind === "delete"}
        title={text.deletion.ask}
        confirm={text.deletion.confirm}
        busy={text.deletion.busy}
        isDestructive
        onConfirm={() => dialog?.kind === "delete" && remove(dialog.user)}
        onClose={close}
      >
        {dialog?.kind === "delete" && (
          <>
            <b>{dialog.user.fullName ?? dialog.user.username}</b> {text.deletion.text}
            <LostLinks ending={dialog.ending} />
            <p>{text.deletion.teamCardsStay}</p>
          </>
        )}
      </ConfirmDialog>
      <LazyModal
        opened={dialog?.kind === "upload"}
        onClose={close}
        title={text.upload}
        size={1100}
        closeOnClickOutside={false}
      >
        <Suspense fallback={<SkeletonRows label={text.loadingUpload} />}>
          <BatchUpload highestLevel={actor.accessLevel >= LEVEL.system ? MAX_LEVEL : LEVEL.developer} onClose={close} />
        </Suspense>
      </LazyModal>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status < 500 ? <ErrorPage isInside /> : <UsersFailed />;
}

function UsersFailed() {
  const text = useWords(usersWords);
  return (
    <>
      <PageHeader title={text.title} />
      <ErrorPanel title={text.notLoaded} />
    </>
  );
}

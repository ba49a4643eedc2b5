import { Alert, Anchor, Button, NativeSelect, TextInput } from "@mantine/core";
import type { MetaFunction } from "@remix-run/node";
import {
  Form,
  isRouteErrorResponse,
  Link,
  useLoaderData,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from "@remix-run/react";
import { IconSearch, IconUpload, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { LEVEL, MAX_LEVEL } from "../access.ts";
import { type Ending, endingAddresses } from "../cards/ending-addresses.ts";
import { EndingAddresses } from "../cards/EndingAddresses.tsx";
import { config } from "../config/config.server.ts";
import { TEAM_CARDS_STAY } from "../teams/sentences.ts";
import { page } from "../http/endpoint.server.ts";
import { openLinkSent } from "../auth/sentences.ts";
import * as planRequests from "../plans/plan-requests.server.ts";
import { Wishes } from "../plans/Wishes.tsx";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { cachedLoader } from "../ui/data-cache.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { levelLabel } from "../ui/levels.ts";
import { LazyModal } from "../ui/LazyModal.tsx";
import { pageTitle } from "../ui/page-title.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import { cardCounts, type ListedUser, search, withFactor } from "../users/list.server.ts";
import { useOptimisticUsers } from "../users/optimistic.ts";
import { Pages } from "../users/Pages.tsx";
import styles from "../users/users.module.css";
import { userQuery } from "../users/users.schema.ts";
import type { SavedUser } from "../users/users.server.ts";
import { UserTable } from "../users/UserTable.tsx";

// Spreadsheets are read by code that is not needed for anything else.
const UserForm = lazy(() => import("../users/UserForm.tsx").then(({ UserForm }) => ({ default: UserForm })));
const BatchUpload = lazy(() => import("../users/batch/BatchUpload.tsx"));

export const meta: MetaFunction = () => pageTitle("User Management");

export const loader = page({ access: "signed-in", query: userQuery }, async ({ user, query }) => {
  const found = await search(user, query);
  return {
    ...found,
    withFactor: await withFactor(found.users),
    cardCounts: await cardCounts(found.users),
    wishes: user.level >= LEVEL.system ? (await planRequests.list(user, { limit: 100 })).items : [],
    isByInvitation: config.registration === "invite",
    query,
  };
});

type Dialog =
  | { kind: "add" }
  | { kind: "edit"; user: ListedUser }
  | { kind: "reset-factor"; user: ListedUser }
  | { kind: "delete"; user: ListedUser; ending: Ending }
  | { kind: "upload" };

/** What happened, and what becomes of printed codes whose slug was taken over. */
const withWarning = (told: string, { warning }: SavedUser) => [told, warning].filter(Boolean).join(" ");

const LEVELS = Array.from({ length: MAX_LEVEL }, (_, n) => ({
  value: String(n + 1),
  label: levelLabel(n + 1, "users"),
}));

export const clientLoader = cachedLoader();

export default function Users() {
  const loaded = useLoaderData<typeof loader>();
  const { query, total } = loaded;
  const { users, during } = useOptimisticUsers(loaded.users);
  const actor = useUser();
  const { revalidate } = useRevalidator();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog>();
  const typing = useRef<number>();
  const close = () => setDialog(undefined);

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

  async function add(value: Record<string, unknown>) {
    // A form leaves blank fields out; a blank slug is a wish for one made from the username.
    const made = await during(0, {}, () =>
      api<SavedUser>("POST", "/api/users", { ...value, cardSlug: value.cardSlug ?? "" }),
    );
    close();
    toast.success("User created", withWarning(`${made.username} can sign in now.`, made));
  }

  async function change(user: ListedUser, value: Record<string, unknown>) {
    const { password: _, currentPassword: __, cardSlug, email, ...visible } = value;
    const shown = {
      ...visible,
      // One's own address does not change before its link was opened.
      ...(user.id !== actor.id && { email }),
      cardSlug: (cardSlug as string | null) || user.cardSlug,
    } as Partial<ListedUser>;
    const saved = await during(user.id, shown, () => api<SavedUser>("PATCH", `/api/users/${user.id}`, value));
    close();
    const isSent = saved.email !== email;
    const told = isSent ? openLinkSent(String(email)) : `Changes to ${saved.username} are saved.`;
    toast.success("User updated", withWarning(told, saved));
  }

  async function resetFactor(user: ListedUser) {
    close();
    try {
      await api("DELETE", `/api/users/${user.id}/totp`);
      toast.success("Second factor reset", `${user.username} signs in by password alone, and has been told by email.`);
    } catch (error) {
      toast.failure("Failed to reset the second factor", sentenceOf(error, TRY_AGAIN));
    }
    revalidate();
  }

  async function remove(user: ListedUser) {
    close();
    try {
      await during(user.id, null, () => api("DELETE", `/api/users/${user.id}`));
      toast.success("User deleted", `${user.username} and all their cards have been deleted.`);
    } catch (error) {
      toast.failure("Failed to delete user", sentenceOf(error, TRY_AGAIN));
    }
  }

  return (
    <>
      <PageHeader title="User Management" subtitle="Everyone with an account here">
        <Button component={Link} to="/cards" variant="default">
          All cards
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}
          onClick={() => setDialog({ kind: "upload" })}
        >
          Batch Upload
        </Button>
        <Button
          leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setDialog({ kind: "add" })}
        >
          Add User
        </Button>
      </PageHeader>

      {loaded.isByInvitation && (
        <Alert color="gray" mb="md" title="Accounts are by invitation">
          Add people here, or invite them into a team on the{" "}
          <Anchor component={Link} to="/team">
            Team page
          </Anchor>
          : the link in the invitation lets them create their account.
        </Alert>
      )}
      {loaded.wishes.length > 0 && <Wishes wishes={loaded.wishes} />}
      <Form className={styles.tools} role="search" preventScrollReset>
        <TextInput
          type="search"
          name="q"
          label="Search"
          placeholder="Search by name, email or slug"
          defaultValue={query.q}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          onChange={(event) => find(event.currentTarget.value)}
          maxLength={100}
        />
        <NativeSelect
          label="Access level"
          data={[{ value: "", label: "All levels" }, ...LEVELS]}
          value={String(query.level ?? "")}
          onChange={({ currentTarget: { value: level } }) =>
            setParams(withChanges({ level, page: "" }), { preventScrollReset: true })
          }
          miw={190}
        />
      </Form>

      {users.length === 0 ? (
        <EmptyState
          title="No users found"
          icon={<IconUsers size={32} stroke={1.6} />}
          action={
            <Button variant="default" component={Link} to="/users">
              Show all users
            </Button>
          }
        >
          No user matches this search and level.
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
            onDelete={(user) => setDialog({ kind: "delete", user, ending: endingAddresses({ user: user.id }) })}
          />
        </div>
      )}
      {total > 0 && <Pages page={query.page} size={query.size} total={total} pathWith={pathWith} />}

      <LazyModal
        opened={dialog?.kind === "add"}
        onClose={close}
        title="Add User"
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Suspense fallback={<SkeletonRows label="Loading the form" />}>
          <UserForm actor={actor} submit={add} onCancel={close} />
        </Suspense>
      </LazyModal>
      <LazyModal
        opened={dialog?.kind === "edit"}
        onClose={close}
        title="Edit User"
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {dialog?.kind === "edit" && (
          <Suspense fallback={<SkeletonRows label="Loading the form" />}>
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
        title="Reset second factor?"
        confirm="Reset second factor"
        busy="Resetting..."
        isDestructive
        onConfirm={() => dialog?.kind === "reset-factor" && resetFactor(dialog.user)}
        onClose={close}
      >
        {dialog?.kind === "reset-factor" && (
          <>
            Make sure that it is really <b>{dialog.user.fullName ?? dialog.user.username}</b> who asks. The password
            alone signs in then, all sessions of this account end, and an email says so.
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog?.kind === "delete"}
        title="Delete user?"
        confirm="Delete user"
        busy="Deleting..."
        isDestructive
        onConfirm={() => dialog?.kind === "delete" && remove(dialog.user)}
        onClose={close}
      >
        {dialog?.kind === "delete" && (
          <>
            <b>{dialog.user.fullName ?? dialog.user.username}</b> and all cards, statistics and files of this account
            are deleted. This cannot be undone.
            <EndingAddresses ending={dialog.ending} />
            <p>{TEAM_CARDS_STAY}</p>
          </>
        )}
      </ConfirmDialog>
      <LazyModal
        opened={dialog?.kind === "upload"}
        onClose={close}
        title="Batch Upload"
        size={1100}
        closeButtonProps={{ "aria-label": "Close" }}
        closeOnClickOutside={false}
      >
        <Suspense fallback={<SkeletonRows label="Loading the upload" />}>
          <BatchUpload highestLevel={actor.accessLevel >= LEVEL.system ? MAX_LEVEL : LEVEL.developer} onClose={close} />
        </Suspense>
      </LazyModal>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage isInside />;
  return (
    <>
      <PageHeader title="User Management" />
      <ErrorPanel title="Failed to fetch users" />
    </>
  );
}

import { Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Form, useRevalidator } from "@remix-run/react";
import { api } from "../ui/api.ts";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useFormatDate } from "../ui/locale.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { InviteResult } from "./InviteForm.tsx";
import type { Member } from "../teams/members/members.server.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { FailedInvitations } from "./FailedInvitations.tsx";
import type { ManagedTeam } from "./page.server.ts";
import { RemoveMember } from "./RemoveMember.tsx";
import styles from "./team.module.css";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

const InviteForm = lazy(() => import("./InviteForm.tsx"));

/** More people than one finds at a glance. */
const SEARCHED = 10;

type Props = Extract<ManagedTeam, { tab: "members" }>;

export default function MembersTab({ team, members, pending, templates, search, isSeen, ownCards }: Props) {
  const text = useWords(teamWords);
  const [isInviting, setInviting] = useState(false);
  const [toRemove, setToRemove] = useState<Member>();
  const [notInvited, setNotInvited] = useState<InviteResult["failed"]>([]);
  const { revalidate } = useRevalidator();
  const { call } = useCall(uiMessages.failed);
  const user = useUser();
  const day = useFormatDate();

  async function act(done: string, method: "POST" | "PATCH" | "DELETE", path: string, body?: object) {
    await call(() => api(method, `/api/teams/${team.id}/${path}`, body), done);
    revalidate();
  }

  /** With the oldest template, if there is one; managers choose another under Cards. */
  const cardFor = ({ userId }: Member) => ({ userId, templateId: templates[0]?.id ?? null });

  function onInvited({ created, failed }: InviteResult) {
    setInviting(false);
    if (created.length > 0) toast.success(text.people.sent, text.people.invited(created.length));
    setNotInvited(failed);
    revalidate();
  }

  const hasPeople = members.total + pending.total > 1;
  const done = { look: templates.length > 0, people: hasPeople, watch: isSeen };
  return (
    <>
      {Object.values(done).every(Boolean) || search ? (
        <Button
          mb="md"
          leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {text.people.invite}
        </Button>
      ) : (
        <FirstSteps teamId={team.id} done={done} ownCards={ownCards} onInvite={() => setInviting(true)} />
      )}
      {notInvited.length > 0 && <FailedInvitations failed={notInvited} onClose={() => setNotInvited([])} />}
      {(members.total > SEARCHED || pending.total > SEARCHED || search) && (
        <Form role="search" className={styles.tools}>
          <HiddenParams params={{ tab: "members", team: String(team.id) }} />
          <TextInput
            type="search"
            name="search"
            label={text.people.search}
            description={members.total > members.items.length ? text.people.first(members.items.length) : undefined}
            defaultValue={search}
            maxLength={100}
          />
        </Form>
      )}
      {members.items.length + pending.items.length === 0 && <p role="status">{text.people.notFound}</p>}
      <ul className={styles.list} aria-label={text.tabs.members} hidden={members.items.length === 0}>
        {members.items.map((member) => (
          <li key={member.userId}>
            <div>
              <b>{member.name}</b>
              <small>
                {member.email}, {text.people.seen(member.lastSeenAt && day(member.lastSeenAt))}
              </small>
            </div>
            <div className={styles.actions}>
              <NativeSelect
                aria-label={text.people.roleOf(member.name)}
                value={member.role}
                onChange={({ currentTarget: { value: role } }) =>
                  act(text.people.roleChanged, "PATCH", `members/${member.userId}`, { role })
                }
                data={[
                  { value: "member", label: text.people.member },
                  { value: "manager", label: text.people.manager },
                ]}
              />
              {member.cards === 0 && (
                <Button
                  variant="default"
                  aria-label={text.people.giveCardTo(member.name)}
                  onClick={() => act(text.people.cardGiven, "POST", "cards", cardFor(member))}
                >
                  {text.people.giveCard}
                </Button>
              )}
              <Button
                variant="default"
                onClick={() => setToRemove(member)}
                aria-label={member.userId === user.id ? undefined : text.people.removeOne(member.name)}
              >
                {member.userId === user.id ? text.people.leave : text.people.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {pending.items.length > 0 && (
        <>
          <h2>{text.people.pending}</h2>
          <ul className={styles.list}>
            {pending.items.map(({ id, name, email, role, expiresAt }) => (
              <li key={id}>
                <div>
                  <b>{name ?? email}</b> {role === "manager" && <Badge variant="light">{text.people.manager}</Badge>}
                  <small>
                    {name && `${email}, `}
                    {text.people.ends(day(expiresAt))}
                  </small>
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="default"
                    aria-label={text.people.againTo(email)}
                    onClick={() => act(text.people.sentAgain, "POST", `invitations/${id}/resend`)}
                  >
                    {text.people.again}
                  </Button>
                  <Button
                    variant="default"
                    aria-label={text.people.withdrawOf(email)}
                    onClick={() => act(text.people.withdrawn, "DELETE", `invitations/${id}`)}
                  >
                    {text.people.withdraw}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <LazyModal
        opened={isInviting}
        onClose={() => setInviting(false)}
        title={text.people.invite}
        closeOnClickOutside={false}
      >
        <Suspense fallback={<SkeletonRows label={text.loadingForm} />}>
          <InviteForm teamId={team.id} templates={templates} onSent={onInvited} onCancel={() => setInviting(false)} />
        </Suspense>
      </LazyModal>
      <RemoveMember
        key={toRemove?.userId}
        member={toRemove}
        others={members.items.filter(({ userId }) => userId !== toRemove?.userId)}
        isSelf={toRemove?.userId === user.id}
        onConfirm={(member, removal) => {
          setToRemove(undefined);
          const message = member.userId === user.id ? text.own.left : text.people.removed;
          void act(message, "DELETE", `members/${member.userId}`, removal);
        }}
        onClose={() => setToRemove(undefined)}
      />
    </>
  );
}

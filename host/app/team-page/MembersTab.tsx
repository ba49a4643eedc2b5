import { Badge, Button, NativeSelect, TextInput } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Form, useRevalidator } from "@remix-run/react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { Kept } from "../ui/Kept.tsx";
import { LazyModal } from "../ui/LazyModal.tsx";
import { useLocale } from "../ui/locale.ts";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { Invited } from "./InviteForm.tsx";
import type { Member } from "../teams/members.server.ts";
import { NotInvited } from "./NotInvited.tsx";
import type { ManagedTeam } from "./page.server.ts";
import { RemoveMember } from "./RemoveMember.tsx";
import styles from "./team.module.css";

const InviteForm = lazy(() => import("./InviteForm.tsx"));

/** More people than one finds at a glance. */
const SEARCHED = 10;

type Props = Extract<ManagedTeam, { tab: "members" }>;

export default function MembersTab({ team, members, pending, templates, search }: Props) {
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Member>();
  const [notInvited, setNotInvited] = useState<Invited["failed"]>([]);
  const { revalidate } = useRevalidator();
  const user = useUser();
  const locale = useLocale();
  const day = (iso: string) => new Date(iso).toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });

  async function act(done: string, method: "POST" | "PATCH" | "DELETE", path: string, body?: object) {
    try {
      await api(method, `/api/teams/${team.id}/${path}`, body);
      toast.success(done, "");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    revalidate();
  }

  /** With the oldest template, if there is one; managers choose another under Cards. */
  const cardFor = ({ userId }: Member) => ({ userId, templateId: templates[0]?.id ?? null });

  function sent({ created, failed }: Invited) {
    setInviting(false);
    if (created.length > 0)
      toast.success(
        "Invitations sent",
        created.length === 1 ? "One person is invited." : `${created.length} people are invited.`,
      );
    setNotInvited(failed);
    revalidate();
  }

  return (
    <>
      <Button
        mb="md"
        leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
        onClick={() => setInviting(true)}
      >
        Invite people
      </Button>
      {notInvited.length > 0 && <NotInvited failed={notInvited} onClose={() => setNotInvited([])} />}
      {(members.total > SEARCHED || search) && (
        <Form role="search" className={styles.tools}>
          <Kept params={{ tab: "members", team: String(team.id) }} />
          <TextInput
            type="search"
            name="search"
            label="Search members and invitations"
            description={
              members.total > members.items.length ? `The first ${members.items.length} are shown.` : undefined
            }
            defaultValue={search}
            maxLength={100}
          />
        </Form>
      )}
      {members.items.length + pending.items.length === 0 && <p role="status">No member or invitation is found.</p>}
      <ul className={styles.list} aria-label="Members" hidden={members.items.length === 0}>
        {members.items.map((member) => (
          <li key={member.userId}>
            <div>
              <b>{member.name}</b>
              <small>
                {member.email}, {member.lastSeenAt ? `last seen ${day(member.lastSeenAt)}` : "not seen yet"}
              </small>
            </div>
            <div className={styles.actions}>
              <NativeSelect
                aria-label={`Role of ${member.name}`}
                value={member.role}
                onChange={({ currentTarget: { value: role } }) =>
                  act("Role changed", "PATCH", `members/${member.userId}`, { role })
                }
                data={[
                  { value: "member", label: "Member" },
                  { value: "manager", label: "Manager" },
                ]}
              />
              {member.cards === 0 && (
                <Button
                  variant="default"
                  aria-label={`Give ${member.name} a card`}
                  onClick={() => act("Card created", "POST", "cards", cardFor(member))}
                >
                  Give a card
                </Button>
              )}
              {member.userId === user.id ? (
                <Button variant="default" onClick={() => setLeaving(member)}>
                  Leave
                </Button>
              ) : (
                <Button variant="default" onClick={() => setLeaving(member)} aria-label={`Remove ${member.name}`}>
                  Remove
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pending.items.length > 0 && (
        <>
          <h2>Pending invitations</h2>
          <ul className={styles.list}>
            {pending.items.map(({ id, email, role, expiresAt }) => (
              <li key={id}>
                <div>
                  {email} {role === "manager" && <Badge variant="light">Manager</Badge>}
                  <small>Ends {day(expiresAt)}</small>
                </div>
                <div className={styles.actions}>
                  <Button
                    variant="default"
                    aria-label={`Send the invitation of ${email} again`}
                    onClick={() => act("Invitation sent again", "POST", `invitations/${id}/resend`)}
                  >
                    Send again
                  </Button>
                  <Button
                    variant="default"
                    aria-label={`Withdraw the invitation of ${email}`}
                    onClick={() => act("Invitation withdrawn", "DELETE", `invitations/${id}`)}
                  >
                    Withdraw
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
        title="Invite people"
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Suspense fallback={<SkeletonRows label="Loading the form" />}>
          <InviteForm teamId={team.id} templates={templates} onSent={sent} onCancel={() => setInviting(false)} />
        </Suspense>
      </LazyModal>
      <RemoveMember
        key={leaving?.userId}
        member={leaving}
        others={members.items.filter(({ userId }) => userId !== leaving?.userId)}
        isSelf={leaving?.userId === user.id}
        onConfirm={(member, departure) => {
          setLeaving(undefined);
          const done = member.userId === user.id ? "You left the team" : "Removed from the team";
          void act(done, "DELETE", `members/${member.userId}`, departure);
        }}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

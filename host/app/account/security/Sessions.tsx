import { Badge, Button, Switch } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import type { OpenSession } from "../../auth/sessions.server.ts";
import { api, NOT_DONE, sentenceOf, UNREACHED } from "../../ui/api.ts";
import { useLocale } from "../../ui/locale.ts";
import { toast } from "../../ui/toast.ts";
import { useUser } from "../../ui/user.ts";
import styles from "./security.module.css";

const icon = { size: 20, stroke: 1.8, "aria-hidden": true } as const;

/** Where one is signed in: each can be ended, and a sign-in from a new device is told by mail. */
export function Sessions({ sessions, mailNewDevice }: { sessions: OpenSession[]; mailNewDevice: boolean }) {
  const { id } = useUser();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [isTold, setTold] = useState(mailNewDevice);

  async function act(call: () => Promise<unknown>, done: string) {
    setBusy(true);
    try {
      await call();
      toast.success(done);
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, UNREACHED));
    } finally {
      setBusy(false);
      revalidate();
    }
  }

  async function tell(isOn: boolean) {
    setTold(isOn);
    await act(
      () =>
        api("PUT", `/api/users/${id}`, { mailNewDevice: isOn }).catch((error) => {
          setTold(!isOn);
          throw error;
        }),
      isOn ? "New devices are reported by email" : "New devices are not reported",
    );
  }

  return (
    <>
      <ul className={styles.list} aria-label="Sessions">
        {sessions.map((session, index) => (
          <Session
            key={session.id}
            session={session}
            position={index}
            isBusy={isBusy}
            onEnd={() => act(() => api("DELETE", `/api/sessions/${session.id}`), "Session ended")}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => act(() => api("DELETE", "/api/sessions"), "Signed out everywhere else")}
        >
          Sign out everywhere else
        </Button>
      )}
      <Switch
        mt="lg"
        label="Email me when my account is used on a new device"
        checked={isTold}
        disabled={isBusy}
        onChange={(event) => void tell(event.currentTarget.checked)}
      />
    </>
  );
}

/** `Desktop · Linux · Chrome` as people say it. */
function spoken(device: string): string {
  const [, system, browser] = device.split(" · ");
  return browser ? `${browser} on ${system}` : device;
}

interface SessionProps {
  session: OpenSession;
  /** Tells those apart that began at the same time. */
  position: number;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ session, position, isBusy, onEnd }: SessionProps) {
  const locale = useLocale();
  const { device, place, createdAt, lastSeenAt, isCurrent } = session;
  const at = (time: string) => new Date(time).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const name = device === null ? "Unknown device" : spoken(device);
  const since = `since ${at(createdAt)}`;
  return (
    <li>
      {device?.startsWith("Mobile") ? <IconDeviceMobile {...icon} /> : <IconDeviceDesktop {...icon} />}
      <div>
        <b>
          {name} {isCurrent && <Badge color="teal">This device</Badge>}
        </b>
        <small>
          {[place, since, isCurrent ? "last seen now" : `last seen ${at(lastSeenAt)}`].filter(Boolean).join(" · ")}
        </small>
      </div>
      {!isCurrent && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={`End the session on ${name}, ${since} (${position})`}
        >
          End
        </Button>
      )}
    </li>
  );
}

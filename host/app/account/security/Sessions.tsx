import { Badge, Button, Switch } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useState } from "react";
import type { OpenSession } from "../../auth/sessions/sessions.server.ts";
import { api } from "../../ui/api.ts";
import { useFormatDateTime } from "../../ui/locale.ts";
import { useUser } from "../../ui/user.ts";
import styles from "./security.module.css";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { type SecurityWords, securityWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

const icon = { size: 20, stroke: 1.8, "aria-hidden": true } as const;

/** The user's open sessions, each of which can be ended, and the setting for emails about new devices. */
export function Sessions({ sessions, mailNewDevice }: { sessions: OpenSession[]; mailNewDevice: boolean }) {
  const text = useWords(securityWords);
  const { id } = useUser();
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(uiMessages.failed, { otherwise: uiMessages.offline });
  const [isNotified, setNotified] = useState(mailNewDevice);

  async function send(method: "PUT" | "DELETE", path: string, done: string, body?: object): Promise<boolean> {
    const isDone = await call(() => api(method, path, body), done);
    revalidate();
    return isDone;
  }

  async function tell(isOn: boolean) {
    setNotified(isOn);
    const done = isOn ? text.sessions.told : text.sessions.notTold;
    if (!(await send("PUT", `/api/users/${id}`, done, { mailNewDevice: isOn }))) setNotified(!isOn);
  }

  return (
    <>
      <ul className={styles.list} aria-label={text.sessions.name}>
        {sessions.map((session, index) => (
          <Session
            key={session.id}
            session={session}
            position={index}
            isBusy={isBusy}
            onEnd={() => send("DELETE", `/api/sessions/${session.id}`, text.sessions.ended)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => send("DELETE", "/api/sessions", text.sessions.others)}
        >
          {text.sessions.endOthers}
        </Button>
      )}
      <Switch
        mt="lg"
        label={text.sessions.tell}
        checked={isNotified}
        disabled={isBusy}
        onChange={(event) => void tell(event.currentTarget.checked)}
      />
    </>
  );
}

/** `Desktop · Linux · Chrome` as people say it. */
function spoken(device: string, on: SecurityWords["sessions"]["on"]): string {
  const [, system, browser] = device.split(" · ");
  return browser && system ? on(browser, system) : device;
}

interface SessionProps {
  session: OpenSession;
  /** Distinguishes sessions started at the same time. */
  position: number;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ session, position, isBusy, onEnd }: SessionProps) {
  const text = useWords(securityWords);
  const at = useFormatDateTime();
  const { device, place, createdAt, lastSeenAt, isCurrent } = session;
  const name = device === null ? text.sessions.unknown : spoken(device, text.sessions.on);
  const since = text.sessions.since(at(createdAt));
  return (
    <li>
      {device?.startsWith("Mobile") ? <IconDeviceMobile {...icon} /> : <IconDeviceDesktop {...icon} />}
      <div>
        <b>
          {name} {isCurrent && <Badge color="teal">{text.sessions.this}</Badge>}
        </b>
        <small>
          {[place, since, text.sessions.seen(isCurrent ? null : at(lastSeenAt))].filter(Boolean).join(" · ")}
        </small>
      </div>
      {!isCurrent && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={text.sessions.endOne(name, at(createdAt), position)}
        >
          {text.sessions.end}
        </Button>
      )}
    </li>
  );
}

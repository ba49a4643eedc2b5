import { InboxList } from "../inbox/InboxList.tsx";
import { InboxTools } from "../inbox/InboxTools.tsx";
import { useLiveInbox } from "../inbox/use-live-inbox.ts";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./team.module.css";

/** Inbox of the team's cards. */
export default function InboxTab({ team, inbox }: Extract<ManagedTeam, { tab: "inbox" }>) {
  const scope = { team: String(team.id) };
  useLiveInbox(scope);
  const here = { tab: "inbox", ...scope };
  return (
    <>
      <div className={styles.tools}>
        <InboxTools page={here} file={scope} hasItems={inbox.total > 0} />
      </div>
      <InboxList {...inbox} baseParams={here} />
    </>
  );
}

import { InboxList } from "../inbox/InboxList.tsx";
import { InboxTools } from "../inbox/InboxTools.tsx";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./team.module.css";

/** What visitors sent to the cards of the team. */
export default function InboxTab({ team, inbox }: Extract<ManagedTeam, { tab: "inbox" }>) {
  const here = { tab: "inbox", team: String(team.id) };
  return (
    <>
      <div className={styles.tools}>
        <InboxTools page={here} file={{ team: String(team.id) }} hasItems={inbox.total > 0} />
      </div>
      <InboxList {...inbox} baseParams={here} />
    </>
  );
}

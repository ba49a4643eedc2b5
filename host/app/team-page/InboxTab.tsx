import { Button } from "@mantine/core";
import { Link, useSearchParams } from "@remix-run/react";
import { IconDownload } from "@tabler/icons-react";
import { InboxList } from "../inbox/InboxList.tsx";
import type { ManagedTeam } from "./page.server.ts";
import styles from "./team.module.css";

/** What visitors sent to the cards of the team. */
export default function InboxTab({ team, inbox }: Extract<ManagedTeam, { tab: "inbox" }>) {
  const [search] = useSearchParams();
  const isArchive = search.get("archived") === "true";
  const here = `?tab=inbox&team=${team.id}`;
  return (
    <>
      <div className={styles.tools}>
        <Button component={Link} to={isArchive ? here : `${here}&archived=true`} variant="default">
          {isArchive ? "Back to the inbox" : "Archive"}
        </Button>
        {inbox.total > 0 && (
          <Button
            component="a"
            href={`/api/inbox?team=${team.id}&format=csv${isArchive ? "&archived=true" : ""}`}
            download
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          >
            Download CSV
          </Button>
        )}
      </div>
      <InboxList {...inbox} kept={{ tab: "inbox", team: String(team.id) }} />
    </>
  );
}

import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { ActivityList } from "../activity/ActivityList.tsx";
import type { ManagedTeam } from "./page.server.ts";

export default function ActivityTab({ team, activity }: Extract<ManagedTeam, { tab: "activity" }>) {
  return (
    <>
      <Button
        mb="md"
        variant="default"
        component="a"
        href={`/api/activity?team=${team.id}&format=csv`}
        download
        leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      >
        Download as CSV
      </Button>
      <ActivityList items={activity.items} />
    </>
  );
}

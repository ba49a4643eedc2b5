import { ActivityPanel } from "../activity/ActivityPanel.tsx";
import type { ManagedTeam } from "./page.server.ts";

export default function ActivityTab({ team, activity }: Extract<ManagedTeam, { tab: "activity" }>) {
  return <ActivityPanel {...activity} baseParams={{ tab: "activity", team: String(team.id) }} />;
}

// `npm run bench [name …]`: prints ratios against baselines measured in the same run.
import { build, isStale } from "../scripts/build.ts";
import { benchAddressBook } from "./address-book.ts";
import { benchAnalytics } from "./analytics.ts";
import { benchContacts } from "./contacts.ts";
import { benchConversations } from "./conversations.ts";
import { benchEmbed } from "./embed.ts";
import { benchFollowers } from "./followers.ts";
import { benchGrowth } from "./growth.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchOperation } from "./operation.ts";
import { benchPaper } from "./paper.ts";
import { benchRequests } from "./requests.ts";
import { benchSalesbot } from "./salesbot.ts";
import { benchTeams } from "./teams.ts";
import { benchUploads } from "./uploads.ts";
import { benchUsers } from "./users.ts";
import { benchView } from "./view.ts";

const BENCHES: Record<string, () => Promise<string[]>> = {
  view: benchView,
  lighthouse: benchLighthouse,
  embed: benchEmbed,
  "address-book": benchAddressBook,
  followers: benchFollowers,
  analytics: benchAnalytics,
  operation: benchOperation,
  growth: benchGrowth,
  requests: benchRequests,
  salesbot: benchSalesbot,
  teams: benchTeams,
  uploads: benchUploads,
  users: benchUsers,
  contacts: benchContacts,
  conversations: benchConversations,
  paper: benchPaper,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}: choose of ${Object.keys(BENCHES).join(", ")}`);
  process.exit(1);
}
if (isStale()) await build();
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench()) console.log(`  ${line}`);
}
process.exit(0);

// `npm run attack [-- NAME …]`: starts a Meishi and sends our own attacks for each entry of OWASP's Top 10 (2021), or
// those with one of these texts in their names. Prints each attempt with its result, and a table; exits non-zero if
// something got through, or if nothing has such a name.
import { visitor } from "../../tests/client.ts";
import { startHost } from "../../tests/host.ts";
import { build, isStale } from "../build.ts";
import type { Attempt } from "./attempt.ts";
import { accessControl } from "./a01-access-control.ts";
import { cryptography } from "./a02-cryptography.ts";
import { injection } from "./a03-injection.ts";
import { insecureDesign } from "./a04-insecure-design.ts";
import { misconfiguration } from "./a05-misconfiguration.ts";
import { components } from "./a06-components.ts";
import { authentication } from "./a07-authentication.ts";
import { accounts } from "./a07-accounts.ts";
import { factors } from "./a07-factors.ts";
import { integrity } from "./a08-integrity.ts";
import { logging } from "./a09-logging.ts";
import { ssrf } from "./a10-ssrf.ts";
import { contacts } from "./contacts.ts";
import { teams } from "./teams.ts";
import { hosts } from "./hosts.ts";
import { embedding } from "./embedding.ts";
import { availability } from "./availability.ts";
import { crowds } from "./crowds.ts";
import { steady } from "./steady.ts";
import { otherServers } from "./other-servers.ts";
import { strangers } from "./strangers.ts";
import { muchData } from "./much-data.ts";
import { largeRows } from "./large-rows.ts";
import { endurance } from "./endurance.ts";

const CATEGORIES = [
  accessControl,
  teams,
  contacts,
  cryptography,
  injection,
  insecureDesign,
  misconfiguration,
  components,
  authentication,
  accounts,
  factors,
  integrity,
  otherServers,
  strangers,
  logging,
  ssrf,
  hosts,
  embedding,
  availability,
  crowds,
  steady,
  muchData,
  largeRows,
  endurance,
];

const filters = process.argv.slice(2);
const isSelected = ([what]: Attempt) => filters.length === 0 || filters.some((text) => what.includes(text));

if (isStale()) await build();
const host = await startHost({ RATE_LIMITS: "off" });
const limited = await startHost({ TRUST_PROXY: "1" });
const rows: string[] = [];
let succeeded = 0;
try {
  for (const { id, name, attempts } of CATEGORIES) {
    const list = (await attempts({ host, limited, anyone: visitor(host) })).filter(isSelected);
    if (list.length === 0) continue;
    console.log(`\n${id} ${name}`);
    let blocked = 0;
    for (const [what, attempt] of list) {
      const isBlocked = await Promise.resolve()
        .then(attempt)
        .catch((error: unknown) => (console.error(error), false));
      console.log(`  ${isBlocked ? "blocked" : "GOT THROUGH"}  ${what}`);
      if (isBlocked) blocked++;
      else succeeded++;
    }
    rows.push(`| ${id} | ${name} | ${list.length} | ${blocked} |`);
  }
} finally {
  await Promise.all([host.stop(), limited.stop()]);
}
console.log(`\n| OWASP 2021 | | tried | blocked |\n|---|---|---|---|\n${rows.join("\n")}`);
process.exit(succeeded === 0 && rows.length > 0 ? 0 : 1);

// `npm run faults [-- NAME …]`: breaks a running Meishi in every way we know and prints what happens. Needs the
// build; PostgreSQL is tried when its programs are installed, a full disk when run as root.
import { existsSync } from "node:fs";
import { cleanups, NotPossible, type Result } from "./fire.ts";
import { ageingWeek } from "./ageing.ts";
import { pooled, replicaAway } from "./databases.ts";
import { lateMail, mistyped, refusalsSeen } from "./mistakes.ts";
import { clockJump, killed, slowClients, twoAtOnce, workerKilled } from "./process.ts";
import {
  anothersStorage,
  diesAtStart,
  groupStopped,
  migrationFails,
  restoreKilled,
  seenCard,
  smtpRefuses,
  unwritable,
} from "./operation.ts";
import { restarts, upgrade } from "./restarts.ts";
import { corruptUploads, diskFull, locked } from "./storage.ts";
import { postgresRestarted, s3Failing, smtpDown } from "./services.ts";

const FAULTS: Record<string, () => Promise<Result>> = {
  "kill -9 during writes": killed,
  "kill -9 of one of two processes": workerKilled,
  "database locked for 30 s": locked,
  "disk full": diskFull,
  "PostgreSQL gone for 5 s": postgresRestarted,
  "replica late, then gone": replicaAway,
  "PgBouncer between, killed": pooled,
  "S3 answers 500, then not at all": s3Failing,
  "SMTP down": smtpDown,
  "slow clients": slowClients,
  "clock jumps (Date in the process)": clockJump,
  "a week passes by the clock": ageingWeek,
  "corrupt upload folder": corruptUploads,
  "two start on an empty database": twoAtOnce,
  "started with another database": anothersStorage,
  "SIGTERM to all of two processes": groupStopped,
  "three restarts behind a proxy": restarts,
  "upgrade and back": upgrade,
  "restore and copy killed half-way": restoreKilled,
  "a migration that fails": migrationFails,
  "processes that die at start": diesAtStart,
  "PostgreSQL stopped: a card that was seen": seenCard,
  "SMTP refuses an address": smtpRefuses,
  "a reset mail after its link has ended": lateMail,
  "a mistyped copy, a restore beside the server": mistyped,
  "refusals seen from outside": refusalsSeen,
  "DATA_DIR that cannot be written": unwritable,
};

if (!existsSync("host/build/server.js")) throw new Error("npm run build comes first");
const filters = process.argv.slice(2);
let failed = 0;
console.log("| fault | result | what happened |\n|---|---|---|");
for (const [name, fault] of Object.entries(FAULTS)) {
  if (filters.length > 0 && !filters.some((word) => name.includes(word))) continue;
  try {
    const { isGood, outcome } = await fault();
    if (!isGood) failed++;
    console.log(`| ${name} | ${isGood ? "held" : "FAILED"} | ${outcome} |`);
  } catch (error) {
    if (!(error instanceof NotPossible)) failed++;
    console.log(
      `| ${name} | ${error instanceof NotPossible ? "not done" : "FAILED"} | ${(error as Error).message.split("\n")[0]} |`,
    );
  }
  // The next fault matters more.
  for (const clean of cleanups.splice(0).reverse()) await Promise.resolve(clean()).catch(() => {});
}
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A throw-away PostgreSQL server of our own. */
interface PostgresServer {
  url: string;
  start(): void;
  stop(mode: "fast" | "immediate"): void;
  /** Stops it and removes its files. */
  remove(): void;
}

/**
 * Starts one, or a replica of one; undefined where its programs are not installed. It refuses to run as root: then it
 * runs as user postgres.
 */
export async function startPostgres(port: number, primaryUrl?: string): Promise<PostgresServer | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "meishi-postgres-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const [uid, gid] = ["-u", "-g"].map((flag) =>
      Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout),
    );
    chownSync(folder, uid!, gid!);
  }
  const run = (program: string, ...args: string[]) => {
    const command = [join(bin, program), ...args];
    const [first, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const { status, stderr } = spawnSync(first!, rest, {
      encoding: "utf8",
      cwd: folder,
      stdio: ["ignore", "ignore", program === "pg_ctl" ? "ignore" : "pipe"],
    });
    if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr ?? ""}`);
  };
  const control = (...args: string[]) => run("pg_ctl", "-D", join(folder, "data"), "-w", ...args);
  const server: PostgresServer = {
    url: `postgres://meishi@127.0.0.1:${port}/postgres`,
    start: () =>
      control(
        "-l",
        join(folder, "log"),
        "-o",
        `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`,
        "start",
      ),
    stop: (mode) => control("-m", mode, "stop"),
    remove() {
      try {
        server.stop("immediate");
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
  if (primaryUrl)
    run("pg_basebackup", "-D", join(folder, "data"), "-d", primaryUrl, "--write-recovery-conf", "-c", "fast");
  else run("initdb", "-D", join(folder, "data"), "-U", "meishi", "--auth=trust", "--encoding=UTF8");
  server.start();
  return server;
}

function findPrograms(): string | undefined {
  const root = "/usr/lib/postgresql";
  try {
    const newest = readdirSync(root)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1);
    return newest && join(root, newest, "bin");
  } catch {
    return undefined;
  }
}

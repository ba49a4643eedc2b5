import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "#db/folder.ts";
import { type Config, readConfig, StartupError } from "./read-config.server.ts";

export { type Config, StartupError };

/** The settings of this process. */
export const config: Config = readConfig(process.env);
makeDataFolder(config);

/** The secret that keys this installation's hashes; generated once into DATA_DIR if the variable is not set. */
export function sessionSecret({ sessionSecret: configuredSecret, dataDir }: Config = config): string {
  if (configuredSecret) return configuredSecret;
  const path = join(dataDir, "session-secret");
  makeDataFolder({ dataDir });
  try {
    // wx: of two processes that start at once, the second reads what the first wrote.
    writeFileSync(path, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw unwritable(dataDir);
  }
  return readFileSync(path, "utf8");
}

function makeDataFolder({ dataDir }: Pick<Config, "dataDir">): void {
  try {
    makeFolder(dataDir);
  } catch {
    throw unwritable(dataDir);
  }
}

function unwritable(dataDir: string): StartupError {
  return new StartupError(`DATA_DIR must be a folder that can be written: ${dataDir}`);
}

import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { aCard, aUser } from "../../tests/builders.ts";
import { cleanups, host, newFolder, NotPossible, type Result, underFire } from "./fire.ts";

export async function locked(): Promise<Result> {
  const running = await host();
  return underFire(running, async () => {
    const locker = new Sqlite(join(running.dataDir, "cards.db"));
    locker.exec("BEGIN IMMEDIATE");
    await sleep(30_000);
    locker.exec("COMMIT");
    locker.close();
  });
}

export async function diskFull(): Promise<Result> {
  if (process.getuid?.() !== 0) throw new NotPossible("needs root, to mount a small disk");
  const folder = newFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]).status !== 0)
    throw new NotPossible("this machine mounts no small disk");
  cleanups.push(() => spawnSync("umount", ["-l", folder]));
  const running = await host({ DATA_DIR: folder });
  return underFire(running, async () => {
    const filler = join(folder, "filler");
    for (let size = 24 * 1024; size > 0; size = Math.floor(size / 2)) {
      spawnSync("dd", ["if=/dev/zero", `of=${filler}-${size}`, "bs=1024", `count=${size}`], { stdio: "ignore" });
    }
    await sleep(5_000);
    for (const name of readdirSync(folder).filter((file) => file.startsWith("filler"))) rmSync(join(folder, name));
  });
}

export async function corruptUploads(): Promise<Result> {
  const running = await host();
  const uploads = join(running.dataDir, "uploads");
  rmSync(uploads, { recursive: true, force: true });
  writeFileSync(uploads, "a file where the folder should be");
  const owner = await aUser(running.database);
  const card = await aCard(running.database, owner, { profilePicture: "/uploads/gone.png" });
  const get = async (path: string) => (await fetch(running.url + path)).status;
  const statuses = [
    await get(`/view/${card.slug}`),
    await get(`/api/vcard/${card.id}`),
    await get("/uploads/gone.png"),
  ];
  rmSync(uploads);
  mkdirSync(uploads);
  writeFileSync(join(uploads, "gone.png"), "no picture");
  statuses.push(
    await get(`/view/${card.slug}`),
    await get(`/api/vcard/${card.id}`),
    await get("/pictures/480/gone.png"),
  );
  chmodSync(uploads, 0o755);
  statuses.push(await get("/healthz"));
  const isGood =
    statuses.slice(0, 5).join() === "200,200,404,200,200" && statuses[6] === 200 && running.process.exitCode === null;
  return {
    isGood,
    outcome: `page, contact, picture; then with a broken picture page, contact, small picture; health: ${statuses.join(" ")}`,
  };
}

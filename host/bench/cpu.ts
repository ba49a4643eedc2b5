import { readFileSync } from "node:fs";

/** Ticks a second of /proc times (Linux, USER_HZ). */
const HZ = 100;

/** Seconds of processor time a process has taken: what work costs, however busy the machine is meanwhile (Linux). */
export function cpuSeconds(pid: number): number {
  // The name in brackets may hold spaces; utime and stime are the 12th and 13th field after it.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / HZ;
}

/** Resident megabytes of a process (Linux). */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

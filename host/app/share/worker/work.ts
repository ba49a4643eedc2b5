import type { DrawingTask } from "../draw/task.ts";
import type { PassJob } from "../wallet/pass.ts";

export type Job = { for: "drawing"; task: DrawingTask } | { for: "pass"; pass: PassJob };

/** Does a job. What it takes is loaded with the first of its kind. */
export async function runJob(job: Job): Promise<Uint8Array> {
  if (job.for === "drawing") return (await import("../draw/draw.ts")).draw(job.task);
  return (await import("../wallet/pass.ts")).makePass(job.pass);
}

import { drawCard, drawSheet } from "./card.ts";
import { drawBadge, drawPoster } from "./event.ts";
import type { Paper } from "./paper.ts";
import { PdfPaper } from "./pdf-paper.ts";
import { PicturePaper } from "./picture-paper.ts";
import { backgroundPng, lockscreenPng } from "./pictures.ts";
import type { Drawing, Task } from "./task.ts";

/** Draws a part of the share kit: a PDF, its preview as PNG, or a PNG. */
export async function draw(task: Task): Promise<Buffer> {
  const { drawing } = task;
  if (drawing.kind === "background") return backgroundPng(task, drawing.design);
  if (drawing.kind === "lockscreen") return lockscreenPng(task);
  const paper = task.isPreview ? new PicturePaper() : new PdfPaper(task.person.name);
  await print(paper, task, drawing);
  return paper.finish();
}

type Printed = Exclude<Drawing, { kind: "background" | "lockscreen" }>;

function print(paper: Paper, task: Task, drawing: Printed): Promise<void> {
  switch (drawing.kind) {
    case "card":
      return drawCard(paper, task, drawing.size);
    case "sheet":
      return drawSheet(paper, task, drawing.size);
    case "badge":
      return drawBadge(paper, task, drawing.size);
    case "poster":
      return drawPoster(paper, task, drawing.size);
  }
}

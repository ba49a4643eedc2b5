import { drawCard, drawSheet } from "./card.ts";
import { drawBadge, drawPoster } from "./event.ts";
import type { Canvas } from "./canvas.ts";
import { PdfCanvas } from "./pdf-canvas.ts";
import { ImageCanvas } from "./image-canvas.ts";
import { backgroundPng, lockscreenPng } from "./pictures.ts";
import type { Drawing, DrawingTask } from "./task.ts";

/** Draws a part of the share kit: a PDF, its preview as PNG, or a PNG. */
export async function draw(task: DrawingTask): Promise<Buffer> {
  const { drawing } = task;
  if (drawing.kind === "background") return backgroundPng(task, drawing.design);
  if (drawing.kind === "lockscreen") return lockscreenPng(task);
  const paper = task.isPreview ? new ImageCanvas() : new PdfCanvas(task.person.name);
  await print(paper, task, drawing);
  return paper.finish();
}

type Printed = Exclude<Drawing, { kind: "background" | "lockscreen" }>;

function print(paper: Canvas, task: DrawingTask, drawing: Printed): Promise<void> {
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

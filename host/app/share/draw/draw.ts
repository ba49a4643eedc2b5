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
  const canvas = task.isPreview ? new ImageCanvas() : new PdfCanvas(task.person.name);
  await print(canvas, task, drawing);
  return canvas.finish();
}

type Printed = Exclude<Drawing, { kind: "background" | "lockscreen" }>;

function print(canvas: Canvas, task: DrawingTask, drawing: Printed): Promise<void> {
  switch (drawing.kind) {
    case "card":
      return drawCard(canvas, task, drawing.size);
    case "sheet":
      return drawSheet(canvas, task, drawing.size);
    case "badge":
      return drawBadge(canvas, task, drawing.size);
    case "poster":
      return drawPoster(canvas, task, drawing.size);
  }
}

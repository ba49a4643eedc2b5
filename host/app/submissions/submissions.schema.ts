import { z } from "zod";
import { cursorSchema, idPosition } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";

/** Which messages of a card are asked for: one, or a page; the cursor is the last one's id on the page before. */
export const messagesQuery = z.object({
  message: rowId.optional(),
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  cursor: cursorSchema(idPosition).optional(),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

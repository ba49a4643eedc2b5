import { z } from "zod";
import { stripBidiControls } from "#sdk/direction.ts";
import type { Message } from "../languages/message.ts";

/** A text that must be there: missing and blank say the same. Names stand in sentences, which none may turn around. */
export const requiredText = (message: Message) => z.string(message).overwrite(stripBidiControls).trim().min(1, message);

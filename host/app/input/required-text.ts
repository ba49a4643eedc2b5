import { z } from "zod";

/** A text that must be there: missing and blank say the same. */
export const requiredText = (message: string) => z.string(message).trim().min(1, message);

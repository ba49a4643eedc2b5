import { expect } from "vitest";
import { Message } from "../app/languages/message.ts";

// Before each file of the unit tests: a message equals the English sentence that it makes.
expect.addEqualityTesters([
  (left, right) => {
    const [message, text] = left instanceof Message ? [left, right] : [right, left];
    return message instanceof Message && typeof text === "string" ? message.toString() === text : undefined;
  },
]);

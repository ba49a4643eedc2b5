import { rowsOf } from "./header.ts";
import { answerWith } from "./messages.ts";
import { readSheet } from "./read-sheet.ts";

answerWith((bytes) => rowsOf(readSheet(bytes)));

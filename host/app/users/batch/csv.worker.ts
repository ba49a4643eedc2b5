import { rowsOf } from "./header.ts";
import { answerWith } from "./messages.ts";
import { readCsv } from "./read-csv.ts";

answerWith((bytes) => rowsOf(readCsv(bytes)));

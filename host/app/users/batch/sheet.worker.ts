import { parseTable } from "./parse-table.ts";
import { handleReadRequests } from "./messages.ts";
import { readSheet } from "./read-sheet.ts";

handleReadRequests(({ bytes }) => parseTable(readSheet(bytes)));

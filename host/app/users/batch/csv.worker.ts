import { parseTable } from "./parse-table.ts";
import { handleReadRequests } from "./messages.ts";
import { readCsv } from "./read-csv.ts";

handleReadRequests(({ bytes, charset }) => parseTable(readCsv(bytes, charset)));

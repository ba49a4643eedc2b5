import { columns } from "../postgres.ts";
import { defineTables } from "../tables/index.ts";

// Only drizzle-kit loads this file, with require; it reads every exported table.
module.exports = defineTables(columns);

import { columns } from "../postgres.ts";
import { defineTables } from "../tables/index.ts";

// drizzle-kit alone loads this file, by require, and takes every exported table.
module.exports = defineTables(columns);

// Before each file of the unit tests: every worker has a folder of its own.
import { tmpdir } from "node:os";
import { join } from "node:path";

process.env.DATA_DIR = join(tmpdir(), `meishi-unit-tests-${process.env.VITEST_POOL_ID}`);

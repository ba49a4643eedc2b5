// Before each file of the unit tests: every worker has a folder of its own, without what another run has left in it.
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = join(tmpdir(), `meishi-unit-tests-${process.env.VITEST_POOL_ID}`);
if (process.env.DATA_DIR !== folder) rmSync(folder, { recursive: true, force: true });
process.env.DATA_DIR = folder;

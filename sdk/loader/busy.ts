import { wordsFor } from "../chat/words-for.ts";
import { DEFAULT_COLOR } from "../page-runtime/colour.ts";
import type { LauncherLook } from "../page-runtime/answer.ts";
import { launcherStyles } from "./styles.ts";

export { provide } from "../page-runtime/runtime-stub.ts";

/** How the button looks, and what it says, while the server is too busy to say. */
export async function busyLook(): Promise<LauncherLook> {
  const { language, open } = await wordsFor();
  return { color: DEFAULT_COLOR, launcher: launcherStyles, language, open: { [language]: open } };
}

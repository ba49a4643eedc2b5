import { wordsFor } from "../chat/words-for.ts";
import { DEFAULT_COLOR } from "../edge/colour.ts";
import { launcherStyles } from "./styles.ts";

const { language, open } = await wordsFor();

/** How the button looks, and what it says, while the server is too busy to say. */
export const look = { color: DEFAULT_COLOR, launcher: launcherStyles, language, open: { [language]: open } };

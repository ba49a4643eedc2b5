import { DEFAULT_COLOR } from "../edge/colour.ts";
import { launcherStyles } from "./styles.ts";

/** How the button looks while the server is too busy to say. */
export const look = { color: DEFAULT_COLOR, launcher: launcherStyles };

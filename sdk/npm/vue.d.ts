import type { DefineComponent } from "vue";
import type { MeishiCardProps } from "./index.js";

export const MeishiCard: DefineComponent<MeishiCardProps>;

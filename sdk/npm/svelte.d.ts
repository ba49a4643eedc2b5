import type { Component, Snippet } from "svelte";
import type { MeishiCardProps } from "./index.js";

export const MeishiCard: Component<MeishiCardProps & { children?: Snippet }>;

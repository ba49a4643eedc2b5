import type { Context } from "./context.ts";

/** What the address of the card's page says about how the visitor came: `s` is the source, `c` a campaign's code. */
const cameBy = (name: "s" | "c"): string | undefined => new URLSearchParams(location.search).get(name) ?? undefined;

export const sourceOfPage = () => cameBy("s") ?? "link";

/** The campaign's code; none on other sites, whose addresses say nothing about us. */
export const campaign = ({ origin }: Pick<Context, "origin">) => (origin ? undefined : cameBy("c"));

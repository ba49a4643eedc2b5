import type { ListedCard } from "./all-cards.server.ts";

export const cardName = ({ name, slug }: ListedCard) => name ?? slug;
export const ownerName = ({ owner }: ListedCard) => owner.fullName ?? owner.username;

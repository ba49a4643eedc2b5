import { redirect } from "@remix-run/node";
import type { Customizations, FormConfig } from "#sdk/card/card-data.ts";
import type { SessionUser } from "../auth/session.server.ts";
import * as cards from "../cards/cards.server.ts";
import { NotFound, Refused } from "../errors.ts";
import type { EditedCard } from "./draft.ts";

/** The card an editor page opens with; another's card and a missing one lead to the dashboard, which says why. */
export async function editedCard(user: SessionUser, id: string | undefined): Promise<EditedCard> {
  const number = Number.parseInt(id ?? "", 10);
  try {
    if (!Number.isSafeInteger(number) || number < 1) throw new NotFound(cards.CARD_NOT_FOUND);
    const { user: _, ...card } = await cards.read(user, number);
    return { ...card, formConfig: card.formConfig as FormConfig, customizations: card.customizations as Customizations };
  } catch (error) {
    if (error instanceof Refused) throw redirect("/dashboard?notice=denied");
    if (error instanceof NotFound) throw redirect("/dashboard?notice=missing");
    throw error;
  }
}

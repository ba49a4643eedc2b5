import { displayName } from "#sdk/card/contact.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { CONSENT } from "#sdk/card/sections/form/form-fields.ts";
import type { Language } from "#sdk/languages.ts";
import type { Actor } from "../../access.ts";
import { featuredId } from "../../cards/own-cards.server.ts";
import { mayBeFollowed } from "../../cards/followers.server.ts";
import { findPublicCard, publicCard } from "../../cards/public-card.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { DomainError, Invalid, NotFound } from "../../errors.ts";
import { parse } from "../../http/parse.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { renderMissingCard } from "../../view/message-pages.server.tsx";
import { visitorResponse } from "../../view/responses.server.ts";
import { translateExchangeError } from "./exchange-errors.ts";
import { exchangeBody, shareChange } from "./exchange.schema.ts";
import { updateExchange, getExchange, consentTextFor, exchange, withdraw } from "./exchange.server.ts";
import {
  renderExchange,
  renderSharedDetails,
  renderNothingShared,
  renderShared,
  type Values,
} from "./exchange-pages.server.tsx";

/** These pages are about one person: kept nowhere and found nowhere. */
function asPrivate(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex");
  response.headers.set("referrer-policy", "same-origin");
  return response;
}

/** By field; what is wrong with none in particular stands above them. */
function errorsOf(thrown: DomainError, language: Language): Record<string, string> {
  const error = translateExchangeError(thrown, language) as DomainError;
  return error instanceof Invalid
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : { "": error.message };
}

/** The visitor; signed in, they may have a card to share. */
interface Visitor {
  language: Language;
  user: Actor | null;
}

/** The form on which a visitor shares details back, filled in with the visitor's own card. */
export async function exchangePage(slug: string, visitor: Visitor): Promise<Response> {
  return form(slug, visitor, { status: 200, errors: {} });
}

interface FormState {
  status: number;
  /** Values typed; without them, those of the visitor's own card. */
  values?: Values;
  errors: Record<string, string>;
}

async function form(
  slug: string,
  { language, user }: Visitor,
  { status, values, errors }: FormState,
): Promise<Response> {
  try {
    const card = await publicCard(slug);
    const own = user && (await ownCardOf(user));
    const page = renderExchange({
      language,
      card,
      consentText: consentTextFor(displayName(card), language),
      values: values ?? own ?? {},
      errors,
      ownCard: own && own.slug !== card.slug ? await sharedCard(own, card) : undefined,
    });
    return asPrivate(visitorResponse(status, page));
  } catch (error) {
    if (error instanceof NotFound) return visitorResponse(404, renderMissingCard(language));
    throw error;
  }
}

/** The visitor's card, and whether the other card's owner would get its later changes. */
const sharedCard = async (own: CardData, { user }: CardData) => ({
  slug: own.slug,
  url: pageUrlOf(own),
  isFollowed: own.user.id !== user.id && (await mayBeFollowed(own.id)),
});

async function ownCardOf(user: Actor) {
  const id = await featuredId(user);
  return id === null ? undefined : (await findPublicCard(String(id)))?.card;
}

/** Handles the form as sent without scripts. */
export async function sendExchange(
  slug: string,
  formData: Record<string, unknown>,
  clientAddress: string,
  visitor: Visitor,
): Promise<Response> {
  const { language } = visitor;
  const { [CONSENT]: consent, ...fields } = formData;
  try {
    await consume("submission", { address: clientAddress });
    const body = parse(exchangeBody, { ...fields, consent }, "body");
    const { message } = await exchange(slug, body, { clientAddress, language, user: visitor.user });
    return asPrivate(visitorResponse(200, renderShared(message, await publicCard(slug), language)));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return form(slug, visitor, { status: error.status, values: fields as Values, errors: errorsOf(error, language) });
  }
}

/** Page with the details given in an exchange, by the token from the email. Opening it changes nothing. */
export async function renderSharedPage(token: string, language: Language, isSaved = false): Promise<Response> {
  try {
    return asPrivate(
      visitorResponse(200, renderSharedDetails({ details: await getExchange(token), isSaved, language })),
    );
  } catch (error) {
    if (error instanceof NotFound) return asPrivate(visitorResponse(404, renderNothingShared(language)));
    throw error;
  }
}

/** Changes or withdraws what was shared. */
export async function handleSharedForm(
  token: string,
  { action, ...fields }: Record<string, unknown>,
  { language, clientAddress }: { language: Language; clientAddress: string },
): Promise<Response> {
  try {
    if (action === "withdraw") {
      await withdraw(token);
      return asPrivate(visitorResponse(200, renderNothingShared(language)));
    }
    await updateExchange(token, parse(shareChange, fields, "body"), { clientAddress, language });
    return await renderSharedPage(token, language, true);
  } catch (error) {
    if (error instanceof NotFound) return asPrivate(visitorResponse(404, renderNothingShared(language)));
    if (!(error instanceof DomainError)) throw error;
    const details = { ...(await getExchange(token)), ...(fields as Values) };
    return asPrivate(
      visitorResponse(error.status, renderSharedDetails({ details, errors: errorsOf(error, language), language })),
    );
  }
}

import { displayName } from "#sdk/card/contact.ts";
import { CONSENT } from "#sdk/card/sections/form/form-fields.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { DomainError, Invalid, NotFound } from "../errors.ts";
import { parse } from "../http/parse.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { renderCardNotFound } from "../view/message-pages.server.tsx";
import { visitorResponse } from "../view/responses.server.ts";
import { exchangeBody, shareChange } from "./exchange.schema.ts";
import { changeShare, readShare, sentenceOf, share, withdraw } from "./exchange.server.ts";
import {
  renderExchange,
  renderGiven,
  renderNothingShared,
  renderShared,
  type Values,
} from "./exchange-pages.server.tsx";

/** These pages are about one person: kept nowhere and found nowhere. */
function privately(response: Response): Response {
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex");
  response.headers.set("referrer-policy", "same-origin");
  return response;
}

const errorsOf = (error: DomainError): Record<string, string> =>
  error instanceof Invalid
    ? Object.fromEntries(error.errors.map(({ path, message }) => [path, message]))
    : { "": error.message };

/** The form on which a visitor shares details back. */
export async function exchangePage(slug: string): Promise<Response> {
  return form(slug, 200, {}, {});
}

async function form(slug: string, status: number, values: Values, errors: Record<string, string>): Promise<Response> {
  try {
    const card = await publicCard(slug);
    const owner = displayName(card);
    const cardUrl = `/view/${card.slug}`;
    return privately(
      visitorResponse(status, renderExchange({ owner, cardUrl, sentence: sentenceOf(owner), values, errors })),
    );
  } catch (error) {
    if (error instanceof NotFound) return visitorResponse(404, renderCardNotFound());
    throw error;
  }
}

/** Takes the form sent without script. */
export async function sendExchange(
  slug: string,
  sent: Record<string, unknown>,
  clientAddress: string,
): Promise<Response> {
  const { [CONSENT]: consent, ...fields } = sent;
  try {
    await consume("submission", { address: clientAddress });
    const { message } = await share(slug, parse(exchangeBody, { ...fields, consent }, "body"), clientAddress);
    return privately(visitorResponse(200, renderShared(message, `/view/${slug}`)));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return form(slug, error.status, fields as Values, errorsOf(error));
  }
}

/** What was shared, by the token of the mail. Opening it changes nothing. */
export async function sharedPage(token: string, isSaved = false): Promise<Response> {
  try {
    return privately(visitorResponse(200, renderGiven({ given: await readShare(token), isSaved })));
  } catch (error) {
    if (error instanceof NotFound) return privately(visitorResponse(404, renderNothingShared()));
    throw error;
  }
}

/** Changes or withdraws what was shared. */
export async function changeShared(token: string, { action, ...fields }: Record<string, unknown>): Promise<Response> {
  try {
    if (action === "withdraw") {
      await withdraw(token);
      return privately(visitorResponse(200, renderNothingShared()));
    }
    await changeShare(token, parse(shareChange, fields, "body"));
    return await sharedPage(token, true);
  } catch (error) {
    if (error instanceof NotFound) return privately(visitorResponse(404, renderNothingShared()));
    if (!(error instanceof Invalid)) throw error;
    const given = { ...(await readShare(token)), ...(fields as Values) };
    return privately(visitorResponse(400, renderGiven({ given, errors: errorsOf(error) })));
  }
}

import { fieldAtPath, type FormState, LANGUAGE } from "#sdk/card/sections/form/form-fields.ts";
import type { Language } from "#sdk/languages.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { DomainError, Invalid, NotFound } from "../errors.ts";
import { visitorOf } from "../events/visit.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { toSubmissionBody } from "../view/contact-form.ts";
import { cardPageWithForm } from "../view/card-page.server.ts";
import { renderCardNotFound } from "../view/message-pages.server.tsx";
import { visitorResponse } from "../view/responses.server.ts";
import { translateVisitorError } from "../view/visitor-errors.ts";
import { submit } from "./submissions.server.ts";

interface PlainForm {
  request: Request;
  params: { slug: string };
  body: Record<string, unknown>;
  clientAddress: string;
  site: CustomDomain | undefined;
}

/**
 * Takes a form sent without script: the answer is the card again, with thanks, or with what to mend beside each field.
 */
export async function sendFormWithoutScript({
  request,
  params: { slug },
  body,
  clientAddress,
  site,
}: PlainForm): Promise<Response> {
  const sent = toSubmissionBody(body);
  const language = sent[LANGUAGE] ?? languageOfRequest(request);
  try {
    await consume("submission", { address: clientAddress });
    await submit(
      slug,
      { ...sent, campaign: campaignOfPage(request) },
      visitorOf(request, clientAddress),
      clientAddress,
      language,
    );
    return await answer(slug, 200, { state: "sent" }, language, site);
  } catch (thrown) {
    const error = translateVisitorError(thrown, language);
    if (error instanceof NotFound) return visitorResponse(404, renderCardNotFound(language));
    if (!(error instanceof DomainError)) throw error;
    const found = error instanceof Invalid ? error.errors : [];
    const errors = Object.fromEntries(found.map(({ path, message }) => [fieldAtPath(path), message]));
    const refused = found.length > 0 ? errors : { "": error.message };
    return answer(slug, error.status, { state: "refused", values: sent.formData, errors: refused }, language, site);
  }
}

/** Without script only the address of the page that was posted says which campaign brought the visitor. */
function campaignOfPage({ headers }: Request): string | null {
  const page = headers.get("referer") ?? "";
  return URL.canParse(page) ? (new URL(page).searchParams.get("c")?.slice(0, 100) ?? null) : null;
}

async function answer(
  slug: string,
  status: number,
  form: FormState,
  language: Language,
  site?: CustomDomain,
): Promise<Response> {
  const page = await cardPageWithForm(slug, form, language, site);
  return page ? visitorResponse(status, page) : visitorResponse(404, renderCardNotFound(language));
}

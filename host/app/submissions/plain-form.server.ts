import { fieldAtPath, type FormState, LANGUAGE } from "#sdk/card/sections/form/form-fields.ts";
import type { Language } from "#sdk/languages.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { DomainError, Invalid, NotFound } from "../errors.ts";
import { visitorOf } from "../events/visit.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { toSubmissionBody } from "../view/contact-form.ts";
import { cardPageWithForm } from "../view/card-page.server.ts";
import { renderMissingCard } from "../view/message-pages.server.tsx";
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

/** Handles a form sent without scripts: responds with the card, and thanks or errors beside the fields. */
export async function sendFormWithoutScript({
  request,
  params: { slug },
  body,
  clientAddress,
  site: domain,
}: PlainForm): Promise<Response> {
  const submission = toSubmissionBody(body);
  const language = submission[LANGUAGE] ?? languageOfRequest(request);
  try {
    await consume("submission", { address: clientAddress });
    await submit(
      slug,
      { ...submission, campaign: campaignOfPage(request) },
      visitorOf(request, clientAddress),
      clientAddress,
      language,
    );
    return await renderResponse(slug, 200, { state: "sent" }, language, domain);
  } catch (thrown) {
    const error = translateVisitorError(thrown, language);
    if (error instanceof NotFound) return visitorResponse(404, renderMissingCard(language));
    if (!(error instanceof DomainError)) throw error;
    const fieldErrors = error instanceof Invalid ? error.errors : [];
    const errors = Object.fromEntries(fieldErrors.map(({ path, message }) => [fieldAtPath(path), message]));
    const refused = fieldErrors.length > 0 ? errors : { "": error.message };
    return renderResponse(
      slug,
      error.status,
      { state: "refused", values: submission.formData, errors: refused },
      language,
      domain,
    );
  }
}

/** Without script only the address of the page that was posted says which campaign brought the visitor. */
function campaignOfPage({ headers }: Request): string | null {
  const page = headers.get("referer") ?? "";
  return URL.canParse(page) ? (new URL(page).searchParams.get("c")?.slice(0, 100) ?? null) : null;
}

async function renderResponse(
  slug: string,
  status: number,
  form: FormState,
  language: Language,
  domain?: CustomDomain,
): Promise<Response> {
  const page = await cardPageWithForm(slug, form, language, domain);
  return page ? visitorResponse(status, page) : visitorResponse(404, renderMissingCard(language));
}

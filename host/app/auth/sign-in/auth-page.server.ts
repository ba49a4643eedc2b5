import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { DomainError, messagesByPath } from "../../errors.ts";
import { localeFor } from "../../languages/account-language.server.ts";
import { textIn, textOfIssue } from "../../languages/message.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { credentials, factorCode, registrationForm, resetRequest } from "../auth.schema.ts";
import { register } from "../registration/register.server.ts";
import { requestReset } from "../passwords/reset.server.ts";
import { afterSignUp, returnPath } from "./return-path.ts";
import { finishWithFactor } from "../factors/second-step.server.ts";
import { signIn } from "./sign-in.server.ts";
import { cookieHeaders } from "../sessions/cookies.server.ts";
import type { SignInRequest } from "../sessions/start-session.server.ts";

const SECRET = ["password", "newPassword", "confirmPassword"];

/** Handles the forms of /auth without JavaScript: they call the services of the API and answer with the page. */
export async function handleAuthForm(
  arrival: SignInRequest,
  body: Record<string, unknown>,
): Promise<SubmissionResult<string[]>> {
  const { request, clientAddress } = arrival;
  const signedIn = (...cookies: string[]) => leadOn(returnPath(request.url), cookies);
  switch (body.intent) {
    case "forgot":
      return handleForm(body, resetRequest, async ({ email }) => {
        await consume("resetPassword", { address: clientAddress });
        requestReset(email, arrival);
        throw redirect("/auth?reset=sent");
      });
    case "register":
      return handleForm(body, registrationForm, async (account) => {
        await consume("register", { address: clientAddress });
        const { cookies } = await register(arrival, account);
        throw leadOn(afterSignUp(returnPath(request.url)), cookies);
      });
    case "factor":
      return handleForm(body, factorCode, async ({ code }) => {
        const { cookies, clear } = await finishWithFactor(arrival, code);
        throw signedIn(...cookies, clear);
      });
    default:
      return handleForm(body, credentials, async (input) => {
        const result = await signIn(arrival, input);
        throw result.state === "signed-in"
          ? signedIn(...result.cookies)
          : leadOn(factorPath(request.url), [result.cookie]);
      });
  }
}

/** The page that asks for the code, and knows where to go afterwards. */
function factorPath(requestUrl: string): string {
  const { searchParams } = new URL(requestUrl);
  searchParams.set("form", "factor");
  return `/auth?${searchParams}`;
}

function leadOn(path: string, cookies: string[]): Response {
  return redirect(path, { headers: cookieHeaders(...cookies) });
}

/**
 * The fields of our forms. The form library reads `a[30000000]` as a list of that many fields, each of which would be
 * in the answer, and `__intent__` as a command.
 */
const PLAIN_NAME = /^[a-z]\w*$/i;

/**
 * Parses a page's form and carries it out. A refusal is shown beside the fields, without the passwords typed.
 */
export async function handleForm<S extends z.ZodType, R = never>(
  body: Record<string, unknown>,
  schema: S,
  act: (value: z.output<S>) => Promise<R>,
): Promise<SubmissionResult<string[]> | R> {
  const formData = new FormData();
  for (const [name, value] of Object.entries(body))
    if (typeof value === "string" && PLAIN_NAME.test(name)) formData.set(name, value);
  const locale = localeFor({ locale: null });
  const submission = parseWithZod(formData, {
    schema,
    formatError: (issues: { message: string }[]) => issues.map((issue) => textIn(locale, textOfIssue(issue))),
  });
  if (submission.status !== "success")
    return submission.reply({ hideFields: SECRET as never[] }) as SubmissionResult<string[]>;
  try {
    return await act(submission.value);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { "": formErrors, ...fieldErrors } = messagesByPath(error.errorsIn(locale));
    return submission.reply({
      hideFields: SECRET as never[],
      fieldErrors: fieldErrors as never,
      formErrors: formErrors as never,
    }) as SubmissionResult<string[]>;
  }
}

import { isRouteErrorResponse } from "@remix-run/react";
import type { ErrorCode, FieldError } from "../errors.ts";

/** What our server tells of an error: a sentence for the user, a code for the page, and the fields it is about. */
export interface Problem {
  detail: string;
  code: ErrorCode;
  errors: FieldError[];
}

/** Undefined for what a proxy, a lost network or a fault of the page left instead. */
export function asProblem(value: unknown): Problem | undefined {
  const { detail, code, errors } = (value ?? {}) as Partial<Problem>;
  return typeof detail === "string" && code !== undefined && Array.isArray(errors)
    ? { detail, code, errors }
    : undefined;
}

/** The problem that a page's loader answered, in its error boundary. */
export const problemOfPage = (error: unknown): Problem | undefined =>
  isRouteErrorResponse(error) ? asProblem(error.data) : undefined;

import { joinTexts, type Text, textIn } from "./languages/message.ts";
import { errorMessages } from "./languages/error-messages.en.ts";
import type { Locale } from "./languages/locales.ts";

/**
 * Stable error codes for pages and programs, besides those of Zod's issues (`too_big`, `invalid_type` …). Codes are
 * never renamed; messages may change.
 */
export type ErrorCode =
  // The input.
  | "invalid"
  | "taken"
  | "too_common"
  | "too_repetitive"
  | "required"
  | "wrong_password"
  | "wrong_code"
  | "link_expired"
  | "link_unknown"
  | "link_used"
  | "no_file"
  // Authentication.
  | "signed_out"
  | "wrong_credentials"
  | "refused"
  | "other_site"
  | "fresh_proof"
  | "factor_required"
  | "scope"
  | "invitation_needed"
  | "sign_in_expired"
  | "single_sign_on"
  | "passkey_unknown"
  | "passkey_copied"
  | "level_too_low"
  | "locked"
  | "other_address"
  // Resource.
  | "not_found"
  | "changed"
  | "key_reused"
  | "in_progress"
  | "confirmed"
  | "factor_set"
  | "only_way_in"
  | "passkeys_unavailable"
  | "full"
  | "last_manager"
  | "has_card"
  | "in_team"
  | "in_use"
  | "ended"
  // The request.
  | "wrong_method"
  | "wrong_type"
  | "too_large"
  | "too_many"
  // Ours.
  | "unavailable"
  | "fault";

/** Error of one field, by its path in the body (`socialLinks.twitter`), or of the whole (`""`). */
export type FieldError = { path: string; code: string; message: string };

/** A FieldError before its message is translated. */
export type FieldProblem = Omit<FieldError, "message"> & { message: Text };

/** The messages of each path, as forms show them. */
export function messagesByPath<T extends Text>(errors: readonly { path: string; message: T }[]): Record<string, T[]> {
  const byPath = new Map<string, T[]>();
  for (const { path, message } of errors) byPath.set(path, [...(byPath.get(path) ?? []), message]);
  return Object.fromEntries(byPath);
}

const DOMAIN_ERROR = Symbol.for("meishi.DomainError");

/**
 * An error whose message a user may read. Services throw these; endpoint() alone turns them into status codes.
 * Anything else that is thrown is a fault of ours and is answered without its words.
 */
export abstract class DomainError extends Error {
  readonly [DOMAIN_ERROR] = true;

  /**
   * `build/server.js` and `build/server/index.js` each have a copy of these classes, so errors of one must be instances
   * in the other, too. `status` and `code` identify the kind.
   */
  static override [Symbol.hasInstance](this: unknown, value: unknown): boolean {
    const isBranded = typeof value === "object" && value !== null && DOMAIN_ERROR in value;
    return isBranded && (this === DomainError || Function.prototype[Symbol.hasInstance].call(this, value));
  }

  abstract readonly status: number;
  abstract readonly code: ErrorCode;
  readonly headers: Record<string, string> = {};
  constructor(
    readonly text: Text,
    private readonly ownFields: readonly FieldProblem[] = [],
  ) {
    super(textIn("en", text));
  }

  /** Never empty: what is wrong with no field in particular is wrong with the whole. */
  get fields(): readonly FieldProblem[] {
    return this.ownFields.length > 0 ? this.ownFields : [{ path: "", code: this.code, message: this.text }];
  }

  errorsIn(locale: Locale): readonly FieldError[] {
    return this.fields.map(({ path, code, message }) => ({ path, code, message: textIn(locale, message) }));
  }

  get errors(): readonly FieldError[] {
    return this.errorsIn("en");
  }
}

/** 400: the input breaks a rule; `errors` says which field breaks which. */
export class Invalid extends DomainError {
  override name = "Invalid";
  readonly status = 400;
  readonly code = "invalid";

  /** Each of these fields broke a rule. */
  static fields(errors: readonly FieldProblem[]): Invalid {
    const texts = errors.map(({ message }) => message);
    return new Invalid(joinTexts(texts, ", "), errors);
  }

  /** One field broke one rule. */
  static field(path: string, code: ErrorCode, message: Text): Invalid {
    return new Invalid(message, [{ path, code, message }]);
  }
}

/** 401: not signed in. */
export class Unauthenticated extends DomainError {
  override name = "SignedOut";
  readonly status = 401;
  constructor(
    message: Text = errorMessages.signedOut,
    readonly code: ErrorCode = "signed_out",
    path = "",
  ) {
    super(message, [{ path, code, message }]);
  }
}

/** 403: this user may not; the message is the reason, `path` the field that would change that, if there is one. */
export class Forbidden extends DomainError {
  override name = "Refused";
  readonly status = 403;
  constructor(
    message: Text,
    readonly code: ErrorCode = "refused",
    path = "",
  ) {
    super(message, [{ path, code, message }]);
  }
}

/** 404 */
export class NotFound extends DomainError {
  override name = "NotFound";
  readonly status = 404;
  readonly code = "not_found";
}

/** 405: `allow` are the methods that would do. */
export class MethodNotAllowed extends DomainError {
  override name = "WrongMethod";
  readonly status = 405;
  readonly code = "wrong_method";
  override readonly headers: Record<string, string>;
  constructor(method: string, allow: readonly string[]) {
    super(`${method} is not allowed here. Use ${allow.join(" or ")}.`);
    this.headers = { allow: allow.join(", ") };
  }
}

/** 409: taken, or changed by another user meanwhile. */
export class Conflict extends DomainError {
  override name = "Conflict";
  readonly status = 409;
  constructor(
    message: Text,
    readonly code: ErrorCode,
    fields: readonly FieldProblem[] = [],
  ) {
    super(message, fields);
  }

  /** The value of this field, and perhaps of others, is taken. */
  static takenError(path: string, message: Text, ...others: FieldProblem[]): Conflict {
    return new Conflict(message, "taken", [taken(path, message), ...others]);
  }
}

export const taken = (path: string, message: Text): FieldProblem => ({ path, code: "taken", message });

/** 410: it was there and has ended. */
export class Gone extends DomainError {
  override name = "Gone";
  readonly status = 410;
  readonly code = "ended";
}

/** 413. Some of the body may be unread, so the connection cannot be used again. */
export class PayloadTooLarge extends DomainError {
  override name = "TooLarge";
  readonly status = 413;
  readonly code = "too_large";
  override readonly headers = { connection: "close" };
}

/** 415 */
export class UnsupportedMediaType extends DomainError {
  override name = "WrongType";
  readonly status = 415;
  readonly code = "wrong_type";
}

/** 429: again after `seconds`. */
export class TooManyRequests extends DomainError {
  override name = "TooMany";
  readonly status = 429;
  readonly code = "too_many";
  override readonly headers: Record<string, string>;
  constructor(
    readonly seconds: number,
    message: Text = errorMessages.tooMany,
    until: Text = errorMessages.inSeconds(seconds),
  ) {
    super(until === "" ? message : joinTexts([message, until], " "));
    this.headers = { "retry-after": String(seconds) };
  }
}

/** 503: a service that we need does not respond at the moment, or too much waits for it. */
export class Unavailable extends DomainError {
  override name = "Unavailable";
  readonly status = 503;
  readonly code = "unavailable";
  override readonly headers = { "retry-after": "5" };
}

/** 500: we failed. The log has the reason under the request's id. */
export class InternalError extends DomainError {
  override name = "Fault";
  readonly status = 500;
  readonly code = "fault";
  constructor(requestId: string) {
    super(joinTexts([errorMessages.fault, `(Request ${requestId})`], " "));
  }
}

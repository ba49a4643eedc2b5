/** What is wrong with one field, by its path in the body (`socialLinks.twitter`). */
export type FieldError = { path: string; message: string };

/**
 * An error whose message a user may read. Services throw these; endpoint() alone turns them into status codes.
 * Anything else that is thrown is a fault of ours and is answered without its words.
 */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  readonly headers: Record<string, string> = {};
}

/** 400: the input breaks a rule; `errors` says which field breaks which. */
export class Invalid extends DomainError {
  override name = "Invalid";
  readonly status = 400;
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message);
  }

  /** One field broke one rule. */
  static field(path: string, message: string): Invalid {
    return new Invalid(message, [{ path, message }]);
  }
}

/** 401: nobody is signed in. */
export class SignedOut extends DomainError {
  override name = "SignedOut";
  readonly status = 401;
  constructor(message = "Authentication required") {
    super(message);
  }
}

/** 403: this user may not; the message is the reason, the code what a page goes by. */
export class Refused extends DomainError {
  override name = "Refused";
  readonly status = 403;
  constructor(
    message: string,
    readonly code = "refused",
  ) {
    super(message);
  }
}

/** 404 */
export class NotFound extends DomainError {
  override name = "NotFound";
  readonly status = 404;
}

/** 405: `allow` are the methods that would do. */
export class WrongMethod extends DomainError {
  override name = "WrongMethod";
  readonly status = 405;
  override readonly headers: Record<string, string>;
  constructor(method: string, allow: readonly string[]) {
    super(`${method} is not allowed here. Use ${allow.join(" or ")}.`);
    this.headers = { allow: allow.join(", ") };
  }
}

/** 409: taken, or changed by somebody else meanwhile. */
export class Conflict extends DomainError {
  override name = "Conflict";
  readonly status = 409;
  constructor(
    message: string,
    readonly errors: FieldError[] = [],
  ) {
    super(message);
  }
}

/** 413. Some of the body may be unread, so the connection cannot be used again. */
export class TooLarge extends DomainError {
  override name = "TooLarge";
  readonly status = 413;
  override readonly headers = { connection: "close" };
}

/** 415 */
export class WrongType extends DomainError {
  override name = "WrongType";
  readonly status = 415;
}

/** 429: again after `seconds`. */
export class TooMany extends DomainError {
  override name = "TooMany";
  readonly status = 429;
  override readonly headers: Record<string, string>;
  constructor(seconds: number, message = "Too many requests.") {
    super(`${message} Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`);
    this.headers = { "retry-after": String(seconds) };
  }
}

/** 503: a service that we need does not respond at the moment. */
export class Unavailable extends DomainError {
  override name = "Unavailable";
  readonly status = 503;
  override readonly headers = { "retry-after": "5" };
}

import { DomainError, type ErrorCode } from "../../errors.ts";
import type { Text } from "../../languages/message.ts";
import { contactMessages } from "../messages.en.ts";
import { CARDDAV, DAV, type Name } from "./names.ts";

/** A request that breaks a condition of the protocol (RFC 4918 §16), which the answer names for programs. */
export class Precondition extends DomainError {
  override name = "Precondition";

  constructor(
    readonly status: 400 | 403 | 409 | 412 | 507,
    readonly condition: Name | null,
    text: Text,
    /** What the condition is about: an address of ours. */
    readonly href?: string,
    readonly code: ErrorCode = "invalid",
  ) {
    super(text);
  }
}

/** Nobody is signed in by an app password: the client asks for one, and sends it from then on. */
export class PasswordRequired extends DomainError {
  override name = "PasswordRequired";
  readonly status = 401;
  readonly code = "signed_out";
  override readonly headers = { "www-authenticate": 'Basic realm="Meishi", charset="UTF-8"' };
}

export const badXml = (text: Text) => new Precondition(400, null, text);
export const badCard = (text: Text) => new Precondition(403, [CARDDAV, "valid-address-data"], text);
export const cardTooLarge = () => new Precondition(403, [CARDDAV, "max-resource-size"], contactMessages.cardTooLarge);
export const readOnly = (text: Text) => new Precondition(403, [DAV, "need-privileges"], text);
export const changedMeanwhile = (text: Text) => new Precondition(412, null, text, undefined, "changed");
/** RFC 4331 §6. */
export const bookFull = (text: Text) => new Precondition(507, [DAV, "quota-not-exceeded"], text, undefined, "full");

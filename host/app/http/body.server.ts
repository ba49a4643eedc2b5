import { MIMEType } from "node:util";
import { z } from "zod";
import { LEVEL } from "../access.ts";
import type { KeyGrant } from "../auth/keys/scopes.ts";
import { Invalid, PayloadTooLarge, UnsupportedMediaType } from "../errors.ts";
import { stripInvisibleIn } from "../input/invisible.ts";
import { storageProblem } from "../input/storage-problem.ts";
import { refuseManyValues } from "./many-values.ts";
import { parse } from "./parse.ts";
import { refuseUnknownFields } from "./unknown-fields.ts";
import type { MemoryReservation } from "./upload-memory.server.ts";

const MAX_JSON_BYTES = 1024 * 1024;
const MAX_FORM_BYTES = 8 * 1024 * 1024;

/** Kind of body that a method accepts. */
export interface BodySpec<T> {
  kind: "none" | "json" | "form" | "upload";
  schema: z.ZodType<T>;
  /** Form fields beside the uploaded file, for the API description. */
  fields?: z.ZodType;
}

/** No body, or one that is not looked at. */
export const noBody: BodySpec<undefined> = { kind: "none", schema: z.undefined() };

/** JSON up to 1 MB. An empty body is an empty object. */
export const jsonBody = <T>(schema: z.ZodType<T>): BodySpec<T> => ({ kind: "json", schema });

/** multipart/form-data up to 8 MB; the handler gets the FormData. */
export const uploadBody: BodySpec<FormData> = { kind: "upload", schema: z.instanceof(FormData) };

/** `uploadBody` with described form fields, which the handler parses. */
export const uploadWith = (fields: z.ZodType): BodySpec<FormData> => ({ ...uploadBody, fields });

/** The fields of a page's form, or JSON, as they are: the page parses them itself, to answer with what was typed. */
export const formBody: BodySpec<Record<string, unknown>> = { kind: "form", schema: z.record(z.string(), z.unknown()) };

/** Sender of a body, for limits. */
interface BodyLimits {
  /** 0 for a visitor. */
  level: number;
  /** The key of a program, which gets an error for unknown fields. */
  key?: KeyGrant;
  /** Counts the bytes of an upload; may throw. The caller releases them. */
  reservation?: MemoryReservation;
}

/** Reads and parses a body; throws WrongType, TooLarge or Invalid. */
export async function readBody<T>(
  request: Request,
  { kind, schema }: BodySpec<T>,
  { level, key, reservation }: BodyLimits,
): Promise<T> {
  if (kind === "none") return parse(schema, undefined, "body");
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (kind === "upload") {
    if (type !== "multipart/form-data") throw new UnsupportedMediaType("Send the file as multipart/form-data.");
    return parse(schema, await readForm(request, MAX_FORM_BYTES, reservation), "body");
  }
  if (type === "application/json") {
    const value = await readJson(request, maxValues(level));
    if (key) refuseUnknownFields(schema, value);
    return parse(schema, value, "body");
  }
  if (kind === "form" && (type === "multipart/form-data" || type === "application/x-www-form-urlencoded")) {
    return parse(schema, fieldsOf(await readForm(request, MAX_JSON_BYTES)), "body");
  }
  // A write without body still has a stream, so emptiness shows only when reading it.
  if (kind === "json" && type === "" && (await readBytes(request, MAX_JSON_BYTES)).length === 0)
    return parse(schema, {}, "body");
  throw new UnsupportedMediaType(
    kind === "form" ? "Send a form or application/json." : "Send the data as application/json.",
  );
}

async function readJson(request: Request, maxValues: number): Promise<unknown> {
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (bytes.length === 0) return {};
  refuseManyValues(bytes, maxValues);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Invalid("The request is not valid JSON.");
  }
  refuseUnstorable(value);
  return stripInvisibleIn(value);
}

async function readForm(request: Request, limit: number, reservation?: MemoryReservation): Promise<FormData> {
  const bytes = await readBytes(request, limit, reservation);
  refuseManyFields(bytes, request.headers.get("content-type")!);
  try {
    return await new Response(bytes, { headers: { "content-type": request.headers.get("content-type")! } }).formData();
  } catch {
    throw new Invalid("The form could not be read: it is incomplete or not multipart/form-data.");
  }
}

/**
 * Maximum number of values in a JSON body, generously by level: a visitor sends a form or message, an owner a card, an
 * administrator a batch of users. A parsed value takes far more memory than its bytes.
 */
const maxValues = (level: number) => (level >= LEVEL.admin ? 400_000 : level > 0 ? 20_000 : 2_000);
/** Far more than a form of ours has. The time that the parser takes grows with the square of them. */
const MAX_FIELDS = 1_000;

/** Counts what each field has one of, before anything is parsed: an `&`, or an empty line behind a part's headers. */
function refuseManyFields(bytes: Uint8Array, type: string): void {
  const isMultipart = /^multipart/i.test(type.trim());
  const mark = isMultipart ? "\r\n\r\n" : "&";
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let fields = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length))
    if (++fields > MAX_FIELDS) throw new Invalid("The form has too many fields.");
  if (isMultipart) refuseLongHeaders(text, type);
}

/** Browsers write three lines of headers for a part. The parser reads them line by line, at a microsecond each. */
const MAX_PART_HEADERS = 8 * 1024;
const MAX_FORM_HEADERS = 128 * 1024;

/** Looks how long the headers of the parts are. Throws Invalid. */
function refuseLongHeaders(text: Buffer, type: string): void {
  const tooLong = () => new Invalid("The form has too long headers.");
  const name = boundaryOf(type);
  // With two of them, the parser may take the other one.
  if (!name || type.split("boundary=").length > 2) throw tooLong();
  const boundary = `--${name}\r\n`;
  let all = 0;
  for (let at = text.indexOf(boundary); at >= 0; at = text.indexOf(boundary, at + boundary.length)) {
    const end = text.indexOf("\r\n\r\n", at);
    const length = (end < 0 ? text.length : end) - at;
    all += length;
    if (length > MAX_PART_HEADERS || all > MAX_FORM_HEADERS) throw tooLong();
  }
}

/** The boundary of a form (RFC 2046 §5.1.1), as parsers of MIME types read it. */
function boundaryOf(type: string): string | null {
  try {
    return new MIMEType(type).params.get("boundary");
  } catch {
    return null;
  }
}

/** How much of a body that is too large is read and thrown away. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/**
 * The whole body, unless it is over the limit. Then the rest is read without being kept: a client that is still
 * sending would see its connection reset, not our answer.
 */
export async function readBytes(
  request: Request,
  limit: number,
  reservation?: MemoryReservation,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  const next = () => reader.read().catch(refuseBroken);
  for (let part = await next(); !part.done && length <= MAX_DRAINED_BYTES; part = await next()) {
    length += part.value.length;
    if (length <= limit) {
      reservation?.take(part.value.length);
      chunks.push(part.value);
    } else if (chunks.length > 0) {
      chunks.length = 0;
      reservation?.release();
    }
  }
  if (length > limit) throw new PayloadTooLarge(`The request is too large: at most ${limit / 1024 / 1024} MB.`);
  return new Uint8Array(Buffer.concat(chunks));
}

/** The client disconnected while sending: no fault of ours, and the response is never received. */
function refuseBroken(): never {
  throw new Invalid("The request ended before its body was whole.");
}

/** A field given several times becomes a list. */
function fieldsOf(data: FormData): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>; // a field may be called `__proto__`
  // One walk: getAll() for each name would read all of them as often as there are names.
  for (const [name, value] of data) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  refuseUnstorable(fields);
  stripInvisibleIn(fields);
  return fields;
}

function refuseUnstorable(value: unknown): void {
  const problem = storageProblem(value);
  if (problem) throw new Invalid(problem);
}

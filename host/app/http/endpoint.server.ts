import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequiredScope } from "../auth/keys/scopes.ts";
import { findSessionUser, type SessionUser } from "../auth/sessions/session.server.ts";
import { type BodySpec, readBody } from "./body.server.ts";
import { compressedJson } from "./compression.server.ts";
import { revalidated } from "./conditional-request.ts";
import { DomainError, Invalid, NotFound, Forbidden, Unauthenticated, MethodNotAllowed } from "../errors.ts";
import { errorResponse, toErrorResult } from "./error-response.server.ts";
import { CONTAINS_NUL } from "../input/storage-problem.ts";
import { authenticateKey, type KeyCall, keyCallOf, reauthenticateKey, withKeyHeaders } from "./key-call.server.ts";
import { parse } from "./parse.ts";
import { type Access, permittedUser } from "./permitted-user.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { localeOfPage, localeOfSentences, withRequestLocale } from "../languages/account-language.server.ts";
import { acceptsProblemJson } from "./problem.server.ts";
import type { LimitName } from "../rate-limits/limits.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { handleIdempotently } from "./idempotency.server.ts";
import { reserveUploadMemory } from "./upload-memory.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { textIn, textsIn } from "../languages/message.ts";
import type { Locale } from "../languages/locales.ts";
import { isForeignWrite, isMisused, withCors, preflight } from "./cross-origin.server.ts";
import { type RequestContext, contextOf } from "./request-context.server.ts";
import { whilePermitted } from "./while-permitted.server.ts";

declare module "@remix-run/node" {
  interface AppLoadContext {
    meishi?: RequestContext;
  }
}

type Methods = Record<string, BodySpec<unknown>>;

interface Options<A extends Access, M extends Methods, P, Q> {
  /** Who may call it at all; services check what they may do. */
  access: A;
  /** The methods of an action, each with the body it takes. A loader has none: it answers GET and HEAD. */
  methods?: M;
  /** Schema of the path's parameters; not matching is 404. */
  params?: z.ZodType<P>;
  /** Schema of the query string, given as an object of its first values. */
  query?: z.ZodType<Q>;
  /** Also open to users who must first set up a second factor. */
  withoutFactor?: boolean;
  /** Scope that an API key needs; without one, keys are refused. */
  scope?: RequiredScope;
  /** Which limit a request counts against, by address; `read` or `write` when not given. */
  limit?: LimitName;
  /** Any site may call it, without cookies. Sessions count only from our own pages. */
  cors?: boolean;
  /** Failures are sent as {success: false, error}, except to clients that ask for problem details. */
  failsAsResult?: boolean;
  /** It handles Idempotency-Key itself; others are carried out once per key. */
  ownKeys?: boolean;
  /** Rewords an error for its reader, before it is turned into an answer. */
  translate?: (error: unknown, request: Request) => unknown;
  /** Turns a failure into a page: visitors' addresses are opened by people, not by programs. */
  failurePage?: (failure: Response, requestId: string, request: Request, error: unknown) => Response;
  /** It signs its clients in by itself: neither sessions nor the site that a request comes from count. */
  withoutSessions?: boolean;
  /** It answers a picture, which pages show to who is signed in. */
  isPicture?: boolean;
  /** Makes the response cacheable, with an entity tag and 304 responses. */
  cacheable?: boolean;
  /** Further headers of the response to OPTIONS. */
  optionsHeaders?: Record<string, string>;
}

/** The part of a route's options that describes it, independent of its types. */
export type RouteOptions = Pick<Options<Access, Methods, unknown, unknown>, "scope" | "methods" | "params" | "query">;

/** Arguments of a handler: the parsed and authenticated request. */
interface HandlerArgs<A extends Access, M extends Methods, P, Q> {
  request: Request;
  params: P;
  query: Q;
  /** Which of `methods` was used, with the body that belongs to it. */
  method: keyof M & string;
  body: M[keyof M] extends BodySpec<infer B> ? B : undefined;
  user: A extends "anyone" ? SessionUser | null : SessionUser;
  /** The owner's domain under which it came, if it was not the main host. */
  site: CustomDomain | undefined;
  clientAddress: string;
  requestId: string;
  signal: AbortSignal;
  /** To be called for an answer that stays open: it is no longer one of those that are being made. */
  holdOpen(): void;
}

/** Marks what endpoint() made; Symbol.for, because the test that looks for it runs outside of the bundle. */
const MADE_BY_ENDPOINT = Symbol.for("meishi.endpoint");

type Handler<A extends Access, M extends Methods, P, Q, R> = (call: HandlerArgs<A, M, P, Q>) => R;
type Route<T> = (args: ActionFunctionArgs) => Promise<T>;

/**
 * The only way a loader or action of /api and other resource routes is made. In this order: method, rate limit,
 * same-origin check, session and level, path and query, body under its limit and schema, session and level again,
 * handler, errors to answers.
 * A value that is not a Response is answered as JSON, undefined as 204. A download ends with its reader's access.
 */
export function endpoint<
  A extends Access,
  R,
  M extends Methods = Record<never, never>,
  P = Record<string, string | undefined>,
  Q = unknown,
>(options: Options<A, M, P, Q>, handler: Handler<A, M, P, Q, R>): Route<Response> {
  const methods = allowedMethods(options);
  return brand(options, methods, async (args) => {
    const context = contextOf(args.context);
    const { request } = args;
    if (request.method === "OPTIONS") return preflight(options, methods);
    const locale = localeOfSentences(request);
    const keyCall = keyCallOf(request);
    const finish = (response: Response) => withCors(options, withKeyHeaders(keyCall, response));
    try {
      const run = async (call: HandlerArgs<A, M, P, Q>) =>
        request.method === "POST" && !options.ownKeys && request.headers.has("idempotency-key")
          ? handleIdempotently(call, async () => toResponse(inLocale(locale, await handler(call)), storedJson))
          : inLocale(locale, await handler(call));
      const result = await handle(options, methods, args, context, run, keyCall);
      const made = toResponse(result, (value) => compressedJson(request, value));
      const response = options.cacheable ? await revalidated(request, made) : made;
      // The body of a response to HEAD is never read, which would keep a stream open.
      if (request.method === "HEAD") void response.body?.cancel();
      return finish(response);
    } catch (thrown) {
      if (thrown instanceof Response) return finish(thrown);
      const error = options.translate ? options.translate(thrown, request) : thrown;
      const response = await errorResponse(error, request, { ...context, locale });
      if (options.failurePage) return finish(options.failurePage(response, context.requestId, request, error));
      const isResult = options.failsAsResult && !keyCall && !acceptsProblemJson(request);
      return finish(isResult ? failedResult(error, response, locale) : response);
    }
  });
}

/** English is what messages are as JSON. */
const inLocale = (locale: Locale, value: unknown): unknown => (locale === "en" ? value : textsIn(locale, value));

function failedResult(error: unknown, { status, headers }: Response, locale: Locale): Response {
  const reason = textIn(locale, error instanceof DomainError ? error.text : errorMessages.fault);
  const otherHeaders = [...headers].filter(([name]) => name !== "content-type" && name !== "content-length");
  return Response.json({ success: false, error: reason }, { status, headers: otherHeaders });
}

/**
 * Like `endpoint()` for a page: data goes to its component, signed-out visitors are redirected to /auth and back, and
 * other errors are thrown as problem details for the page's error boundary.
 */
export function page<
  A extends Access,
  R,
  M extends Methods = Record<never, never>,
  P = Record<string, string | undefined>,
  Q = unknown,
>(options: Options<A, M, P, Q>, handler: Handler<A, M, P, Q, R>): Route<Awaited<R>> {
  const methods = allowedMethods(options);
  return brand(options, methods, async (args): Promise<Awaited<R>> => {
    const context = contextOf(args.context);
    try {
      return await handle(options, methods, args, context, handler);
    } catch (error) {
      if (error instanceof Response) throw error;
      if (error instanceof Unauthenticated) throw redirect(signInPath(args.request));
      if (error instanceof Forbidden && error.code === "factor_required") throw redirect(factorPath(args.request));
      const { request } = args;
      const locale = localeOfPage(request, (await Promise.resolve(context.user).catch(() => null)) ?? null);
      const { problem, headers } = await toErrorResult(error, request, { ...context, locale });
      throw Response.json(problem, { status: problem.status, headers });
    }
  });
}

/** An answer with another status than 200. */
export function jsonResponse(status: number, value: unknown, headers: HeadersInit = {}): Response {
  return Response.json(value, { status, headers });
}

export const createdResponse = (value: unknown, headers?: HeadersInit) => jsonResponse(201, value, headers);

async function handle<A extends Access, M extends Methods, P, Q, R>(
  options: Options<A, M, P, Q>,
  methods: string[],
  args: ActionFunctionArgs,
  context: RequestContext,
  handler: Handler<A, M, P, Q, R>,
  keyCall?: KeyCall,
): Promise<Awaited<R>> {
  const { request } = args;
  if (!methods.includes(request.method)) throw new MethodNotAllowed(request.method, methods);
  const isWrite = options.methods !== undefined;
  await consume(options.limit ?? (isWrite ? "write" : "read"), { address: context.clientAddress });
  const isForeign = !keyCall && isWrite && !options.withoutSessions && isForeignWrite(request, context.site?.origin);
  if (isForeign && !options.cors) throw new Forbidden(errorMessages.otherSite, "other_site");

  // Authenticates before any part of the request is parsed or read.
  const wasWhole = context.isWhole;
  const findUser = () =>
    keyCall ? authenticateKey(keyCall, options.scope) : (context.user ??= findSessionUser(request));
  const findUserAgain = () =>
    keyCall ? reauthenticateKey(keyCall, options.scope) : (context.user = findSessionUser(request));
  const hasUser = !isForeign && !isMisused(options, request) && !context.site && !options.withoutSessions;
  const { clientAddress } = context;
  const permit = (sessionUser: SessionUser | null) =>
    permittedUser(options, context, sessionUser && { ...sessionUser, clientAddress });
  const early = permit(hasUser ? await findUser() : null);

  refuseNull(request.url);
  const params = options.params ? parse(options.params, args.params, "path") : (args.params as P);
  const query = options.query ? parse(options.query, queryOf(request), "query") : (undefined as Q);
  const bodyKind = options.methods?.[request.method];
  const reservation =
    bodyKind?.kind === "upload" && early ? reserveUploadMemory({ id: early.id, clientAddress }) : undefined;
  try {
    const body = bodyKind && (await readBody(request, bodyKind, { level: 0, ...early, reservation }));
    // A body may take a minute, in which a session, a key or a level can end.
    const user = early && bodyKind && !wasWhole ? permit(await findUserAgain()) : early;
    const call = new ParsedCall(context, request, params, query, body, user) as HandlerArgs<A, M, P, Q>;
    // Requests that visitors make from any site cause emails only to owners, who have a language of their own.
    if (isWrite) return await (options.cors ? handler(call) : withRequestLocale(request, () => handler(call)));
    const result = await handler(call);
    // What anybody may have does not end with somebody's access.
    const isPrivate = early !== null && options.access !== "anyone";
    return isPrivate ? await whilePermitted(result, early, async () => permit(await findUserAgain())) : result;
  } finally {
    reservation?.release();
  }
}

/**
 * A class, since a getter in an object literal makes V8 a hidden class for each request, in the old generation, that
 * keeps the whole request alive until the next full collection.
 */
class ParsedCall {
  readonly method: string;
  readonly clientAddress: string;
  readonly requestId: string;
  readonly site: CustomDomain | undefined;
  readonly #context: RequestContext;

  constructor(
    context: RequestContext,
    readonly request: Request,
    readonly params: unknown,
    readonly query: unknown,
    readonly body: unknown,
    readonly user: SessionUser | null,
  ) {
    this.method = request.method;
    this.clientAddress = context.clientAddress;
    this.requestId = context.requestId;
    this.site = context.site;
    this.#context = context;
  }

  get signal(): AbortSignal {
    return this.#context.signal;
  }

  get holdOpen(): () => void {
    return () => this.#context.holdOpen?.();
  }
}

/** No text that we store or search for can contain U+0000; see unstorable(). */
function refuseNull(url: string): void {
  if (!url.includes("%00")) return;
  if (new URL(url).pathname.includes("%00")) throw new NotFound(errorMessages.notFound);
  throw new Invalid(CONTAINS_NUL);
}

const allowedMethods = ({ methods }: { methods?: Methods }) => (methods ? Object.keys(methods) : ["GET", "HEAD"]);

/** The options stay with the route: the description of the API is made of them. */
function brand<T>(options: RouteOptions, methods: string[], route: Route<T>): Route<T> {
  return Object.assign(route, { [MADE_BY_ENDPOINT]: true, methods, options });
}

const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries([...new URL(request.url).searchParams].reverse());

/** The sign-in page, and the one that sets up a second factor; both lead back to the page asked for. */
const signInPath = (request: Request) => `/auth?to=${requestedPath(request)}`;
const factorPath = (request: Request) => `/second-factor?to=${requestedPath(request)}`;

function requestedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return encodeURIComponent(`${pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")}${search}`);
}

/** Answers are stored for repeats as they are, not compressed. */
const storedJson = (value: unknown): Response => jsonResponse(200, value);

/** A result as an answer; `toJson` makes one of what is a value. */
const toResponse = (result: unknown, toJson: (value: unknown) => Response): Response =>
  result instanceof Response ? result : result === undefined ? new Response(null, { status: 204 }) : toJson(result);

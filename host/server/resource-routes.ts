import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type * as Application from "../app/entry.server.tsx";

type Responder = (request: Request, context: AppLoadContext) => Promise<Response>;
type Route = NonNullable<ServerBuild["routes"][string]>;
type Handler = ((args: {
  request: Request;
  params: Record<string, string>;
  context: AppLoadContext;
}) => Promise<Response>) & { methods?: string[] };
interface Compiled {
  pattern: RegExp;
  names: string[];
  rank: number;
  route: Route;
  /** A route's loader and action know only their own methods; together they are what the path allows. */
  methods: string[];
  /** The first segment of every path that it matches, unless that varies. */
  first: string | undefined;
}

/**
 * Matches routes without a component and calls their loader or action directly; Remix would rank all routes twice for
 * each request. Returns undefined for a path of a page, or of nothing.
 */
export function resourceRoutes(
  routes: ServerBuild["routes"],
  { methodNotAllowed }: Pick<typeof Application, "methodNotAllowed">,
): (pathname: string) => Responder | undefined {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const compiled = all
    .filter(({ module }) => !("default" in module) || module.default === undefined)
    .filter(({ module }) => module.loader || module.action)
    .map((route) => compile(route, routes))
    .sort((a, b) => b.rank - a.rank);
  const fixed = new Map(
    compiled.filter(({ names }) => names.length === 0).map((entry) => [entry.pattern.source, entry]),
  );
  const respond =
    (route: Compiled, params: Record<string, string>): Responder =>
    async (request, context) =>
      (await dispatch(route, params, request, context)) ?? methodNotAllowed(request, route.methods);
  const openUnder = underFirstSegment(compiled.filter(({ names }) => names.length > 0));

  return (pathname) => {
    const exact = fixed.get(sourceOf(pathname));
    if (exact) return respond(exact, {});
    for (const route of openUnder(pathname)) {
      const match = route.pattern.exec(pathname);
      if (!match) continue;
      const params = paramsOf(route.names, match);
      return params && respond(route, params);
    }
    return undefined;
  };
}

/** Sorts routes by their first segment, as trying every pattern takes longer than many answers. */
function underFirstSegment(open: Compiled[]): (pathname: string) => Compiled[] {
  const isUnder = (segment: string) => (route: Compiled) => route.first === undefined || route.first === segment;
  const firsts = new Set(open.flatMap(({ first }) => first ?? []));
  const bySegment = new Map([...firsts].map((first) => [first, open.filter(isUnder(first))]));
  const others = open.filter(({ first }) => first === undefined);
  return (pathname) => bySegment.get(pathname.split("/", 2)[1]!) ?? others;
}

/**
 * The build without the routes that are answered here, because Remix ranks and compiles all routes several times for
 * each page. Requests of Remix's own client (data, parts of the manifest) need the whole build.
 */
export function withoutResourceRoutes(build: ServerBuild): ServerBuild {
  const parents = new Set(Object.values(build.routes).map((route) => route?.parentId));
  const isPage = (id: string) => build.routes[id]?.module.default !== undefined || parents.has(id);
  const pagesOf = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => isPage(id)));
  return { ...build, routes: pagesOf(build.routes), assets: { ...build.assets, routes: pagesOf(build.assets.routes) } };
}

/** Undefined for a method that the route does not have. */
async function dispatch(
  { route: { module }, methods }: Compiled,
  params: Record<string, string>,
  request: Request,
  context: AppLoadContext,
): Promise<Response | undefined> {
  const loader = module.loader as Handler | undefined;
  const action = module.action as Handler | undefined;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const isPreflight = request.method === "OPTIONS";
  const handler = isPreflight ? preflightHandler(request, loader, action) : isRead ? loader : action;
  if (!handler || (!isPreflight && !methods.includes(request.method))) return undefined;
  const response = await handler({ request, params, context });
  if (isPreflight) allowAll(response, methods);
  return request.method === "HEAD" ? new Response(null, response) : response;
}

/** The handler of the requested method answers a preflight: reading may be open to other sites where writing is not. */
function preflightHandler(request: Request, loader?: Handler, action?: Handler): Handler | undefined {
  const method = request.headers.get("access-control-request-method") ?? "GET";
  return method === "GET" || method === "HEAD" ? (loader ?? action) : (action ?? loader);
}

function allowAll({ headers }: Response, methods: string[]): void {
  headers.set("allow", methods.join(", "));
  if (headers.has("access-control-allow-methods")) headers.set("access-control-allow-methods", methods.join(", "));
}

function compile(route: Route, routes: ServerBuild["routes"]): Compiled {
  const names: string[] = [];
  let rank = 0;
  const parts = pathOf(route, routes).split("/").filter(Boolean);
  const segments = parts.map((segment) => {
    const [, before, name, after] = /^([^:]*):(\w+)(\W.*)?$/.exec(segment) ?? [];
    rank += 10;
    if (name === undefined) return segment === "*" ? (names.push("*"), (rank -= 15), "(.*)") : escape(segment);
    names.push(name);
    rank -= 5;
    return `${escape(before!)}([^/]+)${escape(after ?? "")}`;
  });
  const first = /[:*]/.test(parts[0] ?? "*") ? undefined : parts[0];
  const { loader, action } = route.module as { loader?: Handler; action?: Handler };
  const methods = [loader, action].flatMap((handler) => handler?.methods ?? []);
  return { pattern: new RegExp(`^/${segments.join("/")}/?$`), names, rank, route, methods, first };
}

function pathOf(route: Route, routes: ServerBuild["routes"]): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return `${parent ? pathOf(parent, routes) : ""}/${route.path ?? ""}`;
}

/** Undefined if a part is not valid percent-encoding: no such path exists. */
function paramsOf(names: string[], match: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? "")]));
  } catch {
    return undefined;
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const sourceOf = (pathname: string) => `^\\/${pathname.split("/").filter(Boolean).map(escape).join("\\/")}\\/?$`;

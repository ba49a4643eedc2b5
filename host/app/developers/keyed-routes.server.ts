import type { RequiredScope } from "../auth/keys/scopes.ts";
import type { RouteOptions } from "../http/endpoint.server.ts";

/** A call open to API keys. */
export interface KeyedCall {
  method: string;
  /** Path template as in OpenAPI: `/api/contacts/{id}`. */
  path: string;
  scope: RequiredScope;
  options: RouteOptions;
}

type Described = { options: RouteOptions; methods: string[] };
type RouteModule = Partial<Record<"loader" | "action", Described>>;

/** Loaders of route modules by file name; lazy, as routes import this module. */
const modules = import.meta.glob<RouteModule>("../routes/{api.*,mcp}.ts");

/** Path template of a route file (Remix flat routes); undefined for `api.$`, which answers unknown calls. */
export function pathOfRoute(file: string): string | undefined {
  const name = file.replace(/^.*\//, "").replace(/\.ts$/, "");
  if (name === "api.$") return undefined;
  const segments = name.replaceAll("[.]", "\0").split(".");
  const parts = segments.filter((segment) => segment !== "_index").map((segment) => segment.replace(/_$/, ""));
  return `/${parts.map((part) => part.replace(/^\$(.+)$/, "{$1}").replaceAll("\0", ".")).join("/")}`;
}

/** Lists all calls open to API keys, as their routes declare them. */
export async function listKeyedCalls(): Promise<KeyedCall[]> {
  const calls: KeyedCall[] = [];
  for (const [file, load] of Object.entries(modules)) {
    const path = pathOfRoute(file);
    if (path === undefined) continue;
    const { loader, action } = await load();
    for (const route of [loader, action]) {
      const scope = route?.options.scope;
      if (!route || !scope) continue;
      const methods = route.methods.filter((method) => method !== "HEAD");
      calls.push(...methods.map((method) => ({ method, path, scope, options: route.options })));
    }
  }
  return calls.filter(({ method, path }) => `${method} ${path}` !== "GET /mcp");
}

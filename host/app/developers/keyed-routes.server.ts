import type { RequiredScope } from "../auth/keys/scopes.ts";
import type { RouteOptions } from "../http/endpoint.server.ts";

/** A call that a key can make. */
export interface KeyedCall {
  method: string;
  /** As OpenAPI writes it: `/api/contacts/{id}`. */
  path: string;
  scope: RequiredScope;
  options: RouteOptions;
}

type Described = { options: RouteOptions; methods: string[] };
type RouteModule = Partial<Record<"loader" | "action", Described>>;

/** By its file's name; loaded on use, as they lead back here. */
const modules = import.meta.glob<RouteModule>("../routes/{api.*,mcp}.ts");

/** The path of a route, by Remix's flat convention. The one for unknown calls has none. */
export function pathOfRoute(file: string): string | undefined {
  const name = file.replace(/^.*\//, "").replace(/\.ts$/, "");
  if (name === "api.$") return undefined;
  const segments = name.replaceAll("[.]", "\0").split(".");
  const parts = segments.filter((segment) => segment !== "_index").map((segment) => segment.replace(/_$/, ""));
  return `/${parts.map((part) => part.replace(/^\$(.+)$/, "{$1}").replaceAll("\0", ".")).join("/")}`;
}

/** Every call that a key can make, as its route declares it. */
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

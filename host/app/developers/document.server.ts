import { z } from "zod";
import { SCOPES } from "../auth/keys/scopes.ts";
import { config } from "../config/config.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { productVersion } from "../config/product-version.server.ts";
import { type Example, examples } from "./examples.ts";
import { type KeyedCall, listKeyedCalls } from "./keyed-routes.server.ts";
import { type Operation, OPERATIONS } from "./operations.ts";
import { webhookDocument } from "./webhook-events.ts";

export type JsonSchema = Record<string, unknown>;

/** OpenAPI 3.1, Parameter Object. */
export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

/** OpenAPI 3.1, the `content` of a body or response, by media type. */
export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;

/** OpenAPI 3.1, Operation Object. */
export interface DocumentOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  "x-scope": string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, unknown>;
}

export interface ApiDocument {
  openapi: "3.1.0";
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, JsonSchema>; [name: string]: unknown };
  [name: string]: unknown;
}

const TAGS: Record<string, string> = {
  cards: "Cards",
  contacts: "Contacts",
  inbox: "Inbox",
  analytics: "Analytics",
  team: "Team",
  any: "General",
  webhooks: "Webhooks",
};

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().meta({ description: "Explanation for people; the wording may change" }),
    code: z.string().meta({ description: "Stable code for programs" }),
    errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
    requestId: z.string().optional(),
  })
  .meta({ id: "Problem", description: "Problem details (RFC 9457)" });

const ERRORS = {
  Invalid: [400, "A value is invalid, or the body has no field that this call knows. `errors` lists the fields."],
  UnknownKey: [
    401,
    "The key is missing, unknown or expired. Without a key, problem details are sent only if `Accept` names " +
      "application/problem+json or application/json; otherwise the message is plain text.",
  ],
  Refused: [403, "The key lacks the scope (code `scope`), or its owner may not do this."],
  NotFound: [404, "Nothing has this id."],
  Conflict: [409, "The request conflicts with existing data, for example a limit that has been reached."],
  TooLarge: [413, "The body is too large."],
  WrongType: [415, "The body has the wrong media type."],
  TooMany: [429, "The key made more than 600 calls in a minute. `Retry-After` and `RateLimit` say when to try again."],
} as const;
type ErrorName = keyof typeof ERRORS;

const PROBLEM: JsonSchema = { $ref: "#/components/schemas/Problem" };

let cached: Promise<ApiDocument> | undefined;

/** The OpenAPI 3.1 document of all calls open to API keys, generated once from the schemas that validate requests. */
export const apiDocument = (): Promise<ApiDocument> => (cached ??= createDocument());

async function createDocument(): Promise<ApiDocument> {
  const schemas: Record<string, JsonSchema> = {};
  const paths: ApiDocument["paths"] = {};
  const calls = await listKeyedCalls();
  const names = Object.keys(OPERATIONS);
  const position = ({ method, path }: KeyedCall) => names.indexOf(`${method} ${path}`);
  for (const call of calls.sort((a, b) => position(a) - position(b))) {
    const operation = OPERATIONS[`${call.method} ${call.path}`];
    if (!operation) throw new Error(`${call.method} ${call.path} is open to keys, but not described`);
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(call, operation, schemas);
  }
  toSchema(problem, schemas);
  return {
    openapi: "3.1.0",
    info: {
      title: "Meishi",
      version: productVersion(),
      summary: "Digital business cards: cards, contacts, inbox, analytics and teams.",
      description:
        "Send your key as `Authorization: Bearer KEY`. Errors are problem details (RFC 9457); rely on their `code`. Without a " +
        "key, they are sent only if you ask with `Accept: application/problem+json`; otherwise the error is plain text. " +
        "A POST repeated with the same `Idempotency-Key` within a day is carried out only once.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: config.publicUrl }],
    security: [{ key: [] }],
    tags: Object.values(TAGS).map((name) => ({ name, description: `Calls about: ${name.toLowerCase()}` })),
    paths,
    webhooks: webhookDocument(),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description:
            `A key of your account, created at /developers. Scopes: ${SCOPES.join(", ")}. Calls that write return the whole ` +
            "changed object, so that a key with a write scope also reads it, including the messages in a contact's history.",
        },
      },
      schemas,
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([name, [, description]]) => [
          name,
          {
            description,
            content: {
              ...contentOf("application/problem+json", PROBLEM, examples.errors[name]),
              ...(name === "UnknownKey" &&
                contentOf("text/plain", { type: "string" }, String(errorMessages.signedOut))),
            },
          },
        ]),
      ),
    },
  };
}

function describeCall(
  { method, path, scope, options }: KeyedCall,
  operation: Operation,
  schemas: Record<string, JsonSchema>,
): DocumentOperation {
  const body = options.methods?.[method];
  const parameters = [...parametersOf(path, options.params, "path"), ...parametersOf(path, options.query, "query")];
  const hasBody = body !== undefined && body.kind !== "none";
  const example = examples.calls[`${method} ${path}`] ?? {};
  const isPublic = path === "/api/openapi.json";
  const errors: ErrorName[] = [
    ...(hasBody || options.query ? (["Invalid"] as const) : []),
    ...(isPublic ? [] : (["UnknownKey", "Refused"] as const)),
    ...(options.params ? (["NotFound"] as const) : []),
    ...(method === "GET" ? [] : (["Conflict"] as const)),
    ...(hasBody ? (["TooLarge", "WrongType"] as const) : []),
    "TooMany",
  ];
  return {
    operationId: operationId(method, path),
    summary: operation.summary,
    ...(operation.description && { description: operation.description }),
    tags: [TAGS[scope.split(":")[0]!]!],
    security: isPublic ? [{}, { key: [] }] : [{ key: scope === "any" ? [] : [scope] }],
    "x-scope": scope,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && {
      requestBody: {
        required: true,
        content:
          body.kind === "upload"
            ? contentOf("multipart/form-data", uploadSchema(body.fields))
            : contentOf("application/json", toSchema(body.schema, schemas), example.body),
      },
    }),
    responses: {
      ...answerOf(operation, example, schemas),
      ...Object.fromEntries(errors.map((name) => [ERRORS[name][0], { $ref: `#/components/responses/${name}` }])),
    },
  };
}

function uploadSchema(fields: z.ZodType | undefined): JsonSchema {
  const { properties } = flatten(fields ? toSchema(fields) : {});
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  return { type: "object", properties: { file, ...properties }, required: ["file"] };
}

function answerOf(
  { answer, file, formats = [], status = 200, also = {} }: Operation,
  { answer: example, formats: texts = {} }: Example,
  schemas: Record<string, JsonSchema>,
): Record<string, unknown> {
  const files = Object.assign(
    {},
    ...formats.map((type) => contentOf(type, { type: "string" }, texts[type])),
  ) as Content;
  const further = (content?: Content) =>
    Object.fromEntries(
      Object.entries(also).map(([code, description]) => [
        code,
        { description, ...(code === "200" && content && { content }) },
      ]),
    );
  if (answer) {
    const content = { ...contentOf("application/json", toSchema(answer, schemas), example), ...files };
    return { [status]: { description: "Done", content }, ...further(content) };
  }
  if (file) {
    const schema = file === "application/json" ? { type: "object" } : { type: "string" };
    return {
      200: { description: "The file", content: { ...contentOf(file, schema, example), ...files } },
      ...further(),
    };
  }
  return { 204: { description: "Done" } };
}

const contentOf = (type: string, schema: JsonSchema, example?: unknown): Content => ({
  [type]: { schema, ...(example !== undefined && { example }) },
});

/** The operation's name: `getContactsById` for `GET /api/contacts/{id}`. */
function operationId(method: string, path: string): string {
  const words = path
    .replace(/^\/api/, "")
    .replace(/\{(\w+)\}/g, "by $1")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}

function parametersOf(path: string, schema: z.ZodType | undefined, part: "path" | "query"): Parameter[] {
  const { properties, required } = schema ? flatten(toSchema(schema)) : { properties: {}, required: [] };
  const names = part === "path" ? [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!) : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: part,
    required: part === "path" || required.includes(name),
    schema: properties[name] ?? { type: "string" },
  }));
}

/** Properties of an object schema, or of all parts of an `allOf`. */
function flatten(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: string[] } {
  const parts = ((schema.allOf as JsonSchema[] | undefined) ?? []).map(flatten);
  return {
    properties: Object.assign({}, schema.properties, ...parts.map(({ properties }) => properties)),
    required: [...((schema.required as string[] | undefined) ?? []), ...parts.flatMap(({ required }) => required)],
  };
}

/** JSON Schema 2020-12 of a schema's input; with `schemas`, those with an id are moved there as components. */
function toSchema(schema: z.ZodType, schemas?: Record<string, JsonSchema>): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => void delete jsonSchema.id,
  }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  if (!schemas) return rest;
  for (const [name, definition] of Object.entries($defs)) schemas[name] = withComponents(definition) as JsonSchema;
  return withComponents(rest) as JsonSchema;
}

/** Replaces `#/$defs/Card` by `#/components/schemas/Card`. */
const withComponents = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'));

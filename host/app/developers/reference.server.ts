import {
  apiDocument,
  type Content,
  type DocumentOperation,
  type JsonSchema,
  type Parameter,
} from "./document.server.ts";

/** A parameter, or a field of a body or response. */
export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
}

/** A request body or response. */
export interface Part {
  fields: Field[];
  example: string | null;
}

/** A call on the page for developers. */
export interface ReferenceCall {
  id: string;
  /** The HTTP method. */
  verb: string;
  path: string;
  summary: string;
  description: string | null;
  scope: string;
  parameters: Field[];
  body: Part;
  status: string;
  answer: Part;
}

export interface ReferenceGroup {
  tag: string;
  calls: ReferenceCall[];
}

let cached: Promise<ReferenceGroup[]> | undefined;

/** The calls of the OpenAPI document by tag, with the fields of bodies and responses, for the page for developers. */
export const apiReference = (): Promise<ReferenceGroup[]> => (cached ??= createReference());

async function createReference(): Promise<ReferenceGroup[]> {
  const { paths, components } = await apiDocument();
  const groups = new Map<string, ReferenceCall[]>();
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(calls)) {
      const tag = operation.tags[0]!;
      const call = toCall(method.toUpperCase(), path, operation, components.schemas);
      groups.set(tag, [...(groups.get(tag) ?? []), call]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
}

function toCall(
  method: string,
  path: string,
  operation: DocumentOperation,
  schemas: Record<string, JsonSchema>,
): ReferenceCall {
  const [status, answer] = Object.entries(operation.responses).findLast(([code]) => /^20[014]$/.test(code)) ?? [
    "200",
    {},
  ];
  return {
    id: operation.operationId,
    verb: method,
    path,
    summary: operation.summary,
    description: operation.description ?? null,
    scope: operation["x-scope"],
    parameters: (operation.parameters ?? []).map(({ name, required, schema }: Parameter) => ({
      name,
      type: typeOf(schema),
      isRequired: required,
    })),
    body: partOf(operation.requestBody, schemas),
    status,
    answer: partOf(answer, schemas),
  };
}

function partOf(part: unknown, schemas: Record<string, JsonSchema>): Part {
  const [content] = Object.values((part as { content?: Content } | undefined)?.content ?? {});
  const { schema, example } = content ?? {};
  return {
    fields: fieldsOf(schema, schemas),
    example: example === undefined ? null : typeof example === "string" ? example : JSON.stringify(example, null, 2),
  };
}

/** The fields of an object, of an array's items, or of the first schema of a union. */
function fieldsOf(schema: JsonSchema | undefined, schemas: Record<string, JsonSchema>): Field[] {
  if (!schema) return [];
  if (typeof schema.$ref === "string") return fieldsOf(schemas[schema.$ref.split("/").at(-1)!], schemas);
  if (schema.type === "array") return fieldsOf(schema.items as JsonSchema, schemas);
  const [form] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  if (form) return fieldsOf(form, schemas);
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) => ({
    name,
    type: typeOf(property),
    isRequired: required.includes(name),
  }));
}

/** A schema's type in TypeScript's notation: `string`, `"csv" | "vcf"`, `Contact[]`, `string | null`. */
function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1)!;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms) return [...new Set(forms.map(typeOf))].join(" | ");
  if (schema.type === "array") return `${typeOf((schema.items ?? {}) as JsonSchema)}[]`;
  return [schema.type ?? "any"].flat().join(" | ");
}

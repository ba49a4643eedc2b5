import { z } from "zod";
import { Invalid } from "../errors.ts";

interface ObjectSchema {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  allOf?: ObjectSchema[];
  anyOf?: ObjectSchema[];
  oneOf?: ObjectSchema[];
}

/** So many unknown fields are named, and so much of each name. */
const MAX_NAMED = 3;
const MAX_NAME = 50;

const cached = new WeakMap<z.ZodType, ReadonlySet<string> | null>();

/** The fields that a body may have, of all its forms together; null if it may have any. */
export function fieldsOfBody(schema: z.ZodType): ReadonlySet<string> | null {
  let fields = cached.get(schema);
  if (fields === undefined) {
    fields = fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ObjectSchema);
    cached.set(schema, fields);
  }
  return fields;
}

function fieldsOf({ properties, additionalProperties, ...parts }: ObjectSchema): ReadonlySet<string> | null {
  if (additionalProperties) return null;
  if (properties) return new Set(Object.keys(properties));
  const forms = [...(parts.allOf ?? []), ...(parts.anyOf ?? []), ...(parts.oneOf ?? [])].map(fieldsOf);
  if (forms.length === 0 || forms.includes(null)) return null;
  return new Set(forms.flatMap((form) => [...form!]));
}

/** Our pages may send more than a call reads; a program that does has most likely mistyped a name. */
export function refuseUnknownFields(schema: z.ZodType, value: unknown): void {
  const fields = fieldsOfBody(schema);
  if (!fields || typeof value !== "object" || value === null || Array.isArray(value)) return;
  const unknown = Object.keys(value).filter((name) => !fields.has(name));
  if (unknown.length === 0) return;
  const names = unknown.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME));
  throw Invalid.fields(
    names.map((path) => ({ path, code: "unrecognized_keys", message: `This call has no field "${path}".` })),
  );
}

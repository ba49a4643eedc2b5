import { z } from "zod";
import { Invalid } from "../errors.ts";

interface ObjectSchema {
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  allOf?: ObjectSchema[];
  anyOf?: ObjectSchema[];
  oneOf?: ObjectSchema[];
}

/** How many unknown fields an error names, and how many characters of each name. */
const MAX_NAMED = 3;
const MAX_NAME = 50;

const cached = new WeakMap<z.ZodType, ReadonlySet<string> | null>();

/** The fields that a body may have, of all its forms together; null if it may have any. */
function fieldsOfBody(schema: z.ZodType): ReadonlySet<string> | null {
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

/**
 * Throws Invalid for a body without any known field, which is probably a mistyped name. Read-only fields are ignored,
 * so that a response can be sent back whole.
 */
export function refuseUnknownFields(schema: z.ZodType, value: unknown): void {
  const fields = fieldsOfBody(schema);
  if (!fields || typeof value !== "object" || value === null || Array.isArray(value)) return;
  const sent = Object.keys(value);
  if (sent.length === 0 || sent.some((name) => fields.has(name))) return;
  const names = sent.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME));
  throw Invalid.fields(
    names.map((path) => ({ path, code: "unrecognized_keys", message: `This call has no field "${path}".` })),
  );
}

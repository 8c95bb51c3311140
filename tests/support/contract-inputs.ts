import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { jsonSchemaOf } from '#contract/json-schema.ts';

/** An alias, since an interface would not pass for a record of anything. */
export type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly examples?: readonly unknown[];
};

export interface NamedEndpoint {
  /** `feature.name` */
  readonly name: string;
  readonly endpoint: Endpoint;
}

export const allEndpoints: readonly NamedEndpoint[] = Object.entries<EndpointTable>(api).flatMap(
  ([feature, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
);

export type InputPlace = 'body' | 'query';

/** One text that a call may bring, by the names that lead to it. */
export interface TextField {
  readonly place: InputPlace;
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

export function inputSchema(endpoint: Endpoint, place: InputPlace | 'params'): JsonSchema | null {
  const schema = endpoint[place];
  return schema ? (jsonSchemaOf(schema, 'input', 'draft-2020-12') as JsonSchema) : null;
}

/** Every text of every body and query, nested ones and those of lists included. */
export function textFields(endpoint: Endpoint): TextField[] {
  return (['body', 'query'] as const).flatMap((place) => {
    const schema = inputSchema(endpoint, place);
    return schema ? textsIn(schema, []).map((found) => ({ place, ...found })) : [];
  });
}

function textsIn(schema: JsonSchema, path: readonly string[]): Omit<TextField, 'place'>[] {
  const { properties, items, additionalProperties, propertyNames } = schema;
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return options.flatMap((option) => textsIn(option, path));
  if (properties) {
    return Object.entries(properties).flatMap(([name, one]) => textsIn(one, [...path, name]));
  }
  if (items) return textsIn(items, [...path, '0']);
  if (typeof additionalProperties === 'object') {
    return textsIn(additionalProperties, [...path, String(propertyNames?.enum?.[0] ?? 'key')]);
  }
  return schema.type === 'string' && !schema.enum ? [{ path, schema }] : [];
}

/** A value that holds this one field and nothing else. */
export function holding(path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const inner = holding(rest, value);
  return /^\d+$/.test(name) ? [inner] : { [name]: inner };
}

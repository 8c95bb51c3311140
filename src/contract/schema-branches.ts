/** The part of JSON Schema that the endpoint tables use. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
}

/** The ways a value may be, null and nested choices laid out flat. */
export function branchesOf(schema: Schema): readonly Schema[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap(branchesOf);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

export const listed = (schema: Schema): Schema | undefined =>
  schema.items === false ? undefined : schema.items;

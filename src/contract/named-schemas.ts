import type { JsonSchema } from './json-schema.ts';

const place = '#/components/schemas/';

/** Values, not schemas: what they hold is left alone. */
const valuesOnly: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'default',
  'enum',
  'const',
  'required',
]);

/**
 * Names for schemas that are spelt out: whatever looks the same as a named one is replaced by its name. By looks and not
 * by identity, since a schema that is described in other words at its place is still the same.
 */
export class NamedSchemas {
  readonly #names = new Map<string, string>();
  readonly #schemas = new Map<string, JsonSchema>();

  /** The first name that something gets is its name. */
  add(name: string, schema: JsonSchema): void {
    if (this.#schemas.has(name)) throw new Error(`Two schemas are called ${name}.`);
    const looks = looksOf(schema);
    if (this.#names.has(looks)) return;
    this.#names.set(looks, name);
    this.#schemas.set(name, schema);
  }

  nameOf(schema: JsonSchema): string | undefined {
    return this.#names.get(looksOf(schema));
  }

  /** Every named schema by its name, with the names of others where it holds them. */
  components(): Record<string, JsonSchema> {
    const sorted = [...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, schema]) => [name, this.#insides(schema) as JsonSchema]));
  }

  /** The same with names in place of what bears one. */
  named(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((one) => this.named(one));
    if (typeof part !== 'object' || part === null) return part;
    const name = isNameable(part) ? this.nameOf(part) : undefined;
    if (name === undefined) return this.#insides(part);
    const { description } = part as JsonSchema;
    return { $ref: `${place}${name}`, ...(description === undefined ? {} : { description }) };
  }

  #insides(part: object): unknown {
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, valuesOnly.has(key) ? inner : this.named(inner)]),
    );
  }
}

/** Objects, and words to choose from: all else is shorter than its name. */
function isNameable(part: object): part is JsonSchema {
  const { type, properties, enum: words } = part as JsonSchema;
  return (type === 'object' && typeof properties === 'object') || (type === 'string' && Array.isArray(words));
}

/** What is said about it where it stands is not what it is. */
function looksOf({ description: _, ...schema }: JsonSchema): string {
  return JSON.stringify(schema);
}

import type { z } from 'zod';

type Def = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
};

/**
 * Where a value names fields that its schema does not know, however deep: a schema passes over them in silence, and
 * whoever misspelt one would never hear of it.
 */
export function unknownFields(schema: z.core.$ZodType, value: unknown): string[] {
  const found: string[] = [];
  collect(schema, value, [], found);
  return found;
}

function collect(schema: z.core.$ZodType, value: unknown, path: string[], found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const def = schema._zod.def as Def;
  const wrapped = def.innerType ?? def.in;
  if (wrapped) collect(wrapped, value, path, found);
  else if (def.options) collectOfOptions(def.options, value, path, found);
  else collectOfFields(def, value, path, found);
}

function collectOfFields(def: Def, value: object, path: string[], found: string[]): void {
  const { shape, catchall } = def;
  const each = def.element ?? def.valueType;
  for (const name of Object.keys(value)) {
    const field = each ?? (shape && Object.hasOwn(shape, name) ? shape[name] : undefined);
    path.push(name);
    if (field) collect(field, (value as Readonly<Record<string, unknown>>)[name], path, found);
    else if (shape && !catchall) found.push(path.join('.'));
    path.pop();
  }
}

/** What one of them knows is known. */
function collectOfOptions(
  options: readonly z.core.$ZodType[],
  value: object,
  path: string[],
  found: string[],
): void {
  const unknown = options.map((option) => {
    const missed: string[] = [];
    collect(option, value, path, missed);
    return missed;
  });
  found.push(...(unknown.find((missed) => missed.length === 0) ?? unknown[0] ?? []));
}

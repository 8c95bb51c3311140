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
export function unknownFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly string[] = [],
): string[] {
  const def = schema._zod.def as Def;
  if (typeof value !== 'object' || value === null) return [];
  if (def.innerType) return unknownFields(def.innerType, value, path);
  if (def.in) return unknownFields(def.in, value, path);
  if (def.options) {
    const found = def.options.map((option) => unknownFields(option, value, path));
    return found.find((paths) => paths.length === 0) ?? found[0] ?? [];
  }
  const { element, valueType, shape } = def;
  if (Array.isArray(value)) {
    return element
      ? value.flatMap((one, place) => unknownFields(element, one, [...path, String(place)]))
      : [];
  }
  if (valueType) {
    return Object.entries(value).flatMap(([key, one]) => unknownFields(valueType, one, [...path, key]));
  }
  if (!shape || def.catchall) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return field ? unknownFields(field, one, [...path, key]) : [[...path, key].join('.')];
  });
}

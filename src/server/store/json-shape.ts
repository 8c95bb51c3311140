/**
 * What lies in a `json` column that SQL puts together, by its names. `stored` is what was written as it is: whoever keeps
 * it answers for it.
 */
export type JsonShape<Value> = [NonNullable<Value>] extends [string]
  ? 'string'
  : [NonNullable<Value>] extends [number]
    ? 'number'
    : [NonNullable<Value>] extends [boolean]
      ? 'boolean'
      : JsonParts<NonNullable<Value>> | 'stored';

/** The same of a list or an object as a whole. */
export type JsonParts<Value> = [Value] extends [readonly (infer Each)[]]
  ? readonly [JsonShape<Each>]
  : { readonly [Name in keyof Value]: JsonShape<Value[Name]> };

export type AnyShape = string | readonly AnyShape[] | { readonly [name: string]: AnyShape };

/** Whatever in a value is not as declared, with where it stands; null may stand anywhere, as in a row. */
export function straysFrom(shape: AnyShape, value: unknown, where: string): string[] {
  if (value === null || value === undefined || shape === 'stored') return [];
  if (typeof shape === 'string') {
    return typeof value === shape ? [] : [`${where} is declared as ${shape} and holds a ${typeof value}`];
  }
  if (isList(shape) || Array.isArray(value)) {
    const [each] = isList(shape) ? shape : [];
    if (each === undefined || !Array.isArray(value)) return [`${where} is declared otherwise, list or not`];
    return [...new Set(value.flatMap((one) => straysFrom(each, one, `${where}[]`)))];
  }
  if (typeof value !== 'object') return [`${where} is declared with names and holds a ${typeof value}`];
  const names = Object.keys(value);
  const wanted = Object.keys(shape);
  if (names.length !== wanted.length || names.some((name) => !wanted.includes(name))) {
    return [`${where} is declared with ${wanted.sort().join(', ')} and holds ${names.sort().join(', ')}`];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    straysFrom(shape[name] ?? 'stored', inner, `${where}.${name}`),
  );
}

const isList = (shape: AnyShape): shape is readonly AnyShape[] => Array.isArray(shape);

import { z } from 'zod';

export interface FoundList {
  /** As it is written: `[].members[]` are the members of each row. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/**
 * Every list and every dictionary of free keys in a schema, however deep. Not those whose end stands in the schema: a
 * maximum, or values of a closed list.
 */
export function listsIn(schema: z.core.$ZodType, path = ''): FoundList[] {
  if (schema instanceof z.ZodArray) {
    const within = listsIn(schema.element, `${path}[]`);
    const isBound = schema.element instanceof z.ZodEnum || schema.def.checks?.some(isMaximum) === true;
    return isBound ? within : [{ path: `${path}[]`, schema }, ...within];
  }
  if (schema instanceof z.ZodRecord) {
    const within = listsIn(schema.valueType, `${path}{}`);
    return schema.keyType instanceof z.ZodEnum ? within : [{ path: `${path}{}`, schema }, ...within];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, one]) =>
      listsIn(one, path === '' ? name : `${path}.${name}`),
    );
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listsIn(option, path));
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((side) => listsIn(side, path));
  }
  // Of what a function makes of it nothing more is known than what it is made from.
  if (schema instanceof z.ZodPipe) {
    return listsIn(schema.out instanceof z.ZodTransform ? schema.in : schema.out, path);
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return listsIn(schema.unwrap(), path);
  }
  if (isLeaf(schema)) return [];
  throw new Error(`Nobody looked into ${schema._zod.def.type} at ${path}.`);
}

const isMaximum = (check: z.core.$ZodCheck<never>): boolean => check._zod.def.check === 'max_length';

const leaves = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'unknown',
  'void',
  'custom',
]);

const isLeaf = (schema: z.core.$ZodType): boolean => leaves.has(schema._zod.def.type);

import { branchesOf, listed, type Schema } from '#contract/schema-branches.ts';

export interface SchemaField {
  /** From the outermost object on: `counters[].lots[].days`. */
  readonly name: string;
  /** As TypeScript would write it, which reads the same in both languages. */
  readonly type: string;
  readonly optional?: true;
  readonly note?: string;
}

/** Every field of an object, those of the objects inside it right below. */
export function fieldsOf(schema: Schema, prefix = ''): SchemaField[] {
  const seen = new Map<string, SchemaField>();
  for (const branch of objectsIn(schema)) {
    for (const [key, part] of Object.entries(branch.properties ?? {})) {
      const name = `${prefix}${key}`;
      const optional = !branch.required?.includes(key);
      const found = [
        {
          name,
          type: typeText(part),
          ...(optional ? { optional: true as const } : {}),
          ...(part.description ? { note: part.description } : {}),
        },
        ...fieldsOf(part, `${name}${isList(part) ? '[]' : ''}.`),
      ];
      for (const field of found) if (!seen.has(field.name)) seen.set(field.name, field);
    }
  }
  return [...seen.values()];
}

/** The value as a type: objects are spelt out as fields of their own, so a pair of braces stands for them. */
export function typeText(schema: Schema): string {
  const kinds = branchesOf(schema).map((branch) => kindOf(branch));
  return [...new Set(kinds)].join(' | ');
}

function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') {
    const inner = typeText(listed(schema) ?? {});
    return inner.includes(' | ') ? `(${inner})[]` : `${inner}[]`;
  }
  if (schema.type === 'object' || schema.allOf) return '{ }';
  if (schema.type === 'string') return schema.format ?? 'string';
  return typeof schema.type === 'string' ? schema.type : 'unknown';
}

export const isList = (schema: Schema): boolean => branchesOf(schema).some(({ type }) => type === 'array');

function objectsIn(schema: Schema): Schema[] {
  return branchesOf(schema).flatMap((branch) => {
    const inner = listed(branch);
    if (branch.allOf) return branch.allOf.flatMap(objectsIn);
    if (branch.type === 'array') return inner ? objectsIn(inner) : [];
    return branch.properties ? [branch] : [];
  });
}

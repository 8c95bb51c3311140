/** A table, and one that it points to. */
export interface TableLink {
  readonly child: string;
  readonly parent: string;
}

/** Names and links of every table, for whoever asks the catalogue. */
export const tableLinks = `select c.relname::text as child, p.relname::text as parent
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  where k.contype = 'f' and k.conrelid <> k.confrelid and c.relnamespace = 'public'::regnamespace`;

export const linkColumns = { child: 'text', parent: 'text' } as const;

/** Tables after those that they point to: written in this order, and deleted in the other, nothing misses its parent. */
export function parentsFirst(tables: readonly string[], links: readonly TableLink[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.includes(name)) return;
    if (above.includes(name))
      throw new Error(`Tables point at each other in a circle: ${[...above, name].join(', ')}`);
    for (const { child, parent } of links) {
      if (child === name && tables.includes(parent)) visit(parent, [...above, name]);
    }
    ordered.push(name);
  };
  for (const name of tables) visit(name, []);
  return ordered;
}

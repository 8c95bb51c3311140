import { createHash } from 'node:crypto';

/** Lines of a backup with an end that proves them, whatever was done to them. */
export function sealBackup(lines: readonly string[]): string[] {
  const body = lines.filter((line) => !line.startsWith('{"end":'));
  const tables: Record<string, number> = {};
  let table = '';
  for (const line of body.slice(1)) {
    const next = /^\{"table":"(\w+)"\}$/.exec(line)?.[1];
    table = next ?? table;
    tables[table] = next === undefined ? (tables[table] ?? 0) + 1 : 0;
  }
  const end = Object.values(tables).reduce((sum, count) => sum + count, 0);
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...body, JSON.stringify({ end, tables, sha256 })];
}

import { csvLines, csvText } from '#contract/csv.ts';
import { languages } from '#domain/text/language.ts';
import {
  type CopiedTable,
  readAsOfNow,
  readCopiedRows,
  readCopiedTables,
  readFileOfRow,
  readSchemaStep,
} from '#server/store/company-rows.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { writtenIn } from '#words/written.ts';
import {
  type CompanyDescription,
  companyCopyFormat,
  describedLeftOut,
  describedTable,
  descriptionName,
} from './description.ts';
import { dataFolder, filePathOf, type ParsedRow } from './file-path.ts';
import type { ZipStream } from './zip-stream.ts';

/** A document whose bytes may lie outside of the database. */
export interface CopiedAttachment {
  readonly id: string;
  readonly path: string;
}

export interface WrittenTables {
  readonly schema: string;
  readonly tables: CompanyDescription['tables'];
  readonly sums: Map<string, string>;
  readonly attachments: readonly CopiedAttachment[];
}

/** V18: every table as rows for programs and for a spreadsheet, all as they were at one moment. */
export async function writeTables(tx: TenantTransaction, zip: ZipStream): Promise<WrittenTables> {
  await readAsOfNow(tx);
  const schema = await readSchemaStep(tx);
  const sums = new Map<string, string>();
  const tables: CompanyDescription['tables'] = [];
  const attachments: CopiedAttachment[] = [];
  for (const table of await readCopiedTables(tx)) {
    const rows = await writeRows(tx, zip, table, sums);
    await writeCells(tx, zip, table, sums);
    const [key] = table.keys;
    for (const row of table.hasFiles && key ? rows.kept : []) {
      const bytes = await readFileOfRow(tx, table.name, key ?? '', String(row[key ?? '']));
      const path = filePathOf(table.name, key ?? '', row);
      if (bytes) sums.set(path, await zip.file(path, bytes));
    }
    if (table.name === 'attachments') {
      for (const row of rows.kept) {
        attachments.push({ id: String(row.id), path: filePathOf(table.name, 'id', row) });
      }
    }
    tables.push(describedTable(table, rows.count));
  }
  return { schema, tables, sums, attachments };
}

/** Of rows with a file only what names it is remembered. */
async function writeRows(
  tx: TenantTransaction,
  zip: ZipStream,
  table: CopiedTable,
  sums: Map<string, string>,
): Promise<{ readonly count: number; readonly kept: readonly ParsedRow[] }> {
  const name = `${dataFolder}/${table.name}.jsonl`;
  const entry = zip.text(name);
  const keeps = table.hasFiles || table.name === 'attachments';
  const kept: ParsedRow[] = [];
  let count = 0;
  for await (const batch of readCopiedRows(tx, table)) {
    count += batch.length;
    await entry.write(batch.map(({ line }) => `${line}\n`).join(''));
    if (keeps) kept.push(...batch.map(({ line }) => JSON.parse(line) as ParsedRow));
  }
  sums.set(name, await entry.end());
  return { count, kept };
}

async function writeCells(
  tx: TenantTransaction,
  zip: ZipStream,
  table: CopiedTable,
  sums: Map<string, string>,
): Promise<void> {
  const name = `${dataFolder}/${table.name}.csv`;
  const entry = zip.text(name);
  await entry.write(csvText([table.columns.map((column) => column.name)]));
  for await (const batch of readCopiedRows(tx, table)) {
    await entry.write(csvLines(batch.map(({ cells }) => cells.map((cell) => cell ?? ''))));
  }
  sums.set(name, await entry.end());
}

/** What is in the archive and what is not, for people and for programs; last, since it counts and sums up the rest. */
export async function writeDescription(
  zip: ZipStream,
  organization: { readonly id: string; readonly name: string },
  madeAt: Date,
  { schema, tables, sums }: WrittenTables,
): Promise<void> {
  const leftOut = describedLeftOut();
  const columnsLeftOut = tables.flatMap(({ name, leftOut: columns }) =>
    columns.map((column) => ({ what: `${name}.${column.name}`, because: column.because })),
  );
  const files = [...sums.keys()].filter((name) => !name.startsWith(`${dataFolder}/`)).length;
  for (const language of languages) {
    const words = writtenIn(language).companyCopy;
    const sheet = zip.text(`${words.sheet}.txt`);
    await sheet.write(
      words.readme({
        organization: organization.name,
        madeAt: madeAt.toISOString(),
        format: companyCopyFormat,
        tables,
        files,
        leftOut: [
          ...leftOut.map(({ table, because }) => ({ what: table, because: because[language] ?? '' })),
          ...columnsLeftOut.map(({ what, because }) => ({ what, because: because[language] ?? '' })),
        ],
      }),
    );
    await sheet.end();
  }
  const description: CompanyDescription = {
    format: companyCopyFormat,
    schema,
    madeAt: madeAt.toISOString(),
    organization,
    tables,
    leftOut,
    sha256: Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const entry = zip.text(descriptionName);
  await entry.write(`${JSON.stringify(description, null, 2)}\n`);
  await entry.end();
}

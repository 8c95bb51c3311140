import { z } from 'zod';
import { languages } from '#domain/text/language.ts';
import type { CopiedColumn, CopiedTable } from '#server/store/company-rows.ts';
import { leftOutTables } from '#server/store/marks/company-copy-marks.ts';
import { retentionClasses } from '#server/store/marks/mark.ts';
import type { CompanyCopyWords } from '#words/catalogues/company-copy.ts';
import { writtenIn } from '#words/written.ts';

/** What a copy of a company calls itself. Another number: another way of reading it. */
export const companyCopyFormat = 'relache-company-copy-1';

export const descriptionName = 'description.json';

/** By language. */
const told = z.record(z.string(), z.string());

/** V18: what is in the archive, table by table and column by column, and what is not. */
export const companyDescriptionSchema = z.object({
  format: z.literal(companyCopyFormat),
  /** The last step of the schema that it was made with. */
  schema: z.string(),
  madeAt: z.iso.datetime(),
  organization: z.object({ id: z.uuid(), name: z.string() }),
  tables: z.array(
    z.object({
      name: z.string(),
      why: z.string(),
      keptUntil: z.string(),
      rows: z.int(),
      columns: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          meaning: told,
          pointsTo: z.string().nullable(),
          sensitive: z.boolean(),
        }),
      ),
      leftOut: z.array(z.object({ name: z.string(), because: told })),
      hasFiles: z.boolean(),
    }),
  ),
  leftOut: z.array(z.object({ table: z.string(), because: told })),
  /** The sum of each entry, by its name. */
  sha256: z.record(z.string(), z.string()),
});

export type CompanyDescription = z.infer<typeof companyDescriptionSchema>;

const inEvery = (sentence: (words: CompanyCopyWords) => string): z.infer<typeof told> =>
  Object.fromEntries(languages.map((language) => [language, sentence(writtenIn(language).companyCopy)]));

export function describedTable(table: CopiedTable, rows: number): CompanyDescription['tables'][number] {
  const { name, mark, columns, leftOut, hasFiles } = table;
  return {
    name,
    why: mark.why,
    keptUntil: retentionClasses[mark.keeps],
    rows,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      meaning: inEvery(({ meanings }) => meanings[meaningOf(column)]),
      pointsTo: column.pointsTo,
      sensitive: column.mark.sensitive,
    })),
    leftOut: leftOut.map(({ name: column, because }) => ({
      name: column,
      because: inEvery(({ reasons }) => reasons[because]),
    })),
    hasFiles,
  };
}

export function describedLeftOut(): CompanyDescription['leftOut'] {
  return Object.entries(leftOutTables)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, because]) => ({ table, because: inEvery(({ reasons }) => reasons[because]) }));
}

/** What the marks say of a column, as one word. */
function meaningOf({ mark: { whose, names, sensitive }, pointsTo }: CopiedColumn) {
  if (names === 'subject') return 'subject';
  if (names === 'author') return 'author';
  if (pointsTo !== null) return 'pointer';
  if (whose === 'anyone') return 'words';
  if (whose === 'nobody') return 'fact';
  if ('column' in whose) return 'other';
  return sensitive ? 'sensitive' : 'own';
}

import { RestoreRefused } from './backup-format.ts';
import { isConnectionFailure } from './connection-failure.ts';

const asItWas = 'Nothing was changed.';

/** By SQLSTATE. */
const sentences: Readonly<Record<string, string>> = {
  '2BP01': 'Something of your own, such as a view, depends on the tables. Drop it first.',
  '40P01': 'The database is busy. Stop the servers, then try again.',
  '42501': 'The user of DATABASE_URL may not do this: it has to own the tables.',
  '53100': 'The disk of the database is full. A restore needs room for what is there and for what comes.',
  '53200': 'The database has no memory left.',
  '55P03': 'The database is busy. Stop the servers, then try again.',
};

/** What went wrong, in a sentence, and what became of the data. PostgreSQL's own words may quote rows: they stay out. */
export function restoreFailure(error: unknown, step: 'filling' | 'committing' = 'filling'): unknown {
  if (error instanceof RestoreRefused) return error;
  if (isConnectionFailure(error)) {
    const end =
      step === 'committing'
        ? 'It was the very last step: either all of the backup is there now, or all that was there before.'
        : asItWas;
    return new RestoreRefused(`The connection to the database was lost. ${end}`, { cause: error });
  }
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || typeof at.code !== 'string' || !/^[0-9A-Z]{5}$/.test(at.code)) continue;
    const sentence = sentences[at.code] ?? `The database refused the backup (${placeOf(at, at.code)}).`;
    // Of what is wrapped around it, the name of the migration.
    const around = at !== error && error instanceof Error ? [error.message] : [];
    return new RestoreRefused([...around, sentence, asItWas].join(' '), { cause: error });
  }
  return error;
}

function placeOf(error: object, code: string): string {
  const names = ['table', 'column', 'constraint'] as const;
  const found = names.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [`${name} ${value}`] : [];
  });
  return [`SQLSTATE ${code}`, ...found].join(', ');
}

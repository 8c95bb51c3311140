import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeError, failureText, withCause } from './describe-error.ts';

const mark = 'Zoé.Marque@exemple.fr';
const told = (error: unknown): string => JSON.stringify(describeError(error)) + failureText(error);

/** A failure as the libraries that we use make it: the message, and whatever else it carries. */
const failure = (message: string, more: object = {}, name = 'Error'): Error =>
  Object.assign(new Error(message), { name }, more);

/** What threw it, as `JSON.parse` and others do. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('what is kept of a failure', () => {
  const database = failure(`duplicate key value: ${mark}`, {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${mark}) already exists.`,
    where: `COPY users, line 1: "${mark}"`,
    internalQuery: `select '${mark}'`,
    hint: mark,
    schema: 'public',
    table: 'users',
    constraint: 'users_email_key',
    routine: '_bt_check_unique',
  });
  const query = Object.assign(
    new Error(`Failed query: insert into users values ($1)\nparams: ${mark},\n    at ${mark} (/x/y.js:1:1)`, {
      cause: database,
    }),
    { query: 'insert', params: [mark] },
  );
  const failures: Readonly<Record<string, unknown>> = {
    'a row that exists': database,
    'a query with its parameters, whatever their lines look like': query,
    'a mail server': failure(`550 5.1.1 <${mark}>: Recipient address rejected`, {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: mark,
      rejected: [mark],
    }),
    'a payment provider': failure(`No such customer: ${mark}`, {
      code: 'resource_missing',
      statusCode: 404,
      requestId: 'req_123',
      raw: { message: mark },
      param: mark,
    }),
    'a schema': thrownBy(() => z.object({ [mark]: z.literal('a') }).parse({ [mark]: mark })),
    'a body that is no JSON': thrownBy(() => JSON.parse(`{"name": ${mark}}`)),
    'an address that is none': thrownBy(() => new URL(mark)),
    'a property that is not there': thrownBy(() => (undefined as unknown as Record<string, string>)[mark]),
    'a big number': thrownBy(() => BigInt(mark)),
    'several at once': new AggregateError([database, query], mark),
    'a name and a code that are no names': failure('x', { name: mark, code: mark, table: mark }),
    'a text that was thrown': mark,
    'an object that was thrown': { message: mark },
  };

  it.each(Object.entries(failures))('is nothing of anybody: %s', (_what, error) => {
    expect(told(error)).not.toMatch(/marque|exemple\.fr/i);
  });

  it('is what and where it is', () => {
    expect(describeError(query)).toMatchObject({
      type: 'Error',
      cause: { code: '23505', table: 'users', constraint: 'users_email_key', routine: '_bt_check_unique' },
    });
    expect(describeError(query).stack?.[0]).toMatch(/^at .*describe-error\.test\.ts:\d+:\d+\)?$/);
    expect(describeError(failures['a mail server'])).toMatchObject({
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
    expect(describeError(failures['a property that is not there'])).toMatchObject({
      type: 'TypeError',
      message: 'Cannot read properties of undefined',
    });
  });

  it('is the words of a server that speaks of itself', () => {
    const full = failure('could not extend file: No space left on device', {
      severity: 'ERROR',
      code: '53100',
    });
    expect(failureText(full)).toContain('No space left on device');
    expect(failureText(failure('Connection terminated unexpectedly'))).toContain('terminated unexpectedly');
  });

  it('is told behind a sentence of ours', () => {
    const cause = failure('relation "people" of Inès does not exist', { severity: 'ERROR', code: '42P01' });
    const told = withCause(new Error('Migration 0001 failed.', { cause }));
    expect(told).toMatch(/^Migration 0001 failed\.\n.*code 42P01/);
    expect(told).not.toContain('Inès');
    expect(withCause(new Error('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  });
});

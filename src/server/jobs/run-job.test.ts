import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { type Perform, runJob, type Turn } from './run-job.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
const running = new AbortController().signal;
const giveUp = vi.fn(async () => undefined);
const turn: Turn = { id: '1', attempt: 1, giveUp };

const failureOf = async (
  perform: Perform,
  payload: unknown = { email: 'a@exemple.fr' },
  stopping = running,
) => {
  const failed = runJob(perform, log, stopping, 'send-login-link', payload, turn);
  return failed.then(
    () => null,
    (error: unknown) => error,
  );
};
const throwing =
  (thrown: unknown): Perform =>
  async () => {
    throw thrown;
  };

beforeEach(() => {
  lines.length = 0;
  giveUp.mockClear();
});

function cyclic(): Error {
  const error = new Error('marked@exemple.fr');
  error.cause = new Error('marked@exemple.fr', { cause: error });
  return error;
}
const trapped = Object.defineProperty(new Error('marked@exemple.fr'), 'code', {
  get: () => {
    throw new Error('marked@exemple.fr');
  },
});
const ofTheDatabase = new Error('Failed query: select $1\nparams: marked@exemple.fr\u0000', {
  cause: Object.assign(new Error('invalid byte sequence: marked@exemple.fr'), { code: '22021' }),
});

describe('whatever a job throws', () => {
  it.each([
    ['a word', 'marked@exemple.fr', 'send-login-link: threw string'],
    ['null', null, 'send-login-link: threw null'],
    ['nothing', undefined, 'send-login-link: threw undefined'],
    ['a NUL', new Error('marked@exemple.fr\u0000'), 'send-login-link: threw object'],
    ['half a character', new Error('marked@exemple.fr\ud800'), 'send-login-link: threw object'],
    ['a book', new TypeError('marked@exemple.fr'.repeat(1e5)), 'send-login-link: TypeError'],
    ['a circle', cyclic(), 'send-login-link: threw object'],
    ['a trap', trapped, 'send-login-link: threw object'],
    [
      'a name that is none',
      Object.assign(new Error('x'), { name: 'marked@exemple.fr' }),
      'send-login-link: threw object',
    ],
    ['an error of the database', ofTheDatabase, 'send-login-link: 22021'],
    [
      'a refusal of the mail server',
      Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 451 }),
      'send-login-link: EENVELOPE 451',
    ],
  ])(
    '%s becomes an error that can be stored, and tells nothing of anybody',
    async (_what, thrown, message) => {
      const error = await failureOf(throwing(thrown));
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ message, stack: message });
      expect(lines.join('')).toContain('job failed');
      expect(lines.join('')).not.toContain('marked@');
      expect(giveUp).not.toHaveBeenCalled();
    },
  );

  it('shows where it was thrown', async () => {
    await failureOf(throwing(new TypeError('x')));
    expect(lines.join('')).toContain('run-job.test.ts');
  });
});

describe('a payload that is not what the job needs', () => {
  it.each([[{}], [null], [{ email: 'q\u00000@exemple.fr' }], [{ email: 'q\ud800@exemple.fr' }]])(
    '%j is given up at once',
    async (payload) => {
      const perform = vi.fn(async () => undefined);
      expect(await failureOf(perform, payload)).toMatchObject({
        message: 'send-login-link: payload refused',
      });
      expect(giveUp).toHaveBeenCalledOnce();
      expect(perform).not.toHaveBeenCalled();
    },
  );
});

describe('a job that hangs', () => {
  afterEach(() => vi.useRealTimers());

  it('counts as failed when its time is over, and is told so', async () => {
    vi.useFakeTimers();
    let told: AbortSignal | undefined;
    const failed = failureOf((_name, _payload, signal) => {
      told = signal;
      return new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(told?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failed).toMatchObject({ message: 'send-login-link: took longer than 60 s' });
    expect(told?.aborted).toBe(true);
  });

  it('ends with the server', async () => {
    const stopping = new AbortController();
    const failed = failureOf(() => new Promise(() => undefined), undefined, stopping.signal);
    stopping.abort(new Error('the server stopped'));
    expect(await failed).toBeInstanceOf(Error);
  });

  it('may fail later without anybody noticing', async () => {
    vi.useFakeTimers();
    let fail: (error: Error) => void = () => undefined;
    const failed = failureOf(() => new Promise((_, reject) => (fail = reject)));
    await vi.advanceTimersByTimeAsync(61_000);
    await failed;
    fail(new Error('too late'));
    await vi.advanceTimersByTimeAsync(1);
  });
});

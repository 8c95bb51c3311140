import type { ConnectionTrouble } from '#domain/connections/outside-connection.ts';
import { answerJson, answerText } from '#server/answer-text.ts';
import { retryAfter } from '#server/payroll-providers/provider-answers.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import type { OutsideChoices } from './outside-choices.ts';

/** What is needed to reach the programs that companies and people connect. */
export interface Outside {
  readonly choices: OutsideChoices;
  readonly call: CallOutside;
}

/** A provider cannot be worked with now, or with this access any more. It holds nothing that the provider said. */
export class OutsideFailure extends Error {
  constructor(
    readonly trouble: ConnectionTrouble,
    /** The provider's own word for it, one of its documented codes; for the log alone. */
    readonly code: string | null = null,
    readonly retryAfterMs: number | null = null,
  ) {
    super(code === null ? trouble : `${trouble}: ${code}`);
    this.name = 'OutsideFailure';
  }
}

export interface OutsideRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
}

export interface OutsideAnswer {
  readonly status: number;
  /** Null for what is no JSON. */
  readonly json: unknown;
  readonly headers: Headers;
}

export type CallOutside = (request: OutsideRequest) => Promise<OutsideAnswer>;

const timeoutMs = 15_000;
const mostBytes = 2 * 1024 * 1024;

/**
 * One call to an address that the operator chose. Redirects are not followed: a token goes nowhere else. Trouble that is
 * the same with every provider is told as such; the rest is for who knows the provider to read.
 */
export function outsideCaller(now: () => Date): CallOutside {
  return async ({ method = 'GET', url, headers = {}, body, signal }) => {
    mustHoldNothing('a provider');
    const timeout = AbortSignal.timeout(timeoutMs);
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(url, {
        method,
        headers: { accept: 'application/json', 'user-agent': 'Relache/1', ...headers },
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body === undefined ? {} : { body }),
      });
      text = await answerText(answer, mostBytes);
    } catch {
      signal?.throwIfAborted();
      throw new OutsideFailure('unreachable');
    }
    const { status } = answer;
    const wait = retryAfter(answer.headers.get('retry-after'), now());
    if (status === 429) throw new OutsideFailure('busy', null, wait);
    if (status >= 500 || status === 408) throw new OutsideFailure('unreachable', null, wait);
    return { status, json: answerJson(text), headers: answer.headers };
  };
}

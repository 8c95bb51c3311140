import { answerJson, answerText } from '#server/answer-text.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { ProviderFailure, ProviderRefusal, retryAfter, sentenceOf } from './provider-answers.ts';

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What must not be told again, should the answer repeat it. */
  readonly secrets: readonly string[];
  readonly signal: AbortSignal;
}

export type CallProvider = (request: ProviderRequest) => Promise<unknown>;

const timeoutMs = 20_000;
const mostBytes = 8 * 1024 * 1024;

/** One call to an address that the operator chose. Redirects are not followed: a key goes nowhere else. */
export function providerCaller(now: () => Date): CallProvider {
  return async ({ method, url, headers, body, secrets, signal }) => {
    mustHoldNothing('a payroll program');
    const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(url, {
        method,
        headers: { accept: 'application/json', 'user-agent': 'Relache/1', ...headers },
        redirect: 'manual',
        signal: ending,
        ...(body === undefined ? {} : { body }),
      });
      text = await answerText(answer, mostBytes);
    } catch {
      signal.throwIfAborted();
      throw new ProviderFailure('unreachable');
    }
    const read = answerJson(text);
    const { status } = answer;
    if (status >= 200 && status < 300) return read;
    if (status === 401) throw new ProviderFailure('credentials');
    const sentence = sentenceOf(read ?? text, secrets);
    if (status === 403) throw new ProviderFailure('forbidden', sentence);
    if (status === 429) {
      throw new ProviderFailure('busy', null, retryAfter(answer.headers.get('retry-after'), now()));
    }
    if (status >= 500 || status === 408) {
      throw new ProviderFailure('unreachable', null, retryAfter(answer.headers.get('retry-after'), now()));
    }
    if (status < 400) throw new ProviderFailure('unexpected');
    throw new ProviderRefusal(status, sentence === '' ? `HTTP ${status}` : sentence);
  };
}

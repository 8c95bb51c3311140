import type { EndpointAnswer, EndpointCall, FetchedEndpoint } from '#contract/endpoint.ts';
import { type CallParts, endpointUrl, isAll, nextQuery } from './call.ts';
import { keepAnswer } from './kept-answers.ts';
import { rememberAnswer } from './known-answers.ts';
import { startedAnswer } from './started-calls.ts';

/**
 * What the document was answered to this very call, for who draws with it at once. Whatever is no plain answer, a
 * failure or the first page of a longer list, is left for `call`, which knows what to do with it.
 */
export function answerAtHand<E extends FetchedEndpoint>(
  endpoint: E,
  parts: EndpointCall<E>,
): EndpointAnswer<E> | undefined {
  if (endpoint.method !== 'GET') return undefined;
  const address = endpointUrl(endpoint, parts as CallParts);
  const started = startedAnswer(address, endpoint.shows);
  if (started?.answer.status !== 200) return undefined;
  const read = endpoint.response.safeParse(started.answer.answer);
  // The schema of this very endpoint has just accepted it.
  const page = { answer: read.data as EndpointAnswer<E>, next: nextQuery(started.answer.link) };
  if (!read.success || !isAll(page.next, parts as CallParts)) return undefined;
  started.leave();
  if (started.answer.tag !== null) rememberAnswer(address, started.answer.tag, page);
  keepAnswer(address, page.answer);
  return page.answer;
}

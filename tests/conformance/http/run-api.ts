import { type Asked, answeredBy, ofLibrary } from '../asked.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import { type ApiAnswer, ApiAnswers } from './api-answers.ts';
import type { AppUnderTest } from './companies.ts';

/** What became of a case when the API was asked. */
export type ApiOutcome = {
  readonly case: ConformanceCase;
  readonly asked: readonly Asked[];
} & (
  | { readonly verdict: 'passed' | 'failed'; readonly actual: string }
  /** Why the product cannot be brought to it. */
  | { readonly verdict: 'not expressed'; readonly why: string }
);

/** Everything a case asks, in order. */
export function questionsOf(each: ConformanceCase): Asked[] {
  const asked: Asked[] = [];
  const noting = (question: Asked): string => {
    asked.push(question);
    return ofLibrary(question);
  };
  answeredBy(noting, () => each.actual());
  return asked;
}

/** Puts every question of every case to the API, and sees what the cases make of the answers. */
export async function runThroughApi(
  app: AppUnderTest,
  cases: readonly ConformanceCase[],
): Promise<ApiOutcome[]> {
  const api = new ApiAnswers(app);
  const outcomes: ApiOutcome[] = [];
  for (const each of cases) {
    const asked = questionsOf(each);
    const answers: ApiAnswer[] = [];
    for (const question of asked) answers.push(await api.to(question));
    outcomes.push({ ...verdictOn(each, answers), asked });
  }
  return outcomes;
}

type Verdict = Pick<ApiOutcome, 'case'> &
  ({ verdict: 'passed' | 'failed'; actual: string } | { verdict: 'not expressed'; why: string });

function verdictOn(each: ConformanceCase, answers: readonly ApiAnswer[]): Verdict {
  if (answers.length === 0)
    return { case: each, verdict: 'not expressed', why: 'it asks a function of the library alone' };
  const missing = new Set(answers.flatMap((answer) => ('missing' in answer ? answer.missing : [])));
  if (missing.size > 0) return { case: each, verdict: 'not expressed', why: [...missing].join('; ') };
  const texts = answers.map((answer) => ('text' in answer ? answer.text : ''));
  let place = 0;
  const next = (): string => {
    place += 1;
    return texts[place - 1] ?? '';
  };
  const actual = answeredBy(next, () => each.actual());
  return { case: each, verdict: actual === each.expected ? 'passed' : 'failed', actual };
}

import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import type { LiveTopic } from '#contract/live-topics.ts';
import { ApiError } from '#web/api/api-error.ts';
import { refreshQueries } from './refresh-queries.ts';

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
afterEach(() => queryClient.clear());

/** A screen that shows one query, whose answers the test gives. */
function show(key: string, shows?: readonly LiveTopic[]) {
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [key],
    meta: { shows },
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const shown: (string | undefined)[] = [];
  observer.subscribe(({ data }) => shown.push(data));
  return { answers, shown };
}

it('asks again for what is shown', async () => {
  const { answers, shown } = show('list');
  answers[0]?.('before');
  await expect.poll(() => shown.at(-1)).toBe('before');
  refreshQueries(queryClient);
  expect(answers).toHaveLength(2);
  answers[1]?.('after');
  await expect.poll(() => shown.at(-1)).toBe('after');
});

it('asks again for what is touched, and for what does not say what it shows', async () => {
  const screens = [
    show('people', ['people']),
    show('teams', ['teams', 'people']),
    show('any'),
    show('none', []),
  ];
  for (const { answers } of screens) answers[0]?.('before');
  for (const { shown } of screens) await expect.poll(() => shown.at(-1)).toBe('before');
  refreshQueries(queryClient, ['teams']);
  expect(screens.map(({ answers }) => answers.length)).toEqual([1, 2, 2, 1]);
});

it('asks again for what was under way for the first time, once it is there', async () => {
  const { answers, shown } = show('list');
  refreshQueries(queryClient);
  expect(answers).toHaveLength(1);
  answers[0]?.('before');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('after');
  await expect.poll(() => shown.at(-1)).toBe('after');
});

it('asks again for an answer that was lost, and leaves a refusal alone', async () => {
  const fail = async (key: string, error: ApiError) => {
    let asked = 0;
    const queryFn = () => {
      asked += 1;
      return Promise.reject(error);
    };
    const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn, retry: false });
    observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
    return () => asked;
  };
  const lost = await fail('lost', new ApiError({ code: 'network' }));
  const refused = await fail('refused', new ApiError({ code: 'not_found', status: 404 }));
  refreshQueries(queryClient);
  await expect.poll(lost).toBe(2);
  expect(refused()).toBe(1);
});

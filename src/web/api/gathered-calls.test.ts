import { describe, expect, it, vi } from 'vitest';
import { mostCallsTogether, togetherPath } from '#contract/together.ts';
import { askGathered } from './gathered-calls.ts';

const callsIn = (address: string) => new URL(address, 'http://localhost').searchParams.getAll('call');
const answered = (address: string) =>
  Promise.resolve(
    Response.json(callsIn(address).map((call) => ({ status: 200, link: null, tag: null, answer: call }))),
  );
const told = async (answer: Promise<Response | null>) => (await answer)?.json() ?? null;

describe('calls of the same moment', () => {
  it('leave as one request, and each hears its own answer', async () => {
    const fetchFrom = vi.fn(answered);
    const answers = ['/api/rows/1', '/api/rows/2', '/api/rows/3'].map((each) => askGathered(each, fetchFrom));
    expect(await Promise.all(answers.map(told))).toEqual(['/rows/1', '/rows/2', '/rows/3']);
    expect(fetchFrom.mock.calls.map(([address]) => address.split('?')[0])).toEqual([togetherPath]);
  });

  it('leave as several where they are more than fit into one', async () => {
    const fetchFrom = vi.fn(answered);
    const all = Array.from({ length: mostCallsTogether + 2 }, (_, row) => `/api/rows/${row}`);
    const answers = await Promise.all(all.map((each) => told(askGathered(each, fetchFrom))));
    expect(answers).toEqual(all.map((each) => each.slice('/api'.length)));
    expect(fetchFrom.mock.calls.map(([address]) => callsIn(address).length)).toEqual([mostCallsTogether, 2]);
  });

  it('are asked by themselves where one is alone, or no answer comes that way', async () => {
    const fetchFrom = vi.fn(answered);
    expect(await askGathered('/api/rows/1', fetchFrom)).toBeNull();
    expect(fetchFrom).not.toHaveBeenCalled();
    for (const refused of [
      () => Promise.resolve(Response.json({ code: 'malformed_request' }, { status: 400 })),
      () => Promise.reject(new TypeError('no network')),
    ]) {
      const both = ['/api/rows/1', '/api/rows/2'].map((each) => askGathered(each, refused));
      expect(await Promise.all(both)).toEqual([null, null]);
    }
  });
});

import { expect, it } from 'vitest';
import { readLiveEvent } from './live-event.ts';

it('reads the name of the line, which asks for nothing', () => {
  expect(readLiveEvent({ event: 'ready', data: '{"stream":"a1"}' })).toEqual({ stream: 'a1' });
});

it('reads which topics a change touches', () => {
  const data = '{"topics":["teams","audit-log"]}';
  expect(readLiveEvent({ event: 'change', data })).toEqual({ touched: ['teams', 'audit-log'] });
});

it.each([
  ['resync', '{}'],
  ['change', '{"topics":["a topic of a newer server"]}'],
  ['change', 'no json'],
  ['ready', '{}'],
  ['another', '{}'],
])('takes %s with %s for a change of anything', (event, data) => {
  expect(readLiveEvent({ event, data })).toEqual({ touched: 'all' });
});

import type { TestPerson } from './organizations.ts';
import { type ReadEvent, readCalendar } from './read-calendar.ts';
import type { TestApp } from './test-app.ts';

export interface TestFeed {
  readonly id: string;
  readonly url: string;
  readonly path: string;
}

/** Below `/api`. */
export function pathOf(url: string): string {
  return new URL(url).pathname.replace('/api', '');
}

export async function subscribeTo(app: TestApp, person: TestPerson, form: object): Promise<TestFeed> {
  const { status, json } = await app.call('POST', '/calendar/feeds', {
    token: person.token,
    body: { name: 'iPhone', scope: 'mine', ...form },
  });
  if (status !== 200) throw new Error(`Subscribing: ${status} ${JSON.stringify(json)}`);
  return { ...json, path: pathOf(json.url) };
}

export async function fetchEvents(
  app: TestApp,
  { path }: { readonly path: string },
): Promise<readonly ReadEvent[]> {
  const { status, text } = await app.callAnything('GET', path);
  if (status !== 200) throw new Error(`Fetching: ${status} ${text}`);
  return readCalendar(text).events;
}

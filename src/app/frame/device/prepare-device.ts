import { apiBase } from '#contract/endpoint.ts';
import { type AnswerTogether, mostCallsTogether, togetherAddress } from '#contract/together.ts';
import { type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { callAddress } from '#web/api/call-address.ts';
import { isKept, isKeptSince, keepAnswer } from '#web/api/kept-answers.ts';
import { storedToken } from '#web/api/stored-session.ts';
import { now } from '#web/clock/clock.ts';
import { SERVICE_WORKER } from './device-push.ts';

/** What was kept sooner than this is not asked for again only to be kept. */
const FRESH_MS = 60 * 60 * 1000;

/** As the page of balances asks: for now, and for the end of the year. */
const balancesOf = (today: PlainDate): string[] =>
  [undefined, `${yearOf(today)}-12-31`].map((at) => callAddress('/balances/me', { query: { at } }));

/** Installs the worker, then keeps one's own balances and what `calls` show, unless it was looked at already. */
export async function prepareDevice(calls: readonly string[], today: PlainDate): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
    await navigator.serviceWorker.ready;
    await fill([...new Set([...balancesOf(today), ...calls])].filter(isKept));
  } catch (error) {
    // The application works as it did before; the next visit tries again.
    console.info('This device could not be made ready for a day without a connection.', error);
  }
}

/** Whoever counts their bytes is not sent any that they have not asked for. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

async function fill(addresses: readonly string[]): Promise<void> {
  const token = storedToken();
  const kept = await Promise.all(addresses.map((address) => isKeptSince(address, now() - FRESH_MS)));
  const missing = addresses.filter((_, index) => !kept[index]).slice(0, mostCallsTogether);
  if (!token || missing.length === 0) return;
  const answer = await fetch(togetherAddress(missing.map((address) => address.slice(apiBase.length))), {
    headers: { 'Accept-Language': document.documentElement.lang, Authorization: `Bearer ${token}` },
  });
  if (!answer.ok || storedToken() !== token) return;
  const answers: AnswerTogether[] = await answer.json();
  for (const [index, { status, link, answer }] of answers.entries()) {
    const address = missing[index];
    // A list that goes on is not the whole of what a page would show.
    if (address !== undefined && status === 200 && link === null) keepAnswer(address, answer);
  }
}

import { apiBase } from '#contract/endpoint.ts';
import { togetherAddress } from '#contract/together.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { answersTogether } from '#web/api/answers-together.ts';
import { TOKEN_STORAGE_KEY } from '#web/api/session-key.ts';
import type { StartedAnswers, StartedCalls } from '#web/api/started-calls.ts';
import { ownTime } from '#web/clock/clock.ts';
import { USUAL_TIME_ZONE } from '#web/clock/usual-time-zone.ts';
import { firstCallsAt } from './first-calls.ts';

/**
 * Stands inside the documents of the application and runs before anything else is there: asks for what the page will
 * ask for first, so that data, code and texts are on their way together. All of it in one request; whoever finds no
 * answer here asks for themselves.
 */
function start(): void {
  const token = localStorage.getItem(TOKEN_STORAGE_KEY);
  const user = JSON.parse(localStorage.getItem('user') ?? 'null');
  const organization = JSON.parse(localStorage.getItem('organization') ?? 'null');
  if (!token || !user || !organization) return;
  const at = ownTime();
  const today = dayOfInstant(at, organization.timeZone ?? USUAL_TIME_ZONE);
  const { pathname, search } = window.location;
  const addresses = firstCallsAt({ user, today, path: pathname, search: new URLSearchParams(search) });
  if (addresses.length === 0) return;
  const language = document.documentElement.lang;
  const answered = askFor(addresses, { Authorization: `Bearer ${token}`, 'Accept-Language': language });
  const started: StartedCalls = { at, token, language, left: new Set(addresses), answered };
  void answered.then((here) => {
    started.here = here;
  });
  window.startedCalls = started;
}

/** What came of it, whenever it comes; nothing where no answer does. */
async function askFor(addresses: readonly string[], who: Record<string, string>): Promise<StartedAnswers> {
  try {
    const address = togetherAddress(addresses.map((each) => each.slice(apiBase.length)));
    const response = await fetch(address, { headers: { Accept: 'application/json', ...who } });
    const answers = await answersTogether(response);
    const entries = answers.map((answer, index) => [addresses[index] ?? '', answer] as const);
    return { date: response.headers.get('date'), byAddress: new Map(entries) };
  } catch {
    return { date: null, byAddress: new Map() };
  }
}

try {
  start();
} catch {
  // A session that cannot be read, or a browser without storage: the application will say what there is to say.
}

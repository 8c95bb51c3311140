import { apiBase } from '#contract/endpoint.ts';
import { togetherAddress } from '#contract/together.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { answersTogether } from '#web/api/answers-together.ts';
import { TOKEN_STORAGE_KEY } from '#web/api/session-key.ts';
import type { StartedCalls } from '#web/api/started-calls.ts';
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
  const addresses = firstCallsAt(pathname, { user, today, search: new URLSearchParams(search) });
  if (addresses.length === 0) return;
  const language = document.documentElement.lang;
  const asked = fetch(togetherAddress(addresses.map((address) => address.slice(apiBase.length))), {
    headers: { Accept: 'application/json', 'Accept-Language': language, Authorization: `Bearer ${token}` },
  });
  const answered = asked.then(answersTogether);
  const answers = addresses.map((address, index): [string, Promise<Response | null>] => [
    address,
    answered.then(
      (all) => all[index] ?? null,
      () => null,
    ),
  ]);
  const started: StartedCalls = { at, token, language, answers: new Map(answers) };
  window.startedCalls = started;
}

try {
  start();
} catch {
  // A session that cannot be read, or a browser without storage: the application will say what there is to say.
}

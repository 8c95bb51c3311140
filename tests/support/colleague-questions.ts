import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { CallParts, OpenRow, SessionRow, Targets } from './intruder-row.ts';
import { type EndpointKey, intruderTable } from './intruder-table.ts';
import type { Random } from './seeded-random.ts';

/** A question that a colleague puts, and puts again once something has happened. */
export interface Question extends CallParts {
  readonly key: EndpointKey;
  readonly endpoint: Endpoint;
}

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, endpoint]) => [`${feature}.${name}` as EndpointKey, endpoint] as const),
);

/** Looked up rather than written out, so that a new call is asked by itself. */
const rowOf = (key: EndpointKey): SessionRow | OpenRow => intruderTable[key];

/** The answer to an employee, by the matrix of intruders. */
function isRefused(key: EndpointKey): boolean {
  const row = rowOf(key);
  return ('anyone' in row ? row.anyone : row.home[0]) >= 400;
}

/** What employees may do and what changes something: of their own, or of the public site. Nobody else's leave is in it. */
export const ownDeeds: readonly EndpointKey[] = [
  'onboarding.createOrganization',
  'auth.requestMagicLink',
  'auth.updateProfile',
  'auth.leaveOrganization',
  'auth.logout',
  'auth.revokeOtherSessions',
  'auth.revokeEverySession',
  'passkeys.start',
  'passkeys.decline',
  'passkeys.startLogin',
  'auth.chooseLanguage',
  'secondFactors.startApp',
  'secondFactors.askMailCode',
  'notifications.choose',
  'push.subscribe',
  'push.unsubscribe',
  'companyCalendars.choose',
  'accountants.enter',
  'siteMessages.contact',
  'siteMessages.apply',
  'newsletter.subscribe',
];

/** Everything else of the contract is asked: whatever reads, and whatever refuses and so changes nothing. */
const askedEndpoints = endpoints.filter(([key, { access }]) => access !== 'local' && !ownDeeds.includes(key));

/** Those among the others that would change something, were they asked. */
export const wronglyAsked = askedEndpoints
  .filter(([key, { method }]) => method !== 'GET' && !isRefused(key))
  .map(([key]) => key);

export interface Scene {
  readonly targets: Targets;
  /** Whose absences they are. */
  readonly person: string;
  readonly team: string;
  /** About when. */
  readonly first: PlainDate;
  readonly last: PlainDate;
  readonly types: readonly string[];
}

/** Each call of the contract once, as the matrix of intruders asks it, about the person. */
export function everyQuestion({ targets }: Pick<Scene, 'targets'>): Question[] {
  return askedEndpoints.map(([key, endpoint]) => ({ key, endpoint, ...rowOf(key).parts(targets) }));
}

const endpointOf = new Map(endpoints);

function ask(key: EndpointKey, parts: CallParts): Question {
  const endpoint = endpointOf.get(key);
  if (!endpoint) throw new Error(`No endpoint ${key}`);
  return { key, endpoint, ...parts };
}

/** Of a query. */
type Part = Readonly<Record<string, string>>;

/** Questions about absences in many windows, filters, limits and formats. */
export function absenceQuestions(scene: Scene, random: Random, rounds: number): Question[] {
  const { first, last, person, team, types } = scene;
  const length = Math.max(1, Date.parse(last) - Date.parse(first)) / 86_400_000;
  const questions: Question[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = addDays(first, random.below(length + 10) - 6);
    const to = addDays(from, random.below(random.chance(0.5) ? 4 : length + 8));
    const whose = random.pick<Part>([{}, { user: person }, { team }]);
    const type = random.pick<Part>([{}, {}, { type: random.pick(types) }]);
    const limit = random.pick<Part>([{}, { limit: '1' }, { limit: String(1 + random.below(4)) }]);
    const starting = random.pick<Part>([{}, { starting: 'true' }]);
    const days = random.pick<Part>([{ from, to }, { from }, { to }]);
    questions.push(
      ask('leaveRequests.teamCalendar', { query: { ...days, ...whose, ...type, ...limit, ...starting } }),
      ask('calendar.absences', { query: { from, to, ...whose, ...type, pending: 'true' } }),
      ask('calendarExports.table', {
        query: { from, to, ...whose, ...type, format: random.pick(['csv', 'csv', 'xlsx']) },
      }),
      ask('leavePlanning.days', { query: { from, to } }),
      ask('leaveRequests.preview', {
        body: {
          type: 'vacation',
          startDate: from,
          startHalf: random.pick(['am', 'pm']),
          endDate: to,
          endHalf: 'pm',
        },
      }),
    );
  }
  return questions;
}

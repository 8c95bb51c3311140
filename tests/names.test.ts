import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, product } from '#tests/support/source-files.ts';

/** Endpoint tables that no screen is named after: what they serve is asked for by others, by machines or by forms. */
const withoutScreen = [
  'calendar-exports',
  'company-calendars',
  'decision-batches',
  'dev',
  'erasures',
  'establishments',
  'expiring-leave',
  'insight-tables',
  'leave-liability',
  'leave-planning',
  'live',
  'operations',
  'pay-times',
  'payroll-files',
  'payroll-remarks',
  'people-lists',
  'photos',
  'push',
  'request-attachments',
  'request-comments',
  'sandbox-checkout',
  'site-messages',
  'slack',
  'teams-bot',
  'teams-channel',
];
/** Screens that ask the endpoints of other features. */
const withoutTable = [
  'app-shell',
  'approvals',
  'dashboard',
  'dev-login',
  'dev-mailbox',
  'gallery',
  'profile',
  'sessions',
];

/** Endpoint tables whose actions lie in the folder of another, or that need none. */
const actionsElsewhere = {
  establishments: 'payroll',
  'expiring-leave': 'insights',
  'insight-tables': 'insights',
  'leave-liability': 'insights',
  live: 'server/live',
  'my-year': 'insights',
  operations: 'server/status',
  organization: 'organizations',
  'payroll-files': 'payroll',
  'sandbox-checkout': 'server/payments',
  'webhook-endpoints': 'webhooks',
};
/** Actions that no table of the API is named after: more than one table, another protocol or the operator calls them. */
const actionsWithoutTable = [
  'assistants',
  'idempotency',
  'operator-notices',
  'organizations',
  'undo',
  'webhooks',
];
/** Texts of screens that several features say, or the part of a feature that is fetched by itself. */
const textsOfSeveral = [
  'app',
  'billing',
  'change-preview',
  'common',
  'deciding',
  'dev-ui',
  'leave',
  'leave-calculator',
  'not-found',
  'pages',
  'pages-also',
  'palette',
  'request-files',
  'settings-sections',
  'tables',
  'timeline',
  'ui',
  'webhooks',
];

/** What the server keeps or answers, and the same as a page is told of it. A new name here means the same on both sides. */
const onBothSides = `
  ApiKey AskedStatement AuditEntry CalendarAbsence CalendarFeed ClosingForm ComparedRow
  ConnectionOffer CounterBalance Coverage DecisionBatch Delegation Establishments FormerPerson
  Hierarchy Invoice IssuedFeed KnownColumns LeaveRequest LeaveSettingsForm LineThread Matches Member
  OpenedSession Organization OrganizationSummary Passkey PayMonthState PersonSheet Preview RuleChange
  RuleGroup SendingLine SettingsChange ShownFile ShownInsights StatedPerson Team TimelinePerson
  TimelineTeam TypeForm Usage`
  .trim()
  .split(/\s+/);

const isOfServer = (path: string): boolean => path.startsWith('src/server/');

describe('what things are called', () => {
  it('names a feature the same in every room: endpoint table, handlers, actions, screens and their texts', () => {
    const tables = filesBelow('src/contract')
      .filter((path) => /export const \w+Endpoints/.test(readFileSync(path, 'utf8')))
      .map((path) => path.replace(/^src\/contract\/|\.ts$/g, ''));
    expect(tables.length).toBeGreaterThan(2);
    const handlers = readdirSync('src/server/http');
    expect(tables.filter((table) => !handlers.includes(`${table}.ts`))).toEqual([]);
    const screens = readdirSync('src/app/features');
    const placesOnSite = readdirSync('src/site');
    const screenless = tables.filter((table) => ![...screens, ...placesOnSite].includes(table));
    expect(screenless).toEqual(withoutScreen);
    expect(screens.filter((feature) => !tables.includes(feature))).toEqual(withoutTable);
    const acting = foldersIn('src/server/actions');
    expect(tables.filter((table) => !acting.includes(table))).toEqual(Object.keys(actionsElsewhere));
    expect(acting.filter((folder) => !tables.includes(folder))).toEqual(actionsWithoutTable);
    const texts = readdirSync('src/words/fr/screens').map((file) => file.replace('.json', ''));
    const known = [...tables, ...screens, ...placesOnSite];
    expect(texts.filter((name) => !known.includes(name)).sort()).toEqual(textsOfSeveral);
  });

  it('gives a name one meaning in the whole house', () => {
    const exported =
      /^export (?:declare )?(?:abstract )?(?:async )?(type|interface|const|function\*?|class) (\w+)/gm;
    // Languages export what the catalogues do, each the same names.
    const homes = new Map<string, { readonly path: string; readonly isType: boolean }[]>();
    for (const { path, text } of product) {
      if (/^src\/words\/(fr|en)\/|\.d\.ts$/.test(path)) continue;
      const found = new Map([...text.matchAll(exported)].map(([, kind = '', name = '']) => [name, kind]));
      for (const [name, kind] of found) {
        homes.set(name, [...(homes.get(name) ?? []), { path, isType: /type|interface/.test(kind) }]);
      }
    }
    const twice = [...homes].filter(([, found]) => found.length > 1);
    // What the server has and what a page is told of it: two types, one on each side of the wire.
    const told = twice.filter(
      ([, [one, other, third]]) =>
        !third && one?.isType && other?.isType && isOfServer(one.path) !== isOfServer(other.path),
    );
    const places = twice
      .filter((each) => !told.includes(each))
      .map(([name, found]) => `${name}: ${found.map(({ path }) => path).join(', ')}`);
    expect(places).toEqual([]);
    expect(told.map(([name]) => name).sort()).toEqual(onBothSides);
  });
});

function foldersIn(place: string): string[] {
  const entries = readdirSync(place, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

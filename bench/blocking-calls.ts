import type { api } from '#contract/api.ts';
import { type BlockingCompany, lawfulSettings } from './blocking-company.ts';
import { calendarYear } from './calendar-company.ts';

type Feature = keyof typeof api;
export type CallName = { [F in Feature]: `${F}.${Extract<keyof (typeof api)[F], string>}` }[Feature];

export interface BenchCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const year = { from: `${calendarYear}-01-01`, to: `${calendarYear}-12-31` };

/** What each call needs to be answered at its heaviest; in the order in which they can be made. */
export function callsOf(company: BlockingCompany): readonly (readonly [CallName, BenchCall])[] {
  const { organizationId, adminId, employeeId, teamId, pendingIds, userIds, emails } = company;
  const person = { params: { id: employeeId } };
  const week = { '1': ['am', 'pm'], '2': ['am', 'pm'], '3': ['am', 'pm'], '4': ['am', 'pm'] };
  const lines = emails.map((email, place) => ({
    line: place + 2,
    person: email,
    previous: '3',
    current: '12,5',
    employedFrom: '2023-06-01',
  }));
  const importForm = { name: 'Mesure', asOf: `${calendarYear}-05-31`, lines };
  const peopleForm = {
    asOf: `${calendarYear}-05-31`,
    lines: lines.map(({ person: email, ...line }) => ({ ...line, name: 'Mesure', email, team: 'Mesure' })),
  };
  const leave = { type: 'vacation', startDate: '2027-03-01', endDate: '2027-03-05' };
  return [
    ['onboarding.organization', { params: { id: organizationId } }],
    ['auth.me', {}],
    ['auth.listSessions', {}],
    ['organization.me', {}],
    ['users.list', {}],
    ['peopleLists.figures', { query: { ids: userIds.slice(0, 50).join(',') } }],
    ['teams.list', {}],
    ['teams.listMine', {}],
    ['teams.read', { params: { id: teamId } }],
    ['teams.hierarchy', {}],
    ['leaveRequests.listMine', {}],
    ['leaveRequests.summary', {}],
    ['leaveRequests.teamCalendar', {}],
    ['leaveRequests.teamCalendar', { query: { ...year, pending: 'true' } }],
    ['leaveRequests.list', {}],
    ['leaveRequests.read', { params: { id: pendingIds[0] ?? '' } }],
    ['leaveRequests.preview', { body: leave }],
    ['viewAs.show', { query: { person: employeeId, about: userIds.at(-1) ?? '' } }],
    ['recordings.preview', { body: { ...leave, userIds: userIds.slice(0, 500) } }],
    [
      'closings.preview',
      {
        body: {
          name: 'Mesure',
          startDate: '2027-12-24',
          endDate: '2027-12-31',
          everyone: true,
          types: ['vacation'],
          whenShort: 'in-advance',
        },
      },
    ],
    ['departures.preview', { ...person, body: { lastDay: `${calendarYear + 1}-12-31` } }],
    ['calendar.holidays', { query: year }],
    ['calendar.filters', {}],
    ['calendar.people', { query: year }],
    ['calendar.absences', { query: { ...year, pending: 'true' } }],
    ['leaveTypes.list', {}],
    ['leaveTypes.catalogue', {}],
    ['balances.mine', {}],
    ['balances.ofUser', person],
    ['balanceImports.list', {}],
    ['balanceImports.check', { body: importForm }],
    ['peopleImports.check', { body: peopleForm }],
    ['coverage.read', {}],
    ['calendarFeeds.list', {}],
    ['calendarFeeds.create', { body: { name: 'Mesure', scope: 'organization', holidays: true } }],
    ['calendarFeeds.fetch', {}],
    ['calendarExports.table', { query: { ...year, format: 'csv', pending: 'true' } }],
    ['calendarExports.table', { query: { ...year, format: 'xlsx', pending: 'true' } }],
    ['delegations.list', {}],
    ['delegations.candidates', {}],
    ['notifications.choices', {}],
    ['settings.read', {}],
    ['settings.preview', { body: { ...lawfulSettings, daysPerYear: 27 } }],
    ['peopleSheets.read', person],
    ['peopleSheets.previewWorkingPattern', { ...person, body: { effectiveFrom: '2025-01-06', days: week } }],
    ['entitlements.listNotices', {}],
    ['entitlements.listMyNotices', {}],
    ['entitlements.listFractionnement', {}],
    ['subscription.status', {}],
    ['subscription.usage', {}],
    ['subscription.invoices', {}],
    ['subscription.previewSeats', { body: { seats: 1000 } }],
    ['auditLog.list', {}],
    ['auditLog.list', { query: { limit: '200' } }],
    ['auditLog.export', {}],
    ['status.read', {}],
    ['operations.health', {}],
    ['operations.ready', {}],
    ['dev.listUsers', {}],
    ['settings.apply', { body: { ...lawfulSettings, daysPerYear: 27 } }],
    ['settings.undo', {}],
    ['balanceImports.apply', { body: importForm }],
    ['balanceImports.undo', {}],
    ['coverage.setMinimum', { body: { minimum: 400 } }],
    ['leaveRequests.preview', { body: leave }],
    ['leaveRequests.create', { body: leave }],
    ['leaveRequests.approve', { params: { id: pendingIds[1] ?? '' } }],
    ['leaveRequests.reject', { params: { id: pendingIds[2] ?? '' }, body: { reason: 'Trop de monde.' } }],
    ['peopleSheets.setWorkingPattern', { ...person, body: { effectiveFrom: '2025-01-06', days: week } }],
    ['peopleSheets.setEmployment', { ...person, body: { from: '2023-09-01', to: null } }],
    [
      'peopleSheets.adjust',
      { ...person, body: { counter: 'paid-leave', days: 1, date: '2026-05-04', reason: 'Mesure' } },
    ],
    [
      'organization.update',
      {
        body: {
          name: 'Grande société',
          timeZone: 'Europe/Paris',
          holidayZone: 'alsace-moselle',
          reminderDays: 3,
          escalationDays: 7,
          digestHour: 8,
        },
      },
    ],
    ['teams.setMembers', { params: { id: teamId }, body: { userIds: company.userIds.slice(0, 900) } }],
    [
      'teams.create',
      { body: { name: 'Toutes', managerId: adminId, userIds: company.userIds.slice(0, 900) } },
    ],
    ['users.changeRole', { ...person, body: { role: 'manager' } }],
    [
      'users.inviteMultiple',
      {
        body: {
          users: Array.from({ length: 990 }, (_, n) => ({
            name: `Nouvelle ${n}`,
            email: `n${n}@vide.exemple.fr`,
          })),
        },
      },
    ],
    ['users.remove', person],
    ['auth.updateProfile', { body: { name: 'Alix Nom 0001' } }],
  ];
}

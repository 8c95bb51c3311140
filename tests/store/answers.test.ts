import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamColors } from '#contract/teams.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { insertKeyCalls } from '#server/store/api-key-calls.ts';
import { findPresentedKey } from '#server/store/api-keys.ts';
import { listPossibleApprovers, readAskedAbout } from '#server/store/approvers.ts';
import { readChunks } from '#server/store/attachments.ts';
import { listCalendarNames } from '#server/store/calendar.ts';
import { listAbsencesByPerson } from '#server/store/calendar-absences.ts';
import { listCountedHalves, listTeamNames } from '#server/store/calendar-exports.ts';
import { listTimelinePeople } from '#server/store/calendar-people.ts';
import { listClosingPage } from '#server/store/closings.ts';
import { listCompaniesOf } from '#server/store/companies.ts';
import { eraseCompany, listCompanyFiles } from '#server/store/company-erasure.ts';
import { findConnectionOfDomain, listAdminStandings } from '#server/store/company-login.ts';
import * as companyRows from '#server/store/company-rows.ts';
import { findConnectionPlace } from '#server/store/connections.ts';
import { coverageOfPerson } from '#server/store/coverage.ts';
import type { Database, GateTransaction, TenantTransaction } from '#server/store/database.ts';
import { readCalledBy } from '#server/store/erase-person.ts';
import { countForErasure, listBucketFilesOf } from '#server/store/erasures.ts';
import { holdFigures, listFiguresKept, listStaleFigures, writeFigures } from '#server/store/figure-marks.ts';
import { readStepFacts } from '#server/store/first-steps.ts';
import { removeWaitingJobs } from '#server/store/held-changes.ts';
import { listInsightGroups } from '#server/store/insight-groups.ts';
import { countRequestsByMonth, countRequestsOfPeople, listTypesOfAbsences } from '#server/store/insights.ts';
import { hasAccountElsewhere } from '#server/store/invitations.ts';
import * as jobs from '#server/store/jobs.ts';
import * as leaveBasis from '#server/store/leave-basis.ts';
import {
  countAllRequests,
  countMonth,
  countOwnRequests,
  countWaitingByPerson,
} from '#server/store/leave-request-counts.ts';
import { listRequestLines } from '#server/store/leave-request-lists.ts';
import { listTypesInUse, loadLeaveTypes } from '#server/store/leave-types.ts';
import {
  listLedgerEntries,
  listLedgerEntriesOf,
  listLedgerEntriesOfPeople,
  listLedgerEntriesOfRequest,
} from '#server/store/ledger.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { listFactorStandings } from '#server/store/login-policy.ts';
import { insertLooks } from '#server/store/looks.ts';
import { askForNewsletter, confirmReader, deleteReader, findReader } from '#server/store/newsletter.ts';
import { countReaders, findDelivery, insertIssue, listIssues } from '#server/store/newsletter-issues.ts';
import {
  listOrganizationIds,
  listOrganizationsToFollowUp,
  listOrganizationsToReconcile,
  listOrganizationsToSettle,
  listOrganizationsWithDomains,
  listOrganizationsWithLogins,
} from '#server/store/organizations.ts';
import { forgetChallenges, keepChallenge, takeChallenge } from '#server/store/passkey-challenges.ts';
import { findPasskeyPlace } from '#server/store/passkeys.ts';
import { countPayments, findUnhandledPaymentEvent, storePaymentEvent } from '#server/store/payment-events.ts';
import { listPayrollBalances } from '#server/store/payroll-balances.ts';
import { listNextLeaves } from '#server/store/people-lists.ts';
import { readCopyChunks, readCopyPart } from '#server/store/person-copies.ts';
import { readPersonParts } from '#server/store/person-rows.ts';
import { listExpectedPeople } from '#server/store/presence.ts';
import { countHits } from '#server/store/rate-counts.ts';
import { countErasures } from '#server/store/retention.ts';
import { loadRulesInForce } from '#server/store/rules-in-force.ts';
import { touchSession } from '#server/store/sessions.ts';
import { findSiteMessage } from '#server/store/site-messages.ts';
import { listServiceDays } from '#server/store/status.ts';
import { listTeamCalendar, readTeamCalendar } from '#server/store/team-calendar.ts';
import * as teams from '#server/store/teams.ts';
import { findUserByEmail } from '#server/store/users.ts';
import { findWaitingRequest, listWaitingRequests } from '#server/store/waiting-requests.ts';
import { readWaysToTell } from '#server/store/ways-to-tell.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { askedByOwner, askedByOwnerElsewhere } from '#tests/support/owner-readers.ts';
import { readersBelow } from '#tests/support/statement-readers.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());
const [first, last] = [plainDate('2026-07-01'), plainDate('2026-07-31')];
const [id, hash] = [randomUUID(), Buffer.alloc(32)];
const span = { from: first, to: last };
const calendar = { ...span, startingFrom: first, teamId: id, userId: id, pending: true, limit: 5 };
const team = { name: 'Atelier', description: '', color: teamColors[0], managerId: null };
const [at, issue] = [new Date('2026-07-06T09:00:00Z'), { subject: 'x', words: 'x', path: null }];

/** @module-tag daily Whatever is written by hand and read, in each of its shapes: a test holds the list to the store. */
const inOrganization: Record<string, (tx: TenantTransaction) => Promise<unknown>> = {
  coverageOfPerson: (tx) =>
    coverageOfPerson(tx, id, { minimums: [{ teamId: id, people: 1 }], blackouts: [] }),
  readChunks: (tx) => readChunks(tx, id),
  readCopyChunks: (tx) => readCopyChunks(tx, id),
  countErasures: (tx) =>
    countErasures(
      tx,
      {
        leavers: first,
        medical: first,
        words: first,
        'pay-files': first,
        journal: first,
        'counter-journal': first,
      },
      ['payroll.month_closed'],
    ),
  countForErasure: (tx) => countForErasure(tx, id),
  listBucketFilesOf: (tx) => listBucketFilesOf(tx, id),
  listCompanyFiles: (tx) => listCompanyFiles(tx),
  // Of a company that is not there: one that is needs a closing that is over (tests/http/company-end.test.ts).
  eraseCompany: (tx) => eraseCompany(tx, id, { askedAt: at, at, files: 0 }),
  readCalledBy: (tx) => readCalledBy(tx, id),
  readCopyPart: (tx) => readCopyPart(tx, id, 0, 16),
  readCopiedRows: async (tx) =>
    Promise.all(
      (await companyRows.readCopiedTables(tx))
        .slice(0, 1)
        .map((table) => companyRows.readCopiedRows(tx, table).next()),
    ),
  readCopiedTables: (tx) => companyRows.readCopiedTables(tx),
  readSchemaStep: (tx) => companyRows.readSchemaStep(tx),
  readFileOfRow: (tx) => companyRows.readFileOfRow(tx, 'user_photos', 'user_id', id),
  readPersonParts: (tx) => readPersonParts(tx, id),
  countAllRequests: (tx) => countAllRequests(tx, first, last),
  countMonth: (tx) => countMonth(tx, at),
  countOwnRequests: (tx) => countOwnRequests(tx, id),
  countWaitingByPerson: (tx) => countWaitingByPerson(tx),
  findWaitingRequest: (tx) => findWaitingRequest(tx, id),
  hasAccountElsewhere: (tx) => hasAccountElsewhere(tx, 'nobody@example.org'),
  listCountedHalves: (tx) => listCountedHalves(tx, [id]),
  listExpectedPeople: (tx) => listExpectedPeople(tx, [id], true, first, last),
  listLedgerEntries: (tx) => listLedgerEntries(tx),
  listLedgerEntriesOf: (tx) => listLedgerEntriesOf(tx, id),
  listLedgerEntriesOfPeople: (tx) => listLedgerEntriesOfPeople(tx, [id]),
  listLedgerEntriesOfRequest: (tx) => listLedgerEntriesOfRequest(tx, id),
  listFactorStandings: (tx) => listFactorStandings(tx),
  listAdminStandings: (tx) => listAdminStandings(tx, new Date()),
  listPossibleApprovers: (tx) => listPossibleApprovers(tx, first),
  listTeamNames: (tx) => listTeamNames(tx, [id]),
  readAskedAbout: (tx) => readAskedAbout(tx, first, id),
  readWaysToTell: (tx) => readWaysToTell(tx, 'request-filed', [id], at),
  countRequestsOfPeople: (tx) => countRequestsOfPeople(tx, at, at, at),
  holdFigures: (tx) => holdFigures(tx),
  writeFigures: (tx) => writeFigures(tx, [], first),
  listStaleFigures: (tx) => listStaleFigures(tx, first, [id]),
  countRequestsByMonth: (tx) => countRequestsByMonth(tx, at, at, 'Europe/Paris', [id]),
  listInsightGroups: (tx) => listInsightGroups(tx, first),
  listTypesOfAbsences: (tx) => listTypesOfAbsences(tx, first, first),
  listFiguresKept: (tx) => listFiguresKept(tx),
  listPayrollBalances: (tx) => listPayrollBalances(tx, first, first),
  listNextLeaves: (tx) => listNextLeaves(tx, [id], first, ['sick']),
  listTypesInUse: (tx) => listTypesInUse(tx),
  readStepFacts: (tx) => readStepFacts(tx),
  listWaitingRequests: (tx) => listWaitingRequests(tx, { id, filedAt: at.toISOString() }),
  loadLeaveBases: (tx) => leaveBasis.loadLeaveBases(tx),
  loadLeaveBasis: (tx) => leaveBasis.loadLeaveBasis(tx, id),
  loadBasisWithHeld: (tx) => leaveBasis.loadBasisWithHeld(tx, id),
  loadLeaveTypes: (tx) => loadLeaveTypes(tx),
  loadRulesInForce: (tx) => loadRulesInForce(tx),
  loadSettingsInForce: (tx) => leaveBasis.loadSettingsInForce(tx),
  listClosingPage: (tx) => listClosingPage(tx, { limit: 5 }),
  listLengths: (tx) => listLengths.adjustments(tx, id, first),
  // One that is there: the members of none are not asked for.
  listTeamRows: async (tx) => {
    await teams.insertTeam(tx, { ...team, id: randomUUID(), createdAt: at }, [organization.admin.id]);
    await teams.listTeamRows(tx);
  },
  findTeam: (tx) => teams.findTeam(tx, id),
  findTeams: (tx) => teams.findTeams(tx, [id]),
  listTeamPage: (tx) => teams.listTeamPage(tx, { limit: 5 }, id),
  listTeamSizes: (tx) => teams.listTeamSizes(tx, id),
  listTeamsOf: (tx) => teams.listTeamsOf(tx, id),
  removeWaitingJobs: (tx) => removeWaitingJobs(tx, ['none']),
  readTeamCalendar: async (tx) => {
    await readTeamCalendar(tx, {});
    await readTeamCalendar(tx, { ...calendar, undecided: true });
  },
};

/** As tests/store/erasure-of-everything, tests/http/notifications, accountants, conflicts-counted and sweeping do. */
const swept = ['deleteSomeExpired', 'forgetAuditLines', 'forgetRequestWords', 'listOrganizationsToSweep'];
const met = ['countOpenThreads', 'erasePersonRows', 'findColleaguesAway', 'insertNotifications'];

const atGate: Record<string, (tx: GateTransaction) => Promise<unknown>> = {
  askForNewsletter: (tx) =>
    askForNewsletter(tx, { id: randomUUID(), email: 'reader@example.org', language: 'fr', at }),
  confirmReader: (tx) => confirmReader(tx, hash, at, at),
  countReaders: (tx) => countReaders(tx),
  deleteReader: (tx) => deleteReader(tx, hash),
  findDelivery: (tx) => findDelivery(tx, 'none', id),
  findReader: (tx) => findReader(tx, id),
  findSiteMessage: (tx) => findSiteMessage(tx, id),
  findUserByEmail: (tx) => findUserByEmail(tx, 'nobody@example.org'),
  insertIssue: (tx) => insertIssue(tx, '2026-07', { fr: issue, en: issue }, at),
  listIssues: (tx) => listIssues(tx),
  listOrganizationIds: (tx) => listOrganizationIds(tx),
  listOrganizationsToFollowUp: (tx) => listOrganizationsToFollowUp(tx, at, { after: null, limit: 3 }),
  listOrganizationsToReconcile: (tx) => listOrganizationsToReconcile(tx, 'sandbox', { after: id, limit: 3 }),
  listOrganizationsToSettle: (tx) => listOrganizationsToSettle(tx, at, { after: null, limit: 3 }),
  listOrganizationsWithDomains: (tx) => listOrganizationsWithDomains(tx),
  listOrganizationsWithLogins: (tx) => listOrganizationsWithLogins(tx),
};

const inOneTrip: Record<string, (database: Database, organizationId: string) => Promise<unknown>> = {
  countHits: (database) => countHits(database, [{ key: 'x', hits: 1, seconds: 60 }], at),
  countJobs: (database) => jobs.countJobs(database),
  countJobsInLine: (database) => jobs.countJobsInLine(database, 'accrue-organization'),
  countPayments: (database) => countPayments(database),
  findUnhandledPaymentEvent: (database) => findUnhandledPaymentEvent(database, 'none'),
  listAbsencesByPerson: async (database, own) => {
    for (const pendingOf of ['nobody', 'everyone', { userId: id }] as const) {
      await listAbsencesByPerson(database, own, { ...span, pendingOf });
      await listAbsencesByPerson(database, own, { ...span, teamId: id, userId: id, pendingOf });
    }
  },
  listCalendarNames: (database, own) => listCalendarNames(database, own),
  listRequestLines: async (database, own) => {
    await listRequestLines(database, own, {});
    const filter = { userId: id, teamId: id, status: 'approved', ...span } as const;
    await listRequestLines(database, own, filter, { limit: 5, cursor: id });
    await listRequestLines(database, own, { updatedSince: at.toISOString() }, { limit: 5, cursor: id });
  },
  listServiceDays: (database) => listServiceDays(database, first),
  listTeamCalendar: async (database, own) => {
    await listTeamCalendar(database, own, {});
    await listTeamCalendar(database, own, { ...calendar, undecided: true });
  },
  listTimelinePeople: async (database, own) => {
    await listTimelinePeople(database, own, span);
    await listTimelinePeople(database, own, { ...span, teamId: id });
  },
  readJobFigures: (database) => jobs.readJobFigures(database),
  readJobsInHand: (database) => jobs.readJobsInHand(database),
  readLaneSilences: (database) => jobs.readLaneSilences(database),
  listCompaniesOf: (database, own) => listCompaniesOf(database, { organizationId: own, id }),
  findConnectionOfDomain: (database) => findConnectionOfDomain(database, 'exemple.fr'),
  findConnectionPlace: (database) => findConnectionPlace(database, 'slack', 'T0'),
  findPasskeyPlace: (database) => findPasskeyPlace(database, hash),
  keepChallenge: (database) =>
    keepChallenge(database, { challengeHash: hash, browserHash: hash, maker: null, endsAt: at }),
  takeChallenge: (database) => takeChallenge(database, hash, hash),
  forgetChallenges: (database) => forgetChallenges(database, at),
  findPresentedKey: (database, own) => findPresentedKey(database, own, 'AAAAAAAA', hash, new Date()),
  insertKeyCalls: (database, own) =>
    insertKeyCalls(database, [
      { organizationId: own, keyId: id, at, method: 'GET', path: '/users', status: 200 },
    ]),
  insertLooks: (database, own) =>
    insertLooks(database, [
      {
        organizationId: own,
        personId: null,
        lookerId: id,
        kind: 'export',
        keyKind: null,
        lookedOn: plainDate('2026-11-16'),
        at,
      },
    ]),
  touchSession: (database, own) => touchSession(database, own, hash, at),
  storePaymentEvent: (database) =>
    storePaymentEvent(database, { id: 'evt_1', type: 'x', created: at, payload: '{}' }, at, at),
};

describe('a statement that is written by hand answers what its type says', () => {
  it.each(Object.keys(inOrganization))('%s', async (name) => {
    const ask = inOrganization[name] as (tx: TenantTransaction) => Promise<unknown>;
    await app.services.database.inOrganization(organization.id, ask);
  });

  it.each(Object.keys(atGate))('%s', async (name) => {
    await app.services.database.atGate(atGate[name] as (tx: GateTransaction) => Promise<unknown>);
  });

  it.each(Object.keys(inOneTrip))('%s', async (name) => {
    await inOneTrip[name]?.(app.services.database, organization.id);
  });

  it.each(Object.keys(askedByOwner))('%s', async (name) => {
    await askedByOwner[name]?.(app.connection);
  });
});

it('names every function of the store that reads such a statement', () => {
  const asked = Object.keys({ ...inOrganization, ...atGate, ...inOneTrip, ...askedByOwner });
  const readers = readersBelow('src/server/store');
  expect(readers.length).toBeGreaterThan(30);
  expect(readers.filter((name) => !asked.includes(name)).sort()).toEqual(
    [...swept, ...met, ...askedByOwnerElsewhere].sort(),
  );
});

import type { Client } from 'pg';
import { expect } from 'vitest';
import { sendAbsences } from '#server/actions/payroll-sending/carry-out-sending.ts';
import type { Services } from '#server/services.ts';
import { fileLeave, keepSessions, setClock } from './leave-company.ts';
import { type GroupCompany, groupCompany } from './rule-groups.ts';
import type { LooseAnswer, TestApp } from './test-app.ts';

/** A company on 1 October 2026 whose September is closed, with the calls that tests of sendings make. */
export interface SendingCompany extends GroupCompany {
  readonly close: (month: string) => Promise<LooseAnswer>;
  readonly away: (type: string, startDate: string, endDate: string, halves?: object) => Promise<LooseAnswer>;
  readonly plan: (month: string) => Promise<LooseAnswer>;
  /** Sends what the plan of the month says, and has it done. */
  readonly send: (month: string) => Promise<LooseAnswer>;
  readonly sending: (id: string) => Promise<LooseAnswer>;
}

/** What is not done by a worker is done here, so that a test can end it where it likes. */
export async function workOn(
  services: Services,
  organizationId: string,
  sendingId: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await sendAbsences(services, { organizationId, sendingId }, signal);
}

/** Inès was away from a Wednesday noon to the Friday, and ill on the 21st and 22nd. The worker is off. */
export async function sendingCompany(
  app: TestApp,
  owner: Client,
  access: object | null,
): Promise<SendingCompany> {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines, organization } = company;
  const facts = { birthDate: null, children: [], seniorityFrom: null, payrollNumber: 'A-0042' };
  await as(admin, 'PUT', `/users/${ines.id}/rights-facts`, facts);
  const codes = [
    { type: 'vacation', code: 'AB-300', dsnReason: null },
    { type: 'sick', code: 'AB-100', dsnReason: '01' },
  ];
  await as(admin, 'PUT', '/payroll/codes', { codes });
  const away: SendingCompany['away'] = (type, startDate, endDate, halves = {}) =>
    fileLeave(app, admin, { userId: ines.id, type, startDate, endDate, ...halves });
  const [leave, stop] = [
    await away('vacation', '2026-09-09', '2026-09-11', { startHalf: 'pm' }),
    await away('sick', '2026-09-21', '2026-09-22'),
  ];
  expect([leave.status, stop.status]).toEqual([200, 200]);
  await keepSessions(owner);
  setClock(app, '2026-10-01T08:00:00Z');
  const close = (month: string) => as(admin, 'POST', `/payroll/months/${month}/close`);
  await close('2026-09');
  if (access !== null) {
    await as(admin, 'PUT', '/payroll/connection', access);
    await as(admin, 'POST', '/payroll/connection/test');
  }
  const plan = (month: string) => as(admin, 'GET', `/payroll/months/${month}/sending`);
  const sending = (id: string) => as(admin, 'GET', `/payroll/sendings/${id}`);
  return {
    ...company,
    close,
    away,
    plan,
    sending,
    send: async (month) => {
      const { digest } = (await plan(month)).json;
      const begun = await as(admin, 'POST', `/payroll/months/${month}/sending`, { digest });
      expect(begun.status, begun.text).toBe(200);
      await workOn(app.services, organization.id, begun.json.id);
      return sending(begun.json.id);
    },
  };
}

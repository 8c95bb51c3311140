import type { Client } from 'pg';
import { expect } from 'vitest';
import { fileLeave, keepSessions, setClock } from './leave-company.ts';
import { type GroupCompany, groupCompany } from './rule-groups.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

/** A company on 1 September 2026, with the calls that tests of pay months make. */
export interface PayMonthCompany extends GroupCompany {
  readonly on: (instant: string) => Promise<void>;
  /** An absence of Inès that an admin recorded. */
  readonly absence: (type: string, startDate: string, endDate: string) => Promise<string>;
  readonly close: (
    month: string,
    query?: string,
  ) => Promise<AnswerTo<'POST', '/payroll/months/{month}/close'>>;
}

export async function payMonthCompany(app: TestApp, owner: Client): Promise<PayMonthCompany> {
  setClock(app, '2026-09-01T08:00:00Z');
  const company = await groupCompany(app);
  const { as, admin, ines } = company;
  return {
    ...company,
    on: async (instant) => {
      await keepSessions(owner);
      setClock(app, instant);
    },
    absence: async (type, startDate, endDate) => {
      const filed = await fileLeave(app, admin, { userId: ines.id, type, startDate, endDate });
      expect([filed.status, filed.json.status]).toEqual([200, 'approved']);
      return filed.json.id;
    },
    close: (month, query = '') => as(admin, 'POST', `/payroll/months/${month}/close${query}`),
  };
}

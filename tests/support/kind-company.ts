import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { setEmployment } from './employment.ts';
import { settings } from './heavy-calls.ts';
import { setClock } from './leave-company.ts';
import type { TestPerson } from './organizations.ts';
import { present } from './present.ts';
import type { TestApp } from './test-app.ts';
import { createTypeCompany, type TypeCompany } from './type-company.ts';

export interface KindCompany extends TypeCompany {
  /** Someone full-time since a day. */
  readonly hire: (name: string, from: string) => Promise<TestPerson>;
  /** Leave that human resources record for someone. */
  readonly record: (person: TestPerson, form: object) => Promise<{ id: string }>;
  /** Paid leave of a person, on a day. */
  readonly paidLeave: (
    person: TestPerson,
    at?: string,
  ) => Promise<{
    available: number;
    lots: { label: string; remaining: number; expiresOn: string | null }[];
    entries: { kind: string; amount: number; rule: string | null; sentence: string }[];
  }>;
  readonly night: () => Promise<void>;
}

/** A company that counts in jours ouvrables, on 3 August 2026. */
export async function createKindCompany(app: TestApp): Promise<KindCompany> {
  setClock(app, '2026-08-03T08:00:00Z');
  const types = await createTypeCompany(app);
  const { company, as } = types;
  const ouvrables = { ...settings, countingMode: 'ouvrables', effectiveFrom: '2020-06-01' };
  const set = await as(company.admin, 'PUT', '/organization/settings', ouvrables);
  if (set.status !== 200) throw new Error(set.text);
  return {
    ...types,
    hire: async (name, from) => {
      const person = await company.organization.add('employee', name);
      const employment = { from: plainDate(from), to: null };
      await setEmployment(app.services, company.organization.acting, person.id, employment);
      return person;
    },
    record: async (person, form) => {
      const answer = await as(company.manager, 'POST', '/leave-requests', { ...form, userId: person.id });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.json;
    },
    paidLeave: async (person, at = '2026-08-03') =>
      present((await as(person, 'GET', `/balances/me?at=${at}`)).json[0]),
    night: () => accrueOrganization(app.services, { organizationId: company.organization.id }),
  };
}

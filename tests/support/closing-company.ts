import type { CallAs } from './call-as.ts';
import { setClock } from './leave-company.ts';
import { createTestOrganization, type TestOrganization, type TestPerson } from './organizations.ts';
import { present } from './present.ts';
import type { Answer, TestApp } from './test-app.ts';

/** Two weeks of August 2030, Monday to Friday; Thursday 15 is a public holiday: nine days of work. */
export const august = { startDate: '2030-08-05', endDate: '2030-08-16' } as const;

export interface ClosingCompany {
  readonly organization: TestOrganization;
  readonly admin: TestPerson;
  readonly rtt: string;
  readonly unpaid: string;
  readonly as: CallAs;
  /** Someone who came on that day. */
  readonly hire: (name: string, from?: string) => Promise<TestPerson>;
  readonly recordFor: (person: TestPerson, leave: object) => Promise<void>;
  /** A closing of everyone, RTT first, then paid leave. */
  readonly form: (change?: object) => object;
  /** What is available on the last day of that August, of each counter. */
  readonly balances: (person: TestPerson) => Promise<Record<string, number>>;
}

/** On 17 June 2030, in a company that gives four RTT days a year. */
export async function createClosingCompany(app: TestApp): Promise<ClosingCompany> {
  setClock(app, '2030-06-17T09:00:00Z');
  const organization = await createTestOrganization(app.services);
  const { admin } = organization;
  const as: ClosingCompany['as'] = async (person, method, path, body) =>
    app.call(method, path, {
      token: person.token,
      headers: { 'accept-language': 'fr' },
      ...(body === undefined ? {} : { body }),
    });
  const done = async <Json>(answer: Promise<Answer<Json>>): Promise<Answer<Json>> => {
    const { status, text } = await answer;
    if (status !== 200) throw new Error(text);
    return answer;
  };
  const employ = (id: string, from: string) =>
    done(as(admin, 'PUT', `/users/${id}/employment`, { from, to: null }));
  await employ(admin.id, '2025-06-01');
  await done(
    as(admin, 'PUT', '/organization/settings', {
      ...(await settingsOf(as, admin)),
      rtt: { daysPerYear: 4, acquisition: 'on-1-january' },
      effectiveFrom: '2029-01-01',
    }),
  );
  const typeOf = async (catalogueKey: string): Promise<string> => {
    const { json } = await as(admin, 'GET', '/leave-types/catalogue');
    const { name, color, confidential, counter, halfDays, asksJustification } = present(
      json.find(({ key }: { key: string }) => key === catalogueKey),
    );
    const type = { name, color, confidential, counter, halfDays, asksJustification, needsApproval: true };
    return (await done(as(admin, 'POST', '/leave-types', { ...type, catalogueKey }))).json.id;
  };
  const rtt = await typeOf('rtt');
  return {
    organization,
    admin,
    rtt,
    unpaid: await typeOf('unpaid'),
    as,
    hire: async (name, from = '2025-06-01') => {
      const person = await organization.add('employee', name);
      await employ(person.id, from);
      return person;
    },
    recordFor: async ({ id: userId }, leave) => {
      await done(as(admin, 'POST', '/leave-requests', { userId, ...leave }));
    },
    form: (change = {}) => ({
      name: 'Fermeture d’août',
      ...august,
      everyone: true,
      types: [rtt, 'vacation'],
      whenShort: 'in-advance',
      ...change,
    }),
    balances: async (person) => {
      const { json } = await done(as(admin, 'GET', `/users/${person.id}/balances?at=2030-08-31`));
      return Object.fromEntries(
        json.map(({ counter, available }: { counter: string; available: number }) => [counter, available]),
      );
    },
  };
}

async function settingsOf(as: ClosingCompany['as'], admin: TestPerson): Promise<object> {
  const { changes: _changes, ...settings } = (await as(admin, 'GET', '/organization/settings')).json;
  return settings;
}

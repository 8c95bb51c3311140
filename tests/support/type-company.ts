import { leaveTypeFormSchema } from '#contract/leave-types.ts';
import type { KnownPath, Method } from './known-calls.ts';
import { createLeaveCompany, type LeaveCompany } from './leave-company.ts';
import type { TestPerson } from './organizations.ts';
import { present } from './present.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

const form = {
  color: '#3f6212',
  confidential: false,
  needsApproval: true,
  counter: null as string | null,
  halfDays: true,
  asksJustification: false,
};

/** What a form about a type of leave sends back of what it was shown. */
export function typeForm(shown: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => field in leaveTypeFormSchema.shape));
}

/** What a form about a type of leave says. */
export function typeNamed(fr: string, change: object = {}) {
  return { ...form, name: { fr, en: `${fr} (en)` }, ...change };
}

export interface TypeCompany {
  readonly company: LeaveCompany;
  readonly as: <const M extends Method, const P extends string>(
    person: TestPerson,
    method: M,
    path: KnownPath<M, P>,
    body?: unknown,
    language?: string,
  ) => Promise<AnswerTo<M, P>>;
  /** A type that no other test has. */
  readonly addType: (change?: object) => Promise<{ id: string; name: { fr: string; en: string } }>;
  readonly fromCatalogue: (key: string) => Promise<{ id: string }>;
  /** One day in a week of its own, so that requests of one person never meet. */
  readonly aDay: () => { startDate: string; endDate: string };
}

/** A company that has types of leave of its own. */
export async function createTypeCompany(app: TestApp): Promise<TypeCompany> {
  const company = await createLeaveCompany(app);
  let made = 0;
  let weeks = 0;
  const as: TypeCompany['as'] = (person, method, path, body, language = 'fr') =>
    app.call(method, path, {
      token: person.token,
      headers: { 'accept-language': language },
      ...(body === undefined ? {} : { body }),
    });
  const add = async (type: object) => {
    const answer = await as(company.admin, 'POST', '/leave-types', type);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.json;
  };
  return {
    company,
    as,
    addType: (change = {}) => {
      made += 1;
      return add(typeNamed(`Type ${made}`, change));
    },
    fromCatalogue: async (key) => {
      const { json } = await as(company.admin, 'GET', '/leave-types/catalogue');
      const entry = json.find((one: { key: string }) => one.key === key);
      return add({ ...typeForm(present(entry)), catalogueKey: key });
    },
    aDay: () => {
      weeks += 1;
      const date = new Date(Date.UTC(2029, 0, 3) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
      return { startDate: date, endDate: date };
    },
  };
}

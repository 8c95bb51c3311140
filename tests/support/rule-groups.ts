import { plainDate } from '#domain/calendar/plain-date.ts';
import { type CallAs, callAs } from './call-as.ts';
import { setEmployment } from './employment.ts';
import { createLeaveCompany, type LeaveCompany } from './leave-company.ts';
import type { TestPerson } from './organizations.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

/** A company whose people came on a day, with the calls that tests of groups make. */
export interface GroupCompany extends LeaveCompany {
  readonly as: CallAs;
  readonly group: (kind: 'site' | 'category', name: string) => Promise<string>;
  readonly rule: (
    groupId: string,
    effectiveFrom: string,
    rules: object,
    inherit?: string[],
  ) => Promise<AnswerTo<'PUT', '/rule-groups/{id}/rules'>>;
  readonly ruleOf: (
    person: TestPerson,
    effectiveFrom: string,
    rules: object,
  ) => Promise<AnswerTo<'PUT', '/users/{id}/rules'>>;
  readonly place: (
    person: TestPerson,
    effectiveFrom: string,
    place: object,
  ) => Promise<AnswerTo<'PUT', '/users/{id}/placement'>>;
  readonly settings: (
    effectiveFrom: string,
    settings: object,
  ) => Promise<AnswerTo<'PUT', '/organization/settings'>>;
  /** What a counter holds on a day. */
  readonly available: (person: TestPerson, counter: string, at: string) => Promise<number | undefined>;
}

export async function groupCompany(app: TestApp, employedFrom = '2025-06-01'): Promise<GroupCompany> {
  const company = await createLeaveCompany(app);
  const { admin, organization } = company;
  for (const { id } of [company.manager, company.ines, company.colin]) {
    await setEmployment(app.services, organization.acting, id, { from: plainDate(employedFrom), to: null });
  }
  const as = callAs(() => app);
  return {
    ...company,
    as,
    group: async (kind, name) => (await as(admin, 'POST', '/rule-groups', { kind, name })).json.id,
    rule: (id, effectiveFrom, rules, inherit = []) =>
      as(admin, 'PUT', `/rule-groups/${id}/rules`, { effectiveFrom, rules, inherit }),
    ruleOf: ({ id }, effectiveFrom, rules) =>
      as(admin, 'PUT', `/users/${id}/rules`, { effectiveFrom, rules }),
    place: ({ id }, effectiveFrom, place) =>
      as(admin, 'PUT', `/users/${id}/placement`, { effectiveFrom, ...place }),
    settings: (effectiveFrom, settings) =>
      as(admin, 'PUT', '/organization/settings', { effectiveFrom, ...settings }),
    available: async (person, counter, at) => {
      const { json } = await as(person, 'GET', `/balances/me?at=${at}`);
      return json.find((each: { counter: string }) => each.counter === counter)?.available;
    },
  };
}

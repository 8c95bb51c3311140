import { leaveTypeFormSchema } from '#contract/leave-types.ts';
import type { AbsenceKind } from '#domain/balances/absence.ts';
import type { LeaveFacts } from '#domain/balances/leave-facts.ts';
import { FIRST_DAY } from '#domain/calendar/calendar-bounds.ts';
import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import { latest } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import type { Services } from '#server/services.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { isUsualWeek, TYPES_OF_KINDS, weeksForm } from './express-facts.ts';
import { settingsForm } from './express-policy.ts';

/** An answer that is no answer: what was refused, in the words of the API. */
export class Refused extends Error {}

/** A running application, as tests start it or as the command does. */
export interface AppUnderTest {
  readonly services: Services;
  readonly callAnything: (
    method: string,
    path: string,
    options: { readonly token: string; readonly body?: unknown },
  ) => Promise<{ readonly status: number; readonly json: Json }>;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

/** Companies with their settings and people with their lives, made once each through the API. */
export class Companies {
  private readonly companies = new Map<string, Promise<Company>>();
  private readonly app: AppUnderTest;

  constructor(app: AppUnderTest) {
    this.app = app;
  }

  with(settings: LeaveSettings): Promise<Company> {
    const name = JSON.stringify(settings);
    const known = this.companies.get(name) ?? Company.founded(this.app, settings);
    this.companies.set(name, known);
    return known;
  }
}

export class Company {
  private readonly people = new Map<string, Promise<string>>();
  private readonly types = new Map<AbsenceKind, Promise<string>>();
  private readonly app: AppUnderTest;
  private readonly organization: TestOrganization;

  private constructor(app: AppUnderTest, organization: TestOrganization) {
    this.app = app;
    this.organization = organization;
  }

  static async founded(app: AppUnderTest, settings: LeaveSettings): Promise<Company> {
    const company = new Company(app, await createTestOrganization(app.services, { seats: 1_000 }));
    await company.call('PUT', '/organization/settings', settingsForm(settings));
    return company;
  }

  /** As its admin. */
  async call(method: string, path: string, body?: unknown): Promise<Json> {
    const { token } = this.organization.admin;
    const { status, json } = await this.app.callAnything(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
    });
    if (status >= 500) throw new Error(`${method} ${path} answered ${status}`);
    if (status >= 400) throw new Refused(`the API refuses it: ${json.error?.code ?? json.code ?? status}`);
    return json;
  }

  /** The id of someone with that life, hired and recorded when first asked for. */
  person(facts: LeaveFacts): Promise<string> {
    const name = JSON.stringify(facts);
    const known = this.people.get(name) ?? this.hired(facts);
    this.people.set(name, known);
    return known;
  }

  private async hired({ employment, patterns, leaves, absences, ...facts }: LeaveFacts): Promise<string> {
    const { id } = await this.organization.add('employee');
    await this.call('PUT', `/users/${id}/employment`, employment);
    if (!isUsualWeek(patterns)) {
      for (const { from, value } of patterns) {
        const effectiveFrom = latest(from, FIRST_DAY);
        await this.call('PUT', `/users/${id}/working-pattern`, { effectiveFrom, ...weeksForm(value) });
      }
    }
    const { birthDate, children, seniorityFrom } = facts;
    if (birthDate !== null || children.length > 0 || seniorityFrom !== null)
      await this.call('PUT', `/users/${id}/rights-facts`, {
        birthDate,
        children,
        seniorityFrom,
        payrollNumber: null,
      });
    for (const { range } of leaves) await this.record(id, 'vacation', range);
    for (const { kind, range } of absences) await this.record(id, await this.typeOf(kind), range);
    // Days for winter leave can be given up once a night has proposed them.
    if (facts.fractionnementWaivers.length > 0)
      await accrueOrganization(this.app.services, { organizationId: this.organization.id });
    for (const period of facts.fractionnementWaivers)
      await this.call('PUT', `/fractionnement/${id}`, { period, decision: 'waived' });
    return id;
  }

  record(userId: string, type: string, range: LeaveRange): Promise<{ readonly id: string }> {
    return this.call('POST', '/leave-requests', { userId, type, ...dates(range) });
  }

  preview(userId: string, type: string, range: LeaveRange): Promise<Json> {
    return this.call('POST', '/leave-requests/preview', { userId, type, ...dates(range) });
  }

  typeOf(kind: AbsenceKind): Promise<string> {
    const way = TYPES_OF_KINDS.get(kind);
    if (way === undefined) throw new Refused(`no type of leave is ${kind}`);
    if ('builtIn' in way) return Promise.resolve(way.builtIn);
    const known = this.types.get(kind) ?? this.addedFromCatalogue(way.catalogue);
    this.types.set(kind, known);
    return known;
  }

  private async addedFromCatalogue(key: string): Promise<string> {
    const catalogue = await this.call('GET', '/leave-types/catalogue');
    const entry = catalogue.find((each: { key: string }) => each.key === key);
    const fields = Object.entries(entry).filter(([field]) => field in leaveTypeFormSchema.shape);
    const form = { ...Object.fromEntries(fields), catalogueKey: key };
    const { id } = await this.call('POST', '/leave-types', form);
    return id;
  }
}

function dates({ start, startHalf, end, endHalf }: LeaveRange): object {
  return { startDate: start, startHalf, endDate: end, endHalf };
}

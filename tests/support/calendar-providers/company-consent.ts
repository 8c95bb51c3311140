import { randomUUID } from 'node:crypto';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';
import type { TestPerson } from '#tests/support/organizations.ts';
import type { LooseAnswer } from '#tests/support/test-app.ts';
import type { CalendarStage } from './calendar-stage.ts';
import type { CalendarName } from './connect-calendar.ts';

const scope = 'https://www.googleapis.com/auth/calendar.events';

/** A company with a proven domain, whose people have addresses in it, and a key that its provider takes. */
export class ConsentingCompany {
  private constructor(
    readonly stage: CalendarStage,
    readonly name: CalendarName,
    readonly company: LeaveCompany,
    readonly domain: string,
    /** What an admin pastes. */
    readonly form: Record<string, string>,
    /** As the provider's own admins take everything back. */
    readonly takeBack: () => void,
    /** As they take back what the key is allowed, and leave the key. */
    readonly forbid: () => void,
  ) {}

  static async found(stage: CalendarStage, name: CalendarName): Promise<ConsentingCompany> {
    const company = await createLeaveCompany(stage.app);
    const domain = `d${randomUUID().slice(0, 8)}.example.org`;
    const people: Record<string, TestPerson> = {};
    const { admin, manager, ines, colin } = company;
    for (const [key, person] of Object.entries({ admin, manager, ines, colin }))
      people[key] = await movedTo(stage, person, domain);
    await stage.owner.query(
      `insert into login_domains (organization_id, id, domain, token, created_at, proven_at)
       values ($1, $2, $3, repeat('x', 32), now(), now())`,
      [company.organization.id, randomUUID(), domain],
    );
    const moved = { ...company, ...people };
    if (name === 'google') {
      const { file, account } = stage.google.delegations.create();
      account.allowed.set(domain, scope);
      return new ConsentingCompany(
        stage,
        name,
        moved,
        domain,
        { key: JSON.stringify(file) },
        () => {
          account.publicKey = null;
        },
        () => account.allowed.clear(),
      );
    }
    const app = stage.graph.apps.register();
    app.domains.add(domain);
    const { appId, tenantId, secret } = app;
    return new ConsentingCompany(
      stage,
      name,
      moved,
      domain,
      { appId, tenantId, secret },
      () => {
        app.secret = 'another';
      },
      () => {
        app.roles = [];
      },
    );
  }

  connect(body: object = this.form, { token }: TestPerson = this.company.admin): Promise<LooseAnswer> {
    return this.stage.app.call('PUT', `/company-calendars/${this.name}`, { token, body });
  }

  choose({ token }: TestPerson, written: boolean): Promise<LooseAnswer> {
    return this.stage.app.call('PUT', '/company-calendars/own', { token, body: { written } });
  }

  /** How somebody reads that they stand to it. */
  async standing({ token }: TestPerson): Promise<string | null> {
    const { json } = await this.stage.app.call('GET', '/connections', { token });
    return json.companyCalendar?.standing ?? null;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  async connection(): Promise<any> {
    const { json } = await this.stage.app.call('GET', '/connections', { token: this.company.admin.token });
    return json.offers.find((one: { provider: string }) => one.provider === `${this.name}-company`)
      ?.connection;
  }

  /** As somebody who has no account, or no calendar, there. */
  without({ email }: TestPerson): void {
    if (this.name === 'google') this.stage.google.delegations.nobody.add(email);
    else this.stage.graph.apps.nobody.add(email);
  }
}

export async function movedTo(
  { owner }: CalendarStage,
  person: TestPerson,
  domain: string,
): Promise<TestPerson> {
  const email = `${person.id.slice(0, 8)}@${domain}`;
  await owner.query('update users set email = $2 where id = $1', [person.id, email]);
  return { ...person, email };
}

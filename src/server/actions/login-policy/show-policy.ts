import { can } from '#domain/access/can.ts';
import {
  isSecondFactorAsked,
  isSecondFactorReady,
  type SecondFactorPolicy,
} from '#domain/access/second-factor.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listOpenRecoveries } from '#server/store/access-recoveries.ts';
import { listFactorStandings } from '#server/store/login-policy.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { namesOfPeople } from '#server/store/person-rows.ts';

export interface ShownRecovery {
  readonly id: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly askedBy: { readonly id: string; readonly name: string };
  readonly askedAt: Date;
  readonly dueAt: Date | null;
}

export interface ShownPolicy {
  readonly recoveries: readonly ShownRecovery[];
  readonly secondFactor: SecondFactorPolicy;
  readonly from: PlainDate | null;
  readonly people: {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly ready: boolean;
    readonly asked: boolean;
    readonly byCompany: boolean;
  }[];
}

export async function showPolicy({ database }: Services, actor: SessionActor): Promise<ShownPolicy> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    const secondFactor = organization?.secondFactorPolicy ?? 'off';
    const people = (await listFactorStandings(tx)).map(({ id, name, role, byCompany, ...held }) => ({
      id,
      name,
      role,
      ready: isSecondFactorReady(held),
      asked: isSecondFactorAsked(secondFactor, role),
      byCompany,
    }));
    const open = await listOpenRecoveries(tx);
    const names = await namesOfPeople(
      tx,
      open.flatMap(({ userId, askedBy }) => [userId, askedBy]),
    );
    const named = (id: string) => ({ id, name: names.get(id) ?? '' });
    const recoveries = open.map(
      ({ id, userId, askedBy, askedAt, dueAt }): ShownRecovery => ({
        id,
        person: named(userId),
        askedBy: named(askedBy),
        askedAt,
        dueAt,
      }),
    );
    return { secondFactor, from: organization?.secondFactorFrom ?? null, people, recoveries };
  });
}

import { eq } from 'drizzle-orm';
import type { SecondFactorPolicy } from '#domain/access/second-factor.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Role } from '#domain/members/role.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { organizations } from './schema/people.ts';

export interface FactorStanding {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly totp: boolean;
  readonly passkeys: number;
  /** Known by the connection in use, or sent there alone. */
  readonly byCompany: boolean;
}

const standings: Question<FactorStanding> = {
  name: 'list-factor-standings',
  text: `select u.id, u.name, u.role, a.confirmed_at is not null as totp,
      gate.passkeys_of(u.organization_id, u.id) as passkeys,
      exists (
        select from login_connections c
        where c.organization_id = u.organization_id and c.state = 'on' and (
          exists (
            select from login_identities i
            where i.organization_id = c.organization_id and i.connection_id = c.id and i.user_id = u.id)
          or c.enforced and exists (
            select from login_domains d
            where d.organization_id = c.organization_id and d.proven_at is not null
              and d.domain = lower(split_part(u.email, '@', 2))))
      ) as "byCompany"
    from users u
    left join authenticator_apps a on a.organization_id = u.organization_id and a.user_id = u.id
    where u.organization_id = $1 and u.removed_at is null and u.confirmed_at is not null
    order by u.name, u.id`,
  columns: { id: 'uuid', name: 'text', role: 'text', totp: 'bool', passkeys: 'int4', byCompany: 'bool' },
};

/** Everyone who has joined, by name. */
export async function listFactorStandings(tx: TenantTransaction): Promise<FactorStanding[]> {
  return tx.ask(standings, [tx.organizationId]);
}

export async function setLoginPolicy(
  tx: TenantTransaction,
  policy: { readonly secondFactorPolicy: SecondFactorPolicy; readonly secondFactorFrom: PlainDate | null },
): Promise<void> {
  await tx.update(organizations).set(policy).where(eq(organizations.id, tx.organizationId));
}

import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { APPROVED_STATES } from '#domain/leave-requests/request-states.ts';
import type { Role } from '#domain/members/role.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import { isMemberIn } from './in-roles.ts';
import { inStates } from './in-states.ts';

/** Someone who has joined, with what decides whether they are asked today. */
export interface PossibleApprover {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly absent: boolean;
  readonly delegateId: string | null;
}

export async function listPossibleApprovers(
  tx: TenantTransaction,
  today: PlainDate,
): Promise<PossibleApprover[]> {
  return tx.ask(possibleApprovers, [today]);
}

const possibleApprovers: Question<PossibleApprover> = {
  name: 'possible-approvers',
  text: `select u.id, u.name, u.role, d.delegate_id as "delegateId",
      exists (select from leave_requests r where r.organization_id = u.organization_id and r.user_id = u.id and not r.at_work
        and ${inStates('r.state', APPROVED_STATES)} and r.start_date <= $1 and r.end_date >= $1) as absent
    from users u
    left join delegations d on d.organization_id = u.organization_id and d.user_id = u.id
      and d.starts_on <= $1 and d.ends_on >= $1
    where u.removed_at is null and ${isMemberIn('u.role')} and (u.invited_at is null or u.confirmed_at is not null)
    order by u.name, u.id`,
  columns: { id: 'uuid', name: 'text', role: 'text', absent: 'bool', delegateId: 'uuid' },
};

interface TeamStaff {
  readonly managerId: string | null;
  readonly memberIds: string[];
}

/** Everyone who may be asked about the leave of a person, and the teams that the person belongs to, with all in them. */
interface AskedAbout {
  readonly colleagues: readonly PossibleApprover[];
  readonly teams: readonly TeamStaff[];
}

const askedAbout: Question<{ [Part in keyof AskedAbout]: AskedAbout[Part] }> = {
  name: 'asked-about-person',
  columns: {
    colleagues: [{ id: 'string', name: 'string', role: 'string', delegateId: 'string', absent: 'boolean' }],
    teams: [{ managerId: 'string', memberIds: ['string'] }],
  },
  text: `select
    (select coalesce(json_agg(c), '[]') from (${possibleApprovers.text}) c) as colleagues,
    (select coalesce(json_agg(s), '[]') from (
      select t.manager_id as "managerId", array_agg(m.user_id) as "memberIds"
      from teams t join team_members m on m.organization_id = t.organization_id and m.team_id = t.id
      where t.id in (select team_id from team_members where user_id = $2)
      group by t.organization_id, t.id) s) as teams`,
};

/** In one round trip: this is asked at every request. */
export async function readAskedAbout(
  tx: TenantTransaction,
  today: PlainDate,
  userId: string,
): Promise<AskedAbout> {
  const [read] = await tx.ask(askedAbout, [today, userId]);
  return read ?? { colleagues: [], teams: [] };
}

import type { Database } from './database.ts';
import { isMemberIn } from './in-roles.ts';

export interface Size {
  readonly people: number;
  /** Of requests, lines of counters, working weeks, or people who were ever there: each is compared by itself. */
  readonly rows: number;
}

/** Whether an organisation has more of anything: index probes that end where the answer is known. */
export async function isLargerThan(
  database: Database,
  organizationId: string,
  { people, rows }: Size,
): Promise<boolean> {
  const statement = {
    name: 'organization-is-larger-than',
    text: `select 1 as found where exists (
        select from users where organization_id = gate.current_organization() and removed_at is null
          and ${isMemberIn('role')} offset $1::int limit 1)
      or exists (
        select from leave_requests where organization_id = gate.current_organization() offset $2::int limit 1)
      or exists (
        select from ledger_entries where organization_id = gate.current_organization() offset $2::int limit 1)
      or exists (
        select from working_patterns where organization_id = gate.current_organization() offset $2::int limit 1)
      or exists (
        select from users where organization_id = gate.current_organization() offset $2::int limit 1)`,
  };
  return (await database.askOrganization(organizationId, statement, [people, rows])).length > 0;
}

/** The same of what one person's counters are made of. */
export async function hasMoreLinesThan(
  database: Database,
  organizationId: string,
  userId: string,
  lines: number,
): Promise<boolean> {
  const statement = {
    name: 'person-has-more-lines-than',
    text: `select 1 as found where exists (
        select from leave_requests where organization_id = gate.current_organization() and user_id = $1::uuid
          offset $2::int limit 1)
      or exists (
        select from ledger_entries where organization_id = gate.current_organization() and user_id = $1::uuid
          offset $2::int limit 1)`,
  };
  return (await database.askOrganization(organizationId, statement, [userId, lines])).length > 0;
}

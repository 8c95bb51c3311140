import type { Role } from '#domain/members/role.ts';
import type { Question } from './answers.ts';
import type { Database } from './database.ts';

/** A company that the address of someone opens, and who they are there. */
export interface Company {
  readonly organizationId: string;
  readonly userId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly role: Role;
}

const companiesOf: Question<Company> = {
  name: 'companies-of',
  text: `select organization_id as "organizationId", user_id as "userId", organization_name as name,
      time_zone as "timeZone", role
    from gate.companies_of($1, $2)`,
  columns: { organizationId: 'uuid', userId: 'uuid', name: 'text', timeZone: 'text', role: 'text' },
};

/** J15: none for who has not proven their mailbox. By name. */
export async function listCompaniesOf(
  database: Database,
  person: { readonly organizationId: string; readonly id: string },
): Promise<Company[]> {
  return database.askGate(companiesOf, [person.organizationId, person.id]);
}

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { memberRoles, outsideRoles, type Role, roles } from '#domain/members/role.ts';
import { users } from './schema/people.ts';

const words = (some: readonly Role[]): string => `(${some.map((role) => `'${role}'`).join(', ')})`;
const inRoles = (column: AnyColumn, some: readonly Role[]): SQL => sql`${column} in ${sql.raw(words(some))}`;

const running = roles.filter((role) => keepsOrganizationRunning({ role }));

/** J14: of the company, in statements as text: `isMemberIn('u.role')`. */
export const isMemberIn = (column: string): string => `${column} in ${words(memberRoles)}`;

/** Those who can put everything right, the same way. */
export const isAdminIn = (column: string): string => `${column} in ${words(running)}`;

/** The same for the builder. */
export const isMemberRow: SQL = inRoles(users.role, memberRoles);
export const isAdminRow: SQL = inRoles(users.role, running);

/** J14: whoever stands outside of the company. */
export const isOutside = (column: AnyColumn): SQL => inRoles(column, outsideRoles);

import type { TableLine } from '#app/input/tables/read-table.ts';
import { emailSchema, nameSchema } from '#contract/people.ts';
import { inviteRowSchema } from '#contract/users.ts';
import type { Role } from '#domain/members/role.ts';
import { roleFromWord } from '#domain/members/role-words.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { byColumns, byLook, columnsOf } from './columns.ts';

/** What one line can lack beyond what a form field can. */
export type InvitationProblem = FieldProblem | 'name_missing' | 'email_missing' | 'role_unknown';

export type InvitationLine = {
  /** As the person counts them, headings and empty lines included. */
  line: number;
  name: string;
  email: string;
  role: Role;
  roleText: string;
  problems: readonly InvitationProblem[];
};

export type InvitationCheck = {
  mayGrant: (role: Role) => boolean;
  /** Addresses of people who are there already, in lower case. */
  taken: ReadonlySet<string>;
};

const roleByDefault = inviteRowSchema.shape.role.parse(undefined);

/** Reads what was pasted, or the lines of a file, into people to invite, each with what stands in their way. */
export function readInvitations(table: readonly TableLine[], check: InvitationCheck): InvitationLine[] {
  const [first, ...others] = table;
  if (!first) return [];
  const columns = columnsOf(first.cells);
  const lines = columns ? others : [first, ...others];
  const seen = new Set<string>();
  return lines.map(({ line, cells }) => {
    const { name, email, roleText } = columns ? byColumns(cells, columns) : byLook(cells);
    const role = roleText === '' ? roleByDefault : roleFromWord(roleText);
    const key = email.toLowerCase();
    const repeated = key !== '' && seen.has(key);
    seen.add(key);
    const problems = [
      problemOf(nameSchema, name, 'name_missing'),
      problemOf(emailSchema, email, 'email_missing'),
      repeated && 'email_repeated',
      check.taken.has(key) && 'email_taken',
      role === null && 'role_unknown',
      role !== null && !check.mayGrant(role) && 'role_above_own',
    ] as const;
    return {
      line,
      name,
      email,
      role: role ?? roleByDefault,
      roleText,
      problems: problems.filter((problem): problem is InvitationProblem => Boolean(problem)),
    };
  });
}

function problemOf(
  schema: typeof nameSchema | typeof emailSchema,
  value: string,
  missing: InvitationProblem,
): InvitationProblem | null {
  if (value === '') return missing;
  const parsed = schema.safeParse(value);
  return parsed.success ? null : ((parsed.error.issues[0]?.message ?? 'invalid') as FieldProblem);
}

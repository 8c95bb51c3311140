import { useFieldArray, useForm } from 'react-hook-form';
import { z } from 'zod';
import { inviteRowSchema, usersEndpoints } from '#contract/users.ts';
import type { Role } from '#domain/members/role.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { useReturnedValues } from '#web/use-returned-values.ts';
import type { InvitationCheck } from './read-invitations.ts';

export type Row = { name: string; email: string; role: Role };

const emptyRow: Row = { name: '', email: '', role: inviteRowSchema.shape.role.parse(undefined) };

/** A row to send, and where it came from. */
export type RowToSend = Row & { place: number };

/** The contract's own check of a whole invitation, twice the same address included. */
const invitation = usersEndpoints.inviteMultiple.body;

export function useRowsForm() {
  const form = useForm<{ rows: Row[] }>({ defaultValues: { rows: [emptyRow] } });
  useReturnedValues(form);
  const fields = useFieldArray({ control: form.control, name: 'rows' });
  return {
    form,
    rows: fields.fields,
    add: () => fields.append(emptyRow),
    remove: fields.remove,
    /** Puts people in, after those who are complete already. */
    fill: (people: readonly Row[]) => {
      const kept = completeRows(form.getValues('rows'));
      fields.replace([...kept, ...people].map(({ name, email, role }) => ({ name, email, role })));
    },
  };
}

/** Rows without a name or without an address are left out, as the specification has it. */
export function completeRows(rows: readonly Row[]): RowToSend[] {
  return rows
    .map((row, place) => ({ ...row, place }))
    .filter(({ name, email }) => name.trim() !== '' && email.trim() !== '');
}

export type RowProblem = { place: number; field: 'name' | 'email' | 'role'; message: string };

const problemPath = z.tuple([z.literal('users'), z.number(), z.enum(['name', 'email', 'role'])]);

/** What stands against each row, by the place the row came from: by the contract, and by what the screen knows. */
export function problemsOf(candidates: readonly RowToSend[], check: InvitationCheck): RowProblem[] {
  const parsed = invitation.safeParse({ users: candidates.map(({ place: _, ...row }) => row) });
  const refused = (parsed.error?.issues ?? []).flatMap(({ path, message }) => {
    const known = problemPath.safeParse(path);
    const candidate = known.success ? candidates[known.data[1]] : undefined;
    return known.success && candidate ? [{ place: candidate.place, field: known.data[2], message }] : [];
  });
  const foreseen = candidates.flatMap(({ place, email, role }) => [
    ...(check.taken.has(email.trim().toLowerCase()) ? [said(place, 'email', 'email_taken')] : []),
    ...(check.mayGrant(role) ? [] : [said(place, 'role', 'role_above_own')]),
  ]);
  return [...refused, ...foreseen].sort((one, other) => one.place - other.place);
}

function said(place: number, field: RowProblem['field'], message: FieldProblem): RowProblem {
  return { place, field, message };
}

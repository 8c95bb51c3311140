import type { Acting } from '#server/actions/actor.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { setPayCodes, showPayCodes } from '#server/actions/payroll/pay-codes.ts';
import { setRightsFacts } from '#server/actions/people-sheets/set-rights-facts.ts';
import { admitMembers } from '#server/actions/users/admit-members.ts';
import type { Services } from '#server/services.ts';
import { accountant } from './demo-people.ts';

/** What payroll asks for: a number for everyone, the codes that lists suggest, and an accountant of another house. */
export async function prepareDemoPayroll(
  services: Services,
  admin: Acting,
  staff: Iterable<{ readonly id: string }>,
): Promise<void> {
  const { database, now } = services;
  const quiet = { ...admin, quiet: true } as const;
  let number = 100;
  for (const { id } of staff) {
    number += 1;
    const facts = { birthDate: null, children: [], seniorityFrom: null };
    await setRightsFacts(services, quiet, id, { ...facts, payrollNumber: `M${number}` });
  }
  const codes = (await showPayCodes(services, admin)).map(({ type, suggested }) => ({
    type: type.id,
    ...suggested,
  }));
  await setPayCodes(services, admin, codes);
  await database.inOrganization(admin.organizationId, async (tx) => {
    const { added } = await admitMembers(tx, admin, [accountant], now(), (row, field) => `${row}.${field}`);
    for (const { id } of added) await confirmMember(tx, id, null, now());
  });
}

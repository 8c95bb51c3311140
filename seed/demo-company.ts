import { randomUUID } from 'node:crypto';
import { FIRST_STEPS } from '#domain/first-steps/first-steps.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { settleSteps } from '#server/actions/first-steps/settle-steps.ts';
import { foundOrganization } from '#server/actions/organizations/found-organization.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { admitMembers } from '#server/actions/users/admit-members.ts';
import type { Services } from '#server/services.ts';
import { createDemoCategories } from './demo-categories.ts';
import { createDemoLeave } from './demo-leave.ts';
import { prepareDemoPayroll } from './demo-payroll.ts';
import { demoTeams, founder, pending, people, seats } from './demo-people.ts';

/** A boatyard of twelve, made the way a customer would make it, only without writing to people who do not exist. */
export async function createDemoCompany(services: Services): Promise<void> {
  const { database, now } = services;
  const organizationId = randomUUID();
  const foundedAt = now();
  const ids = await database.inOrganization(organizationId, async (tx) => {
    const { userId } = await foundOrganization(
      tx,
      {
        organizationName: 'Les Ateliers du Large',
        userName: founder.name,
        userEmail: founder.email,
        language: defaultLanguage,
        seats,
        address: null,
      },
      foundedAt,
    );
    await confirmMember(tx, userId, null, foundedAt);
    return new Map([[founder.name, userId]]);
  });
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (!id) throw new Error(`The demo company has no ${name}.`);
    return id;
  };
  const admin = {
    organizationId,
    id: idOf(founder.name),
    name: founder.name,
    role: 'admin',
    language: defaultLanguage,
    address: null,
  } as const;
  await database.inOrganization(organizationId, async (tx) => {
    const arrivedAt = new Date(foundedAt.getTime() + 1);
    const { added } = await admitMembers(
      tx,
      admin,
      people,
      arrivedAt,
      (row, field) => `people.${row}.${field}`,
    );
    for (const { id, name } of added) {
      ids.set(name, id);
      if (name !== pending) await confirmMember(tx, id, null, arrivedAt);
    }
  });
  for (const { manager, members, ...team } of demoTeams) {
    await createTeam(services, admin, { ...team, managerId: idOf(manager), userIds: members.map(idOf) });
  }
  const staff = people.filter(({ name }) => name !== pending);
  const acting = staff.map(({ name, role }) => ({ ...admin, id: idOf(name), name, role }));
  await createDemoLeave(services, new Map([admin, ...acting].map((person) => [person.name, person])));
  await createDemoCategories(services, admin, idOf);
  await prepareDemoPayroll(services, admin, [admin, ...acting]);
  await settleSteps(services, admin, FIRST_STEPS);
  // The nightly job has been there: months are earned, and whoever came back from sickness is owed a notice.
  await accrueOrganization(services, { organizationId });
}

import { randomUUID } from 'node:crypto';
import type { Role } from '#domain/members/role.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { foundOrganization } from '#server/actions/organizations/found-organization.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { admitMembers } from '#server/actions/users/admit-members.ts';
import type { Services } from '#server/services.ts';

interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const domain = 'ateliers-du-large.example';

const founder = { name: 'Hélène Kermarrec', email: `helene.kermarrec@${domain}` };

const people: readonly DemoPerson[] = [
  { name: 'Yann Le Goff', email: `yann.legoff@${domain}`, role: 'manager' },
  { name: 'Amina Benali', email: `amina.benali@${domain}`, role: 'manager' },
  { name: 'Thomas Girard', email: `thomas.girard@${domain}`, role: 'team_lead' },
  { name: 'Camille Moreau', email: `camille.moreau@${domain}`, role: 'team_lead' },
  { name: 'Léa Fontaine', email: `lea.fontaine@${domain}`, role: 'employee' },
  { name: 'Malo Tanguy', email: `malo.tanguy@${domain}`, role: 'employee' },
  { name: 'Inès Rousseau', email: `ines.rousseau@${domain}`, role: 'employee' },
  { name: 'Julien Perrot', email: `julien.perrot@${domain}`, role: 'employee' },
  { name: 'Fatou Diallo', email: `fatou.diallo@${domain}`, role: 'employee' },
  { name: 'Gabriel Marchand', email: `gabriel.marchand@${domain}`, role: 'employee' },
  { name: 'Chloé Nguyen', email: `chloe.nguyen@${domain}`, role: 'employee' },
];

const teams = [
  {
    name: 'Atelier',
    description: 'Construction et entretien des bateaux',
    color: '#3B82F6',
    manager: 'Yann Le Goff',
    members: ['Thomas Girard', 'Malo Tanguy', 'Julien Perrot', 'Gabriel Marchand'],
  },
  {
    name: 'Voilerie',
    description: 'Coupe et réparation des voiles',
    color: '#10B981',
    manager: 'Amina Benali',
    members: ['Camille Moreau', 'Inès Rousseau', 'Fatou Diallo'],
  },
  {
    name: 'Bureau',
    description: 'Commerce, achats et comptabilité',
    color: '#F59E0B',
    manager: 'Hélène Kermarrec',
    members: ['Léa Fontaine', 'Chloé Nguyen'],
  },
] as const;

/** They have been invited and have not answered yet. */
const pending = 'Chloé Nguyen';

const seats = 15;

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
        language: 'fr',
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
    language: 'fr',
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
  for (const { manager, members, ...team } of teams) {
    await createTeam(services, admin, { ...team, managerId: idOf(manager), userIds: members.map(idOf) });
  }
}

import type { Role } from '#domain/members/role.ts';
import { createOrganization } from '#server/actions/organizations/create-organization.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { addUser } from '#server/actions/users/add-user.ts';
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

/** A boatyard of twelve, made the way a customer would make it: one action after another. */
export async function createDemoCompany(services: Services): Promise<void> {
  const { organizationId, userId } = await createOrganization(services, {
    organizationName: 'Les Ateliers du Large',
    userName: founder.name,
    userEmail: founder.email,
    language: 'fr',
  });
  const admin = { organizationId, role: 'admin', language: 'fr' } as const;
  const ids = new Map<string, string>([[founder.name, userId]]);
  for (const person of people) {
    ids.set(person.name, (await addUser(services, admin, person)).userId);
  }
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (!id) throw new Error(`The demo company has no ${name}.`);
    return id;
  };
  for (const { manager, members, ...team } of teams) {
    await createTeam(services, admin, { ...team, managerId: idOf(manager), memberIds: members.map(idOf) });
  }
}

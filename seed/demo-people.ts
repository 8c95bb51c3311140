import type { Role } from '#domain/members/role.ts';

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const domain = 'ateliers-du-large.example';

export const founder = { name: 'Hélène Kermarrec', email: `helene.kermarrec@${domain}` };

export const people: readonly DemoPerson[] = [
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

/** Keeps the books of several companies. */
export const accountant: DemoPerson = {
  name: 'Claude Riou',
  email: 'claude.riou@cabinet-riou.example',
  role: 'accountant',
};

export const demoTeams = [
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

export const categories = [
  {
    name: 'Compagnons',
    members: [
      'Thomas Girard',
      'Malo Tanguy',
      'Julien Perrot',
      'Gabriel Marchand',
      'Inès Rousseau',
      'Fatou Diallo',
    ],
  },
  {
    name: 'Encadrement et bureau',
    members: ['Hélène Kermarrec', 'Yann Le Goff', 'Amina Benali', 'Camille Moreau', 'Léa Fontaine'],
  },
] as const;

/** They have been invited and have not answered yet. */
export const pending = 'Chloé Nguyen';

export const seats = 15;

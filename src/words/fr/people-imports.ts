import type { PeopleImportWords } from '../catalogues/people-imports.ts';

export const peopleImports: PeopleImportWords = {
  name: 'Arrivée de l’équipe',
  problems: {
    name_missing: 'Le nom manque ({text}).',
    name_unfit: 'Le nom «\u00a0{text}\u00a0» est trop long ou ne s’écrit pas.',
    email_missing: 'L’adresse e-mail manque ({text}).',
    email_invalid: '«\u00a0{text}\u00a0» n’est pas une adresse e-mail.',
    email_repeated: 'Cette adresse figure déjà à la ligne {text}.',
    role_unknown: 'Le rôle «\u00a0{text}\u00a0» n’est pas connu.',
    role_above_own: 'Le rôle «\u00a0{text}\u00a0» est au-dessus du vôtre.',
    team_unfit: 'Le nom d’équipe «\u00a0{text}\u00a0» est trop long ou ne s’écrit pas.',
  },
  cells: { name: 'Nom', email: 'Adresse', role: 'Rôle', team: 'Équipe' },
};

import type { PeopleImportWords } from '../catalogues/people-imports.ts';

export const peopleImports: PeopleImportWords = {
  name: 'The team arrives',
  problems: {
    name_missing: 'The name is missing ({text}).',
    name_unfit: 'The name “{text}” is too long or cannot be written.',
    email_missing: 'The e-mail address is missing ({text}).',
    email_invalid: '“{text}” is not an e-mail address.',
    email_repeated: 'This address is already on line {text}.',
    role_unknown: 'The role “{text}” is not known.',
    role_above_own: 'The role “{text}” is above your own.',
    team_unfit: 'The team name “{text}” is too long or cannot be written.',
  },
  cells: { name: 'Name', email: 'Address', role: 'Role', team: 'Team' },
};

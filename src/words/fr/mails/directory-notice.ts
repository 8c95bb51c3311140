import type { DirectoryRefusal } from '#domain/directories/directory-life.ts';

export interface DirectoryNoticeTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly told: (directory: string) => string;
  readonly line: (person: string, reason: string) => string;
  readonly reasons: Readonly<Record<DirectoryRefusal, string>>;
  readonly more: (count: number) => string;
  readonly advice: string;
  readonly button: string;
}

export const directoryNotice: DirectoryNoticeTexts = {
  subject: 'Votre annuaire a été refusé',
  preview: 'Ce que l’annuaire n’a pas pu faire',
  title: (firstName) => `Bonjour ${firstName},`,
  told: (directory) => `L’annuaire «\u00a0${directory}\u00a0» a demandé ce que Relâche n’a pas fait\u00a0:`,
  line: (person, reason) => `${person}\u00a0: ${reason}`,
  reasons: {
    seat_limit_reached:
      'Il n’y a plus de place libre\u00a0: ajoutez-en sur la page Abonnement, l’annuaire réessaiera.',
    last_admin: 'C’est le seul administrateur\u00a0: nommez-en un autre d’abord.',
    email_taken: 'Cette adresse est déjà celle d’une autre personne.',
    email_invalid: 'L’annuaire n’a pas donné d’adresse e-mail utilisable.',
    name_unfit: 'L’annuaire n’a pas donné de nom utilisable.',
    subscription_required: 'L’abonnement est terminé\u00a0: rien ne s’écrit avant sa reprise.',
    too_many_invitations: 'Trop d’invitations pour aujourd’hui\u00a0: l’annuaire réessaiera demain.',
    teams_elsewhere: 'Les équipes de cette connexion ne viennent pas des groupes\u00a0: ne les envoyez pas.',
    other: 'L’appel de l’annuaire n’a pas pu être suivi.',
  },
  more: (count) =>
    count === 1
      ? 'Et un autre refus sur la page des annuaires.'
      : `Et ${count} autres refus sur la page des annuaires.`,
  advice: 'Rien d’autre n’a changé. Ce message vient une fois par jour au plus, tant qu’il y a du nouveau.',
  button: 'Ouvrir la page des annuaires',
};

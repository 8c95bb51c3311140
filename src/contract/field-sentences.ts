import type { Language } from './language.ts';

/** What can be wrong with one field. Schemas name one of these as their message, never a sentence. */
export const fieldProblems = [
  'required',
  'email_invalid',
  'email_taken',
  'email_repeated',
  'too_long',
  'role_above_own',
  'no_user',
  'too_many_users',
  'too_many_lines',
  'day_to_come',
  'user_count',
  'seats_unfit',
  'time_zone_unknown',
  'manager_unfit',
  'delegate_unfit',
  'person_unknown',
  'date_invalid',
  'date_past',
  'end_before_start',
  'half_days_empty',
  'range_too_long',
  'period_too_long',
  'outside_calendar',
  'follow_up_unfit',
  'no_open_day',
  'days_unfit',
  'type_unknown',
  'type_archived',
  'whole_days_only',
  'justification_missing',
  'health_confidential',
  'counter_in_use',
  'invalid',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

const sentences: Record<Language, Record<FieldProblem, string>> = {
  fr: {
    required: 'Veuillez remplir tous les champs obligatoires',
    email_invalid: 'Veuillez entrer une adresse email valide',
    email_taken: 'Un compte existe déjà avec cette adresse',
    email_repeated: 'Cette adresse figure deux fois dans la liste',
    too_long: 'Ce texte est trop long',
    role_above_own: 'Vous ne pouvez pas attribuer un rôle supérieur au vôtre',
    no_user: 'Veuillez remplir au moins un utilisateur',
    too_many_users: 'Invitez au plus 1\u00a0000\u00a0personnes à la fois',
    too_many_lines: 'Importez au plus 2\u00a0000\u00a0lignes à la fois',
    day_to_come: 'Ce jour n’est pas encore passé',
    user_count: 'Indiquez un nombre d’utilisateurs entre 1 et 1\u00a0000',
    seats_unfit: 'Indiquez un nombre de places entre 1 et 1\u00a0000',
    time_zone_unknown: 'Ce fuseau horaire n’est pas connu',
    manager_unfit: 'Le responsable d’une équipe doit être manager ou administrateur',
    delegate_unfit: 'Choisissez une autre personne, qui peut décider des demandes',
    person_unknown: 'Cette personne ne fait pas partie de l’organisation',
    date_invalid: 'Cette date n’existe pas',
    date_past: 'Cette date est passée',
    end_before_start: 'La date de fin doit être après la date de début',
    half_days_empty: 'Un congé qui commence l’après-midi ne peut pas finir le matin du même jour',
    range_too_long: 'Une absence dure au plus cinq ans',
    period_too_long: 'Demandez au plus 400\u00a0jours à la fois',
    outside_calendar: 'Cette date est trop éloignée',
    follow_up_unfit:
      'Le rappel vient après 1 à 30\u00a0jours ouvrés, le recours après le rappel, 60\u00a0jours au plus',
    no_open_day: 'Choisissez au moins un jour d’ouverture',
    days_unfit: 'Indiquez un nombre de jours, à deux décimales au plus',
    type_unknown: 'Ce type d’absence n’existe pas dans votre organisation',
    type_archived: 'Ce type d’absence n’est plus proposé',
    whole_days_only: 'Ce type d’absence se prend par jours entiers',
    justification_missing: 'Indiquez quel justificatif vous remettrez aux ressources humaines',
    health_confidential: 'Un motif de santé reste confidentiel',
    counter_in_use:
      'Des absences ont déjà été posées avec ce type\u00a0: son compteur ne change plus. Archivez-le et ajoutez-en un autre',
    invalid: 'Cette valeur n’est pas valable',
  },
  en: {
    required: 'Please fill in all required fields',
    email_invalid: 'Please enter a valid email address',
    email_taken: 'An account already exists with this address',
    email_repeated: 'This address appears twice in the list',
    too_long: 'This text is too long',
    role_above_own: 'You cannot give a role above your own',
    no_user: 'Please fill in at least one user',
    too_many_users: 'Invite at most 1,000 people at a time',
    too_many_lines: 'Import at most 2,000 lines at a time',
    day_to_come: 'This day has not come yet',
    user_count: 'Enter a number of users between 1 and 1,000',
    seats_unfit: 'Enter a number of seats between 1 and 1,000',
    time_zone_unknown: 'This time zone is not known',
    manager_unfit: 'The manager of a team must be a manager or an administrator',
    delegate_unfit: 'Choose someone else, who may decide on requests',
    person_unknown: 'This person is not in the organisation',
    date_invalid: 'This date does not exist',
    date_past: 'This date is over',
    end_before_start: 'The end date must be after the start date',
    half_days_empty: 'Leave that starts in the afternoon cannot end on the same morning',
    range_too_long: 'An absence lasts five years at most',
    period_too_long: 'Ask for 400 days at most at a time',
    outside_calendar: 'This date is too far away',
    follow_up_unfit:
      'The reminder comes after 1 to 30 working days, the escalation after the reminder, within 60',
    no_open_day: 'Choose at least one open day',
    days_unfit: 'Enter a number of days, with two decimals at most',
    type_unknown: 'Your organisation has no such type of leave',
    type_archived: 'This type of leave is no longer on offer',
    whole_days_only: 'This type of leave is taken in whole days',
    justification_missing: 'Say which supporting document you will hand to human resources',
    health_confidential: 'A reason of health stays confidential',
    counter_in_use:
      'Leave of this type has already been taken: its counter can no longer change. Archive it and add another one',
    invalid: 'This value is not valid',
  },
};

function isFieldProblem(message: string): message is FieldProblem {
  return (fieldProblems as readonly string[]).includes(message);
}

/** Turns a schema's message into a sentence; a message of the schema library itself reads as « invalid ». */
export function fieldSentence(message: string, language: Language): string {
  return sentences[language][isFieldProblem(message) ? message : 'invalid'];
}

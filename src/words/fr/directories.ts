import type { DirectoryWords } from '../catalogues/directories.ts';

export const directories: DirectoryWords = {
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
  stays_closed:
    'Son accès a été fermé ici\u00a0: l’annuaire ne le rouvre pas. Réembauchez cette personne si elle revient.',
  departure_stands:
    'Un départ est déjà enregistré\u00a0: ses sessions sont fermées, son dernier jour ne change pas.',
  address_kept: 'Cette personne décide pour d’autres\u00a0: l’annuaire ne change pas son adresse.',
  manager_unfit:
    'L’annuaire la désigne comme responsable, mais son rôle ne le permet pas\u00a0: donnez-lui le rôle de manager.',
  manager_unknown:
    'L’annuaire lui donne un responsable que Relâche ne connaît pas\u00a0: attribuez aussi ce responsable à l’application.',
  number_unfit: 'Son matricule n’a pas été repris\u00a0: lettres, chiffres et tirets seulement, 30 au plus.',
  number_taken: 'Son matricule n’a pas été repris\u00a0: une autre personne l’a déjà.',
  team_kept: 'L’annuaire ne suit plus cette équipe\u00a0; elle reste, car elle a été faite ici.',
};

import type { LeaveWarningWords } from '../catalogues/leave-warnings.ts';

export const leaveWarnings: LeaveWarningWords = {
  holiday: 'Jour férié pendant cette absence, non compté\u00a0: {names}.',
  holidays: 'Jours fériés pendant cette absence, non comptés\u00a0: {names}.',
  'beyond-balance': 'Le solde ne suffit pas\u00a0: il manque {days} à la fin de cette absence.',
  'short-later': 'Le solde ne couvrirait plus les congés posés à partir du {date}.',
  refused: ' Votre organisation ne permet pas de dépasser le solde.',
  'longer-than-four-weeks':
    'Plus de quatre semaines de suite\u00a0: la loi ne le prévoit que par exception, par exemple pour une famille à l’étranger ou un enfant handicapé.',
  'given-back':
    '{days} en retour sur votre solde\u00a0: un jour férié tombe un jour ouvrable où l’entreprise est fermée.',
  recredited: '{days} en retour\u00a0: l’arrêt recouvre ce jour de congé.',
  'employer-share':
    'Au-delà des {own} de RTT à votre choix dans l’année\u00a0: les dates de {days} sont à la main de l’employeur.',
  'starts-in-the-past': 'Cette absence commence dans le passé.',
  'nothing-counted': 'Aucun jour n’est compté\u00a0: il n’y a pas de jour de travail dans cette période.',
  'granted-by-law': 'Prévu par la loi\u00a0: {granted} ({article})',
  'granted-by-agreement': 'Accordé par votre entreprise\u00a0: {days}. {law}',
  'beyond-law': '{granted}. Cette demande en compte {asked}.',
  'beyond-law-for-birth': '{granted}. Avec cette demande, {days} pour cette naissance.',
  'beyond-law-in-year': '{granted}. Avec cette demande, {days} dans l’année.',
  'not-employed-then': 'Ces dates sont hors de la période d’emploi\u00a0: la demande serait refusée.',
};

import type { NotificationTexts } from '../../catalogues/mails/notification.ts';

export const notification: NotificationTexts = {
  greeting: (firstName) => `Bonjour ${firstName},`,
  facts: {
    person: 'Personne',
    type: 'Type',
    dates: 'Dates',
    length: 'Durée',
    team: 'Dans l’équipe',
    note: 'Note',
    reason: 'Motif',
  },
  change: (before, after) => `${before} avant, ${after} après`,
  left: (days) => `Il reste ${days}`,
  nobodyElse: 'Personne d’autre n’est absent à ces dates.',
  stillPending: 'en attente',
  open: 'Voir la demande',
  why: {
    'request-filed': 'Vous recevez ce message parce que cette demande vous est adressée.',
    'request-changed': 'Vous recevez ce message parce que cette demande vous est adressée.',
    'request-reminder': 'Vous recevez ce message parce que vous pouvez décider de cette demande.',
    'request-decided': 'Vous recevez ce message parce qu’il s’agit de votre absence.',
    'team-digest': 'Vous recevez ce message chaque lundi où quelqu’un de vos équipes est absent.',
    'daily-digest': 'Vous recevez ce résumé une fois par jour, comme vous l’avez choisi.',
  },
  stop: 'Ne plus recevoir ces messages',
  choose: 'Choisir mes messages',
};

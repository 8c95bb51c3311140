import type { RequestText } from '#domain/leave-requests/request-fields.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';

export interface NotificationTexts {
  readonly greeting: (firstName: string) => string;
  readonly facts: {
    readonly person: string;
    readonly type: string;
    readonly dates: string;
    readonly length: string;
    readonly team: string;
    readonly reason: string;
  } & Readonly<Record<RequestText, string>>;
  readonly change: (before: string, after: string) => string;
  readonly left: (days: string) => string;
  readonly nobodyElse: string;
  /** After the first of those who are away. */
  readonly moreAway: (figure: string, count: number) => string;
  readonly stillPending: string;
  readonly open: string;
  readonly why: Record<StoppableMail, string>;
  readonly stop: string;
  readonly choose: string;
}

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
  moreAway: (figure, count) => `et ${figure}\u00a0${count > 1 ? 'autres absences' : 'autre absence'}`,
  stillPending: 'en attente',
  open: 'Voir la demande',
  why: {
    'request-filed': 'Vous recevez ce message parce que cette demande vous est adressée.',
    'request-changed': 'Vous recevez ce message parce que cette demande vous est adressée.',
    'request-reminder': 'Vous recevez ce message parce que vous pouvez décider de cette demande.',
    'request-decided': 'Vous recevez ce message parce qu’il s’agit de votre absence.',
    'request-commented': 'Vous recevez ce message parce que cette demande vous concerne.',
    'team-digest': 'Vous recevez ce message chaque lundi où quelqu’un de vos équipes est absent.',
    'monthly-figures': 'Vous recevez ce message chaque mois, comme vous l’avez choisi.',
    'daily-digest': 'Vous recevez ce résumé une fois par jour, comme vous l’avez choisi.',
  },
  stop: 'Ne plus recevoir ces messages',
  choose: 'Choisir mes messages',
};

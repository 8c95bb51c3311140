import type { Language } from '#contract/language.ts';
import type { RequestText } from '#domain/leave-requests/request-fields.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';

interface NotificationTexts {
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
  readonly stillPending: string;
  readonly open: string;
  readonly why: Record<StoppableMail, string>;
  readonly stop: string;
  readonly choose: string;
}

/** What all mails about leave share. No-break spaces are written as \u00a0. */
export const notificationTexts: Record<Language, NotificationTexts> = {
  fr: {
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
  },
  en: {
    greeting: (firstName) => `Hello ${firstName},`,
    facts: {
      person: 'Person',
      type: 'Type',
      dates: 'Dates',
      length: 'Length',
      team: 'In the team',
      note: 'Note',
      reason: 'Reason',
    },
    change: (before, after) => `${before} before, ${after} after`,
    left: (days) => `${days} left`,
    nobodyElse: 'Nobody else is away on these dates.',
    stillPending: 'pending',
    open: 'See the request',
    why: {
      'request-filed': 'You get this message because the request is addressed to you.',
      'request-changed': 'You get this message because the request is addressed to you.',
      'request-reminder': 'You get this message because you may decide on the request.',
      'request-decided': 'You get this message because it is about your own leave.',
      'team-digest': 'You get this message on Mondays when someone in your teams is away.',
      'daily-digest': 'You get this summary once a day, as you chose.',
    },
    stop: 'Stop these messages',
    choose: 'Choose my messages',
  },
};

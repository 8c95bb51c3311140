import type { SlackAsk } from '#domain/connections/slack-ask.ts';

/** What people read in Slack, and of a bot in Teams. */
export interface ChatTexts {
  /** What the app is called and does, where it is looked for and installed. */
  readonly app: Readonly<Record<'title' | 'about' | 'teamsAbout' | 'teamsMore', string>>;
  /** The command that is typed in Slack in this language, and the words behind it. */
  readonly command: {
    readonly name: string;
    readonly about: string;
    readonly hint: string;
    readonly asks: Readonly<Record<SlackAsk, readonly string[]>>;
  };
  readonly asks: (person: string) => string;
  readonly period: string;
  readonly counted: string;
  readonly type: string;
  readonly absence: string;
  readonly after: string;
  readonly meanwhile: string;
  readonly approve: string;
  readonly reject: string;
  readonly open: string;
  readonly approvedBy: (name: string) => string;
  readonly rejectedBy: (name: string) => string;
  readonly waits: string;
  readonly over: string;
  readonly reasonTitle: string;
  readonly reason: string;
  readonly send: string;
  readonly cancel: string;
  readonly next: string;
  readonly menu: string;
  readonly ask: string;
  readonly balance: string;
  readonly away: string;
  readonly askTitle: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly wholeStart: string;
  readonly fromNoon: string;
  readonly wholeEnd: string;
  readonly untilNoon: string;
  readonly otherTypes: (address: string) => string;
  readonly ownRequests: string;
  readonly ownRequest: (type: string, period: string, waits: boolean) => string;
  readonly noRequest: string;
  readonly digestChosen: string;
  readonly digestClosed: string;
  readonly filed: string;
  readonly granted: string;
  readonly notLinked: (address: string) => string;
  readonly notConnected: string;
  readonly teamsNotLinked: string;
  readonly teamsLink: string;
  readonly teamsLinked: (name: string) => string;
  readonly failed: (address: string) => string;
}

export const chatMessages: ChatTexts = {
  app: {
    title: 'Relâche, congés et absences',
    about: 'Congés et absences',
    teamsAbout: 'Décider des congés dans Teams',
    teamsMore: 'Relâche écrit aux personnes qui décident d’un congé, et prend leur décision.',
  },
  command: {
    name: '/conges',
    about: 'Demander un congé, voir ses soldes et qui est absent',
    hint: '[demander | solde | absents | canal]',
    asks: { ask: ['demander'], balance: ['solde', 'soldes'], away: ['absents'], channel: ['canal'] },
  },
  asks: (person) => `${person} demande un congé`,
  period: 'Dates',
  counted: 'Décompte',
  type: 'Type',
  absence: 'Absence',
  after: 'Solde après',
  meanwhile: 'Absents en même temps',
  approve: 'Approuver',
  reject: 'Refuser',
  open: 'Ouvrir dans Relâche',
  approvedBy: (name) => `Approuvé par ${name}`,
  rejectedBy: (name) => `Refusé par ${name}`,
  waits: 'Attend une décision',
  over: 'Cette demande n’attend plus de décision',
  reasonTitle: 'Refuser la demande',
  reason: 'Motif, lu par la personne',
  send: 'Envoyer',
  cancel: 'Annuler',
  next: 'Vérifier',
  menu: 'Que voulez-vous faire\u00a0?',
  ask: 'Demander un congé',
  balance: 'Mes soldes',
  away: 'Qui est absent',
  askTitle: 'Demander un congé',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  wholeStart: 'Dès le matin',
  fromNoon: 'À partir de midi',
  wholeEnd: 'Toute la journée',
  untilNoon: 'Jusqu’à midi',
  otherTypes: (address) => `D’autres absences se posent dans <${address}|Relâche>.`,
  ownRequests: 'Mes absences à venir',
  ownRequest: (type, period, waits) => `${type}, ${period}\u00a0: ${waits ? 'en attente' : 'approuvée'}`,
  noRequest: 'Rien de prévu.',
  digestChosen: 'Chaque lundi, ce canal lira qui est absent dans la semaine, sans motif ni type.',
  digestClosed:
    'Relâche ne peut pas écrire dans ce canal. Invitez-y d’abord l’application (/invite @Relâche), puis recommencez.',
  filed: 'Votre demande est envoyée.',
  granted: 'Votre absence est posée.',
  notLinked: (address) =>
    `Votre compte Slack n’est relié à personne ici. Reliez-le\u00a0: <${address}|ouvrir les connexions>.`,
  notConnected: 'Cet espace Slack n’est relié à aucune entreprise.',
  teamsNotLinked: 'Votre compte Teams n’est relié à personne dans Relâche.',
  teamsLink: 'Relier mon compte',
  teamsLinked: (name) => `Ce compte est relié à ${name}. Les demandes à décider arrivent ici.`,
  failed: (address) => `Cela n’a pas abouti. Vous pouvez le faire dans <${address}|Relâche>.`,
};

import type { ChannelNews } from '#domain/connections/channel-news.ts';

/** What people read in a channel of the company. */
export interface ChannelTexts {
  readonly filed: (person: string) => string;
  readonly edited: (person: string) => string;
  readonly withdrawn: (person: string) => string;
  readonly approved: (person: string) => string;
  readonly recorded: (person: string) => string;
  readonly rejected: (person: string) => string;
  readonly cancelled: (person: string) => string;
  readonly by: string;
  readonly type: string;
  readonly period: string;
  readonly counted: string;
  readonly absence: string;
  readonly open: string;
  readonly digest: (period: string) => string;
  readonly nobody: string;
  readonly more: (count: number) => string;
  readonly calendar: string;
  readonly test: string;
  readonly testedBy: (name: string) => string;
  readonly posts: string;
  readonly news: Readonly<Record<ChannelNews, string>>;
  readonly nothing: string;
  readonly connections: string;
}

export const channelCards: ChannelTexts = {
  filed: (person) => `${person} demande une absence`,
  edited: (person) => `${person} a modifié sa demande`,
  withdrawn: (person) => `${person} a retiré sa demande`,
  approved: (person) => `Absence de ${person} approuvée`,
  recorded: (person) => `Absence de ${person} enregistrée`,
  rejected: (person) => `Demande de ${person} refusée`,
  cancelled: (person) => `Absence de ${person} annulée`,
  by: 'Par',
  type: 'Type',
  period: 'Dates',
  counted: 'Décompte',
  absence: 'Absence',
  open: 'Ouvrir dans Relâche',
  digest: (period) => `Absences de la semaine, ${period}`,
  nobody: 'Personne n’est absent cette semaine.',
  more: (count) => `et ${count} de plus, dans le calendrier`,
  calendar: 'Ouvrir le calendrier',
  test: 'Essai de Relâche',
  testedBy: (name) => `Envoyé par ${name}. Si vous lisez ceci, les cartes arrivent dans ce canal.`,
  posts: 'Ce canal reçoit\u00a0:',
  news: { requests: 'les demandes', decisions: 'les décisions', digest: 'les absences, chaque lundi' },
  nothing: 'rien pour l’instant',
  connections: 'Ouvrir les connexions',
};

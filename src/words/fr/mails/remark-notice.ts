import { spoken as french } from '../spoken.ts';

/** What may be told of a remark by mail: never its text, nor whose line it is about. */
interface ToldRemark {
  readonly kind: 'question' | 'answer';
  readonly author: string;
  readonly organization: string;
  /** Any day of it. */
  readonly month: string;
}

export interface RemarkNoticeTexts {
  readonly subject: (told: ToldRemark) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (told: ToldRemark) => string;
  readonly discretion: string;
  readonly button: Readonly<Record<ToldRemark['kind'], string>>;
  readonly why: string;
}

const month = (told: ToldRemark): string => french.days.monthAndYear(told.month);

export const remarkNotice: RemarkNoticeTexts = {
  subject: (told) =>
    told.kind === 'question'
      ? `${told.organization}\u00a0: une question sur la paie de ${month(told)}`
      : `${told.organization}\u00a0: une réponse sur la paie de ${month(told)}`,
  greeting: (firstName) => `Bonjour ${firstName},`,
  lead: (told) =>
    told.kind === 'question'
      ? `${told.author} pose une question sur la paie de ${month(told)} (${told.organization}).`
      : `${told.author} a répondu à une question sur la paie de ${month(told)} (${told.organization}).`,
  discretion: 'Ce message n’en dit pas plus\u00a0: la paie peut parler de santé.',
  button: { question: 'Voir la question', answer: 'Lire la réponse' },
  why: 'Vous recevez ce message parce que vous suivez la paie de cette entreprise.',
};

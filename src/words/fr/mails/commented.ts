import { spoken as french } from '../spoken.ts';

export interface CommentedTexts {
  readonly subject: (person: string, period: string) => string;
  readonly ownSubject: (period: string) => string;
  readonly intro: (author: string, person: string) => string;
  /** By the person themselves. */
  readonly theirIntro: (author: string) => string;
  readonly ownIntro: (author: string) => string;
  /** Why the words are not in it. */
  readonly why: string;
  readonly open: string;
}

const { of } = french.names;

export const commented: CommentedTexts = {
  subject: (person, period) => `Commentaire sur la demande ${of(person)}, ${period}`,
  ownSubject: (period) => `Commentaire sur votre demande, ${period}`,
  intro: (author, person) => `${author} a commenté la demande ${of(person)}.`,
  theirIntro: (author) => `${author} a commenté sa demande.`,
  ownIntro: (author) => `${author} a commenté votre demande.`,
  why: 'Ses mots ne voyagent pas par e-mail\u00a0: ils se lisent sur la page de la demande.',
  open: 'Lire et répondre',
};

import type { CommentedTexts } from '../../fr/mails/commented.ts';

export const commented: CommentedTexts = {
  subject: (person, period) => `Comment on the request of ${person}, ${period}`,
  ownSubject: (period) => `Comment on your request, ${period}`,
  intro: (author, person) => `${author} commented on the request of ${person}.`,
  theirIntro: (author) => `${author} commented on their request.`,
  ownIntro: (author) => `${author} commented on your request.`,
  why: 'The words do not travel by mail: they are on the page of the request.',
  open: 'Read and answer',
};

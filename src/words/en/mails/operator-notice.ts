import type { OperatorNoticeTexts } from '../../fr/mails/operator-notice.ts';

export const operatorNotice: OperatorNoticeTexts = {
  why: {
    breach:
      'You get this message because you administer a Relâche account: a breach of data is reported to you, as the data-processing agreement provides.',
    change:
      'You get this message because you administer a Relâche account: a change is announced to you, as the terms provide.',
  },
};

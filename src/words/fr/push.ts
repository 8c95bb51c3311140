import type { PushWords } from '../catalogues/push.ts';

export const push: PushWords = {
  'request-filed': 'Une demande attend votre décision',
  'request-changed': 'Une demande qui vous est adressée a changé',
  'request-reminder': 'Une demande attend votre décision depuis longtemps',
  'request-decided': 'Il y a du nouveau sur votre demande',
};

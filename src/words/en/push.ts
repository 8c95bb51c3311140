import type { PushWords } from '../catalogues/push.ts';

export const push: PushWords = {
  'request-filed': 'A request awaits your decision',
  'request-changed': 'A request addressed to you has changed',
  'request-reminder': 'A request has long awaited your decision',
  'request-decided': 'There is news about your request',
};

/**
 * V14: every answer in which a reader can meet an absence or the person it is about. What holds a secret is none of
 * them (V15): addresses of feeds, links in mails, tokens, sessions, keys, and the contents of documents.
 */
export const viewNames = [
  'calendar',
  'timeline',
  'request',
  'requests',
  'comments',
  'attachments',
  'sheet',
  'balances',
  'documents',
  'export',
  'feed',
  'mail',
] as const;

export type ViewName = (typeof viewNames)[number];

/** Those that are about one absence; the others are about its person. */
export const viewsOfAbsence: readonly ViewName[] = [
  'calendar',
  'timeline',
  'request',
  'comments',
  'attachments',
  'export',
  'feed',
  'mail',
];

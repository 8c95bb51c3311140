/**
 * How a session was opened: by a link from a mailbox, by it and a code besides, by a passkey, which is both, or by the
 * provider of the company, which answers for both.
 */
export const loginMethods = ['mail', 'mail+code', 'passkey', 'company'] as const;

export type LoginMethod = (typeof loginMethods)[number];

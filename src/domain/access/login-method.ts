/** How a session was opened: by a link from a mailbox, by it and a code besides, or by a passkey, which is both. */
export const loginMethods = ['mail', 'mail+code', 'passkey'] as const;

export type LoginMethod = (typeof loginMethods)[number];

import type { z } from 'zod';
import type { memberSchema, seatUseSchema } from '#contract/users.ts';

export type Member = z.infer<typeof memberSchema>;
export type ShownSeatUse = z.infer<typeof seatUseSchema>;

/** Has not opened the link of their invitation yet. */
export function isInvited(member: Pick<Member, 'status'>): boolean {
  return member.status === 'invited';
}

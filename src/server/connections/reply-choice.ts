import { z } from 'zod';
import type { OutsideConnection } from '#server/store/connections.ts';
import { providerProtocols } from './provider-protocols.ts';

const choicesSchema = z.object({
  /** Absent: no automatic replies. Without a text of their own it is ours. */
  replies: z.object({ text: z.string().nullable() }).optional(),
});

type Chosen = Pick<OutsideConnection, 'provider' | 'choices' | 'scopes' | 'ownerUserId'>;

export interface ReplyChoice {
  /** `consent`: the person wants them, and has not allowed them at the provider. */
  readonly state: 'off' | 'consent' | 'on';
  readonly text: string | null;
}

/** Null where there can be none. */
export function replyChoice({ provider, choices, scopes, ownerUserId }: Chosen): ReplyChoice | null {
  const needed = providerProtocols[provider]?.replyScope?.toLowerCase();
  if (needed === undefined || ownerUserId === null) return null;
  const { replies } = choicesSchema.parse(choices);
  if (!replies) return { state: 'off', text: null };
  const isAllowed = scopes.some((one) => one.toLowerCase().endsWith(needed));
  return { state: isAllowed ? 'on' : 'consent', text: replies.text };
}

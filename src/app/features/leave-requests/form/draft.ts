import { z } from 'zod';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import type { RequestFields } from './request-fields.ts';

const day = z.iso.date().nullable().catch(null);

const draftSchema = z.object({
  fields: z.object({
    type: z.string().min(1),
    start: day,
    end: day,
    startHalf: z.enum(['am', 'pm']),
    endHalf: z.enum(['am', 'pm']),
    ...eachText(() => z.string().default('')),
    forId: z.string().nullable(),
    overrideReason: z.string().default(''),
  } satisfies Record<keyof RequestFields, z.ZodType>),
  key: z.string().min(16),
});

/**
 * What was filled in but not sent, with the key it will be sent under. The same content keeps its key, so that
 * sending it again after a lost connection files one request; changed content is another request.
 */
export type Draft = { fields: RequestFields; key: string };

/** Of whom, and of what: a new request, or the request that is being edited. */
export type DraftPlace = { userId: string; requestId: string | null };

function storageKey({ userId, requestId }: DraftPlace): string {
  return `leave_request_draft:${userId}:${requestId ?? 'new'}`;
}

export function readDraft(place: DraftPlace): Draft | null {
  try {
    const read = draftSchema.safeParse(JSON.parse(localStorage.getItem(storageKey(place)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** A browser that refuses to keep anything still files requests. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  try {
    localStorage.setItem(storageKey(place), JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft could not be kept in this browser.', error);
  }
}

export function forgetDraft(place: DraftPlace): void {
  localStorage.removeItem(storageKey(place));
}

/** Random bytes rather than `randomUUID`, which a page without https does not have. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

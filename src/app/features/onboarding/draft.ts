import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { SEATS_MAX, SEATS_MIN } from '#domain/billing/seats.ts';

const STORAGE_KEY = 'onboarding_draft';

/** Forgiving: what does not fit any more falls back to empty, one field at a time. */
const draftSchema = z.object({
  organizationName: z.string().catch(''),
  userName: z.string().catch(''),
  userEmail: z.string().catch(''),
  numberOfUsers: z.int().min(SEATS_MIN).max(SEATS_MAX).catch(5),
  /** Set once the organisation exists: creating it a second time would only find the address taken. */
  created: z.object({ organizationName: z.string(), checkoutUrl: z.string() }).nullable().catch(null),
});

export type SignUpDraft = z.infer<typeof draftSchema>;

const emptyDraft: SignUpDraft = draftSchema.parse({});

let cached: { raw: string | null; draft: SignUpDraft } = { raw: null, draft: emptyDraft };
const listeners = new Set<() => void>();

function readDraft(): SignUpDraft {
  const raw = sessionStorage.getItem(STORAGE_KEY);
  if (raw !== cached.raw) cached = { raw, draft: parseDraft(raw) };
  return cached.draft;
}

function parseDraft(raw: string | null): SignUpDraft {
  try {
    return draftSchema.catch(emptyDraft).parse(JSON.parse(raw ?? '{}'));
  } catch {
    return emptyDraft;
  }
}

/** What was filled in so far; it outlives a reload, the browser's back button and the payment page. */
export function saveDraft(changes: Partial<SignUpDraft>) {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readDraft(), ...changes }));
  for (const listener of listeners) listener();
}

/** Written in silence: the browser is on its way to the payment page, and only a return shall show it. */
export function keepCreated(created: NonNullable<SignUpDraft['created']>) {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readDraft(), created }));
}

export function forgetSignUpDraft() {
  sessionStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

export function currentDraft(): SignUpDraft {
  return readDraft();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  // The back button may bring back this very page, as it stood when it was left.
  window.addEventListener('pageshow', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('pageshow', onChange);
  };
}

/** Empty in the prerendered page and in React's first pass over it. */
export function useDraft(): SignUpDraft {
  return useSyncExternalStore(subscribe, readDraft, () => emptyDraft);
}

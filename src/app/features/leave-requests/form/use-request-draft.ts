import { useCallback, useMemo, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, newIdempotencyKey, readDraft } from './draft.ts';
import type { RequestFields } from './request-fields.ts';

type Start = {
  userId: string;
  requestId: string | null;
  initial: RequestFields;
  /** What a link filled in on arrival; it takes the place of an older draft. */
  filled?: RequestFields | null;
};

/** The form's content, kept in this browser from the first change until it is sent or thrown away. */
export function useRequestDraft({ userId, requestId, initial, filled = null }: Start) {
  const place = useMemo(() => ({ userId, requestId }), [userId, requestId]);
  const [{ draft, restored }, setState] = useState<{ draft: Draft | Untouched; restored: boolean }>(() => {
    const kept = filled ? null : readDraft(place);
    return { draft: kept ?? untouched(filled), restored: kept !== null };
  });
  const change = useCallback(
    (fields: RequestFields) => {
      const next: Draft = { fields, key: newIdempotencyKey() };
      keepDraft(place, next);
      setState(({ restored: before }) => ({ draft: next, restored: before }));
    },
    [place],
  );
  const forget = useCallback(() => forgetDraft(place), [place]);
  const startOver = useCallback(() => {
    forgetDraft(place);
    setState({ draft: untouched(null), restored: false });
  }, [place]);
  // As long as nobody touched the form it shows what it starts from, which may be another day by now.
  const touched = draft.fields !== null;
  return { fields: draft.fields ?? initial, touched, key: draft.key, restored, change, forget, startOver };
}

type Untouched = { fields: RequestFields | null; key: string };

function untouched(filled: RequestFields | null): Untouched {
  return { fields: filled, key: newIdempotencyKey() };
}

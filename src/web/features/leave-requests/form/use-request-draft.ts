import { useCallback, useMemo, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, newIdempotencyKey, readDraft } from './draft.ts';
import type { RequestFields } from './request-fields.ts';

type Start = { userId: string; requestId: string | null; initial: RequestFields };

/** The form's content, kept in this browser from the first change until it is sent or thrown away. */
export function useRequestDraft({ userId, requestId, initial }: Start) {
  const place = useMemo(() => ({ userId, requestId }), [userId, requestId]);
  const [{ draft, restored }, setState] = useState(() => {
    const kept = readDraft(place);
    const fresh: Draft = { fields: initial, key: newIdempotencyKey() };
    return { draft: kept ?? fresh, restored: kept !== null };
  });
  const change = useCallback(
    (fields: RequestFields) => {
      const next = { fields, key: newIdempotencyKey() };
      keepDraft(place, next);
      setState(({ restored: before }) => ({ draft: next, restored: before }));
    },
    [place],
  );
  const forget = useCallback(() => forgetDraft(place), [place]);
  const startOver = useCallback(() => {
    forgetDraft(place);
    setState({ draft: { fields: initial, key: newIdempotencyKey() }, restored: false });
  }, [place, initial]);
  return { fields: draft.fields, key: draft.key, restored, change, forget, startOver };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { useSettled } from '#app/input/use-settled.ts';
import type { previewSchema } from '#contract/leave-request-views.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { datesProblem, type RequestFields, requestBody } from './request-fields.ts';

const PAUSE_MS = 250;

export type Preview = z.output<typeof previewSchema>;

export type PreviewState = {
  /** False while the form merely starts on today: nothing is counted against anyone who chose nothing. */
  chosen: boolean;
  /** The latest answer; the one before is kept while the next is on its way. */
  preview: Preview | undefined;
  /** It speaks of what the form said a moment ago. */
  stale: boolean;
  problem: FieldProblem | null;
  error: Error | null;
  retry: () => void;
};

/** What the request on the form would cost, asked of the server whenever the form comes to rest. */
export function usePreview(fields: RequestFields, requestId: string | null, chosen = true): PreviewState {
  const settled = useSettled(fields, PAUSE_MS);
  const problem = datesProblem(settled);
  const body = requestBody({ ...settled, ...eachText(() => ''), overrideReason: '' });
  const asked = body ?? { type: settled.type, startDate: '', endDate: '' };
  const answer = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.preview, {
      body: requestId === null ? asked : { ...asked, requestId },
    }),
    enabled: chosen && body !== null,
    placeholderData: keepPreviousData,
  });
  return {
    chosen,
    preview: chosen && problem === null ? answer.data : undefined,
    stale: settled !== fields || answer.isPlaceholderData,
    problem,
    error: problem === null ? answer.error : null,
    retry: () => answer.refetch(),
  };
}

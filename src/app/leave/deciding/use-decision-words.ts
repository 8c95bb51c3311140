import { useTranslation } from 'react-i18next';
import { needsOverrideReason } from '#app/leave/override-dialog.tsx';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { isOnline } from '#web/use-online.ts';
import type { Outcome } from './use-decisions.ts';

/** What became of a decision, in words. */
export function useDecisionWords() {
  const { t } = useTranslation('deciding');
  const sentence = useErrorSentence();
  return {
    done: ({ request, verdict }: Outcome): string =>
      t(`done.${isPending(request.status) ? 'leave' : 'cancellation'}.${verdict}`, {
        name: request.employeeName,
      }),
    failure: (error: unknown): string => {
      if (needsOverrideReason(error)) return t('needsReason', { name: String(error.details.name) });
      const unanswered = error instanceof ApiError && error.code === 'network';
      if (unanswered) return t(isOnline() ? 'unanswered' : 'offline');
      return sentence(error, t('failed'));
    },
  };
}

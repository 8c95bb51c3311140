import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import type { Outcome } from './use-decisions.ts';

/** What became of a decision, in words. */
export function useDecisionWords() {
  const { t } = useTranslation('deciding');
  const sentence = useErrorSentence();
  return {
    done: ({ request, verdict }: Outcome): string =>
      t(`done.${request.status === 'pending' ? 'leave' : 'cancellation'}.${verdict}`, {
        name: request.employeeName,
      }),
    failure: (error: unknown): string =>
      error instanceof ApiError && error.code === 'network' ? t('offline') : sentence(error, t('failed')),
  };
}

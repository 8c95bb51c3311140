import { useTranslation } from 'react-i18next';
import { isOnline } from '#web/use-online.ts';
import { ApiError } from './api-error.ts';

/** What to show for a failure: the server's own sentences when it gave some. */
export function useErrorSentence() {
  const { t } = useTranslation('common');
  return (error: unknown, otherwise = t('failure.unknown')): string => {
    if (!(error instanceof ApiError)) return otherwise;
    if (error.code === 'network') return t(isOnline() ? 'failure.network' : 'failure.offline');
    return error.sentence === undefined ? otherwise : [error.sentence, ...error.more].join(' ');
  };
}

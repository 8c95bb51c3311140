import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ApiError } from './api-error.ts';
import { useErrorSentence } from './use-error-sentence.ts';

type LoadErrorProps = {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  otherwise?: string;
  /** Where a page has words of its own for a lost connection. */
  offline?: string;
};

/** Takes the place of a list that could not be fetched. */
export function LoadError({ error, onRetry, retrying, otherwise, offline }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const sentence = useErrorSentence();
  const isOffline = error instanceof ApiError && error.code === 'network';
  return (
    <Banner
      tone="error"
      title={isOffline && offline ? offline : sentence(error, otherwise)}
      action={
        <Button size="sm" variant="secondary" busyLabel={retrying && t('failure.retrying')} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    />
  );
}

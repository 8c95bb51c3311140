import { useTranslation } from 'react-i18next';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorSentence } from './use-error-sentence.ts';

type LoadErrorProps = { error: unknown; onRetry: () => void; retrying: boolean; otherwise?: string };

/** Takes the place of a list that could not be fetched. */
export function LoadError({ error, onRetry, retrying, otherwise }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const sentence = useErrorSentence();
  return (
    <Banner
      tone="error"
      title={sentence(error, otherwise)}
      action={
        <Button size="sm" variant="secondary" busyLabel={retrying && t('failure.retrying')} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { Button } from '#ui/button.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';
import { CopiesCard } from './copies-card.tsx';

type ClosedFrameProps = { closesAt: string; onLogout: () => void };

/** V20: what is left to who is no admin while the company is being closed: a sentence, and what is theirs. */
export function ClosedFrame({ closesAt, onLogout }: ClosedFrameProps) {
  const { t } = useTranslation('privacy');
  const instants = useReaderInstants();
  return (
    <ToastProvider>
      <QuietLayout>
        <PageTitle title={t('closing.closedTitle')} />
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-6">
          <div>
            <h1 className="font-display text-3xl font-semibold tracking-tight">{t('closing.closedTitle')}</h1>
            <p className="mt-2 text-muted">{t('closing.closedText', { at: instants.instant(closesAt) })}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <AskForCopy />
            <Button variant="secondary" onClick={onLogout}>
              {t('closing.logout')}
            </Button>
          </div>
          <CopiesCard />
        </div>
      </QuietLayout>
    </ToastProvider>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { QuietLayout } from '#web/quiet-layout.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { PasskeyInstead } from './passkey-instead.tsx';
import { ToldCodes } from './told-codes.tsx';

type EnrollingFrameProps = { onDone: () => void; onLogout: () => void };

type FactorAskedProps = { onDone: (codes: readonly string[]) => void };

/** I36: the passkey that is there, or the app for who has nothing yet. */
function FactorAsked({ onDone }: FactorAskedProps) {
  const { t } = useTranslation('second-factors');
  const factors = useQuery(endpointQuery(secondFactorsEndpoints.read, {}));
  if (factors.isPending) return null;
  if (factors.isError) {
    return (
      <LoadError
        error={factors.error}
        otherwise={t('loadFailed')}
        onRetry={() => factors.refetch()}
        retrying={factors.isRefetching}
      />
    );
  }
  if (factors.data.passkeys > 0) return <PasskeyInstead onDone={() => onDone([])} />;
  return (
    <Card title={t('app.title')}>
      <AppSetUp onDone={onDone} />
    </Card>
  );
}

/** I10: the one page that is left to who lacks, or did not give, the second factor that the organisation asks for. */
export function EnrollingFrame({ onDone, onLogout }: EnrollingFrameProps) {
  const { t } = useTranslation('second-factors');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <ToastProvider>
      <QuietLayout>
        <PageTitle title={t('enrolling.title')} />
        <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-6">
          <div>
            <h1 className="font-display text-3xl font-semibold tracking-tight">{t('enrolling.title')}</h1>
            <p className="mt-2 text-muted">{t('enrolling.text')}</p>
          </div>
          {codes ? (
            <ToldCodes codes={codes} onClose={onDone} />
          ) : (
            <FactorAsked onDone={(made) => (made.length > 0 ? setCodes(made) : onDone())} />
          )}
          <div>
            <Button variant="secondary" onClick={onLogout}>
              {t('enrolling.logout')}
            </Button>
          </div>
        </div>
      </QuietLayout>
    </ToastProvider>
  );
}

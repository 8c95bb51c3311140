import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { OwnCompanyLinks } from '#app/frame/company-login/company-links.tsx';
import { PAGES } from '#contract/pages.ts';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { ToldCodes } from './told-codes.tsx';

type Question = 'off' | 'renew' | null;

/** By what a person proves who they are, beyond their mailbox. */
export function SecurityPage() {
  const { t } = useTranslation(['second-factors', 'pages']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const instants = useInstants();
  const { longDay } = useDayFormats();
  const factors = useQuery(endpointQuery(secondFactorsEndpoints.read, {}));
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question>(null);
  const turnOff = useWrite(secondFactorsEndpoints.turnOffApp, {
    onSuccess: () => {
      setQuestion(null);
      toast({ title: t('app.turnedOff') });
    },
  });
  const renew = useWrite(secondFactorsEndpoints.renewCodes, {
    onSuccess: ({ recoveryCodes }) => {
      setQuestion(null);
      setCodes(recoveryCodes);
    },
  });
  const { data } = factors;
  const asking = question === 'off' ? turnOff : renew;
  const ask = (what: Question) => {
    turnOff.reset();
    renew.reset();
    setQuestion(what);
  };
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:security.name')} />
      <PageHeader title={t('pages:security.name')} lead={t('lead')} />
      {factors.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {factors.isError && (
        <LoadError
          error={factors.error}
          otherwise={t('loadFailed')}
          onRetry={() => factors.refetch()}
          retrying={factors.isRefetching}
        />
      )}
      {data?.asked.ofMe && !data.app && data.passkeys === 0 && data.asked.from && (
        <Banner tone="warning" title={t('asked', { day: longDay(data.asked.from) })} />
      )}
      {codes.length > 0 && <ToldCodes codes={codes} onClose={() => setCodes([])} />}
      {data && (
        <Card title={t('app.title')}>
          {settingUp ? (
            <AppSetUp
              onDone={(made) => {
                setSettingUp(false);
                setCodes(made);
                toast({ title: t('app.done') });
              }}
              onCancel={() => setSettingUp(false)}
            />
          ) : (
            <div className="flex flex-col gap-4">
              <p>{data.app ? t('app.since', { when: instants.instant(data.app.since) }) : t('app.none')}</p>
              <div className="flex flex-wrap gap-3">
                <Button variant={data.app ? 'secondary' : 'primary'} onClick={() => setSettingUp(true)}>
                  {data.app ? t('app.replace') : t('app.setUp')}
                </Button>
                {data.app && (
                  <Button variant="dangerQuiet" onClick={() => ask('off')}>
                    {t('app.turnOff')}
                  </Button>
                )}
              </div>
            </div>
          )}
        </Card>
      )}
      {data?.app && (
        <Card title={t('codes.title')}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-0 flex-1 basis-64">{t('codes.left', { count: data.recoveryCodesLeft })}</p>
            <Button variant="secondary" onClick={() => ask('renew')}>
              {t('codes.renew')}
            </Button>
          </div>
        </Card>
      )}
      <CardBoundary>
        <OwnCompanyLinks />
      </CardBoundary>
      <Card title={t('unaffected.title')}>
        <p className="text-muted">{t('unaffected.text')}</p>
        <Link to={PAGES.sessions.path} className="link mt-2 inline-block">
          {t('devicesLink')}
        </Link>
      </Card>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={question === 'off' ? t('app.offTitle') : t('codes.renewTitle')}
        consequence={question === 'off' ? t('app.offText') : t('codes.renewText')}
        confirmLabel={question === 'off' ? t('app.turnOff') : t('codes.renew')}
        tone={question === 'off' ? 'danger' : 'primary'}
        busyLabel={asking.isPending && t('saving')}
        error={asking.isError ? sentence(asking.error) : undefined}
        onConfirm={() => asking.mutate({})}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { BalanceLine } from '#app/leave/balance-line.tsx';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { ConflictsList } from '#app/leave/conflicts-list.tsx';
import { CoverageNotices } from '#app/leave/coverage-notices.tsx';
import { DeciderWarnings } from '#app/leave/decider-warnings.tsx';
import { RecreditDetails } from '#app/leave/recredit-details.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card, panelClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { ProofDays } from '#web/leave/proof-days.tsx';
import { isToldAtFields } from './form-errors.ts';
import type { PreviewState } from './use-preview.ts';

/** Why the count is what it is: the days one by one, and what is worth knowing about them. */
export function ProofPanel({ state }: { state: PreviewState }) {
  const { t } = useTranslation(['leave-requests', 'common']);
  const sentence = useErrorSentence();
  const { chosen, preview, stale, problem, error } = state;
  return (
    <section aria-labelledby="proof-title" className={panelClass}>
      <h2 id="proof-title" className="border-b border-line px-4 py-3.5 font-semibold sm:px-5">
        {t('leave-requests:proof.title')}
      </h2>
      <div className={classNames('flex flex-col gap-4 p-4 sm:p-5', preview && stale && 'outdated')}>
        {(!chosen || problem !== null) && <p className="text-muted">{t('leave-requests:proof.waiting')}</p>}
        {error && isToldAtFields(error) && <p className="text-muted">{t('leave-requests:proof.waiting')}</p>}
        {error && !isToldAtFields(error) && (
          <Banner
            tone="error"
            title={sentence(error, t('leave-requests:proof.failed'))}
            action={
              <Button size="sm" variant="secondary" onClick={state.retry}>
                {t('common:failure.retry')}
              </Button>
            }
          >
            {t('leave-requests:proof.failedAdvice')}
          </Banner>
        )}
        {chosen && problem === null && !error && !preview && <ProofLoading />}
        {preview && (
          <>
            <ClosedMonthsNotice closedMonths={preview.closedMonths} />
            <DeciderWarnings warnings={preview.warnings} />
            <CoverageNotices coverage={{ ...preview.coverage, blackouts: [] }} />
            <ProofDays days={preview.days} label={t('leave-requests:proof.title')} />
          </>
        )}
      </div>
    </section>
  );
}

function ProofLoading() {
  const { t } = useTranslation('leave-requests');
  return (
    <LoadingArea label={t('proof.loading')}>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </LoadingArea>
  );
}

export function BalancePanel({ state: { preview, stale } }: { state: PreviewState }) {
  const { t } = useTranslation('leave-requests');
  return (
    <Card title={t('balance.title')}>
      {preview?.recredit && <RecreditDetails recredit={preview.recredit} stale={stale} />}
      {preview && !preview.recredit && <BalanceLine balance={preview.balance} stale={stale} />}
      {!preview && <p className="text-muted">{t('balance.waiting')}</p>}
    </Card>
  );
}

export function TeamPanel({ state: { preview, stale } }: { state: PreviewState }) {
  const { t } = useTranslation('leave-requests');
  return (
    <Card title={t('team.title')}>
      <div className={preview && stale ? 'outdated' : undefined}>
        {preview ? (
          <ConflictsList
            conflicts={preview.conflicts}
            moreConflicts={preview.moreConflicts}
            label={t('team.title')}
          />
        ) : (
          <p className="text-muted">{t('team.waiting')}</p>
        )}
      </div>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { PageProps } from '#app/frame/session/with-session.tsx';
import { namingEstablishment, withSearch } from '#app/leave/establishments/establishment-address.ts';
import { EstablishmentChoice } from '#app/leave/establishments/establishment-choice.tsx';
import { useEstablishment } from '#app/leave/establishments/use-establishment.ts';
import { PAGES } from '#contract/pages.ts';
import { payrollEndpoints } from '#contract/payroll.ts';
import { can } from '#domain/access/can.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { EstablishmentsSentence } from './establishments-sentence.tsx';
import { OpenRemarks } from './open-remarks.tsx';
import { firstDayOf, monthBeside, monthPath, monthToBegin, type PayMonthState } from './pay-month.ts';
import { PayMonthView } from './pay-month-view.tsx';
import { PayTimeSentence } from './pay-time.tsx';

/** What payroll is told, month after month: what is missing, what was closed, what has changed since. */
export function PayrollPage({ user }: PageProps) {
  const { t } = useTranslation(['payroll', 'pages']);
  const [search] = useSearchParams();
  const { found, establishment } = useEstablishment();
  const months = useQuery({
    ...endpointQuery(payrollEndpoints.months, { query: namingEstablishment(establishment) }),
    enabled: found.isSuccess,
  });
  const asked = search.get('month');
  const month = asked !== null && /^\d{4}-\d{2}$/.test(asked) ? asked : null;
  const begin = monthToBegin(months.data ?? []);
  const failed = found.isError ? found : months;
  const navigate = useNavigate();
  // In the address, so that closing a month does not lead away from it; unless a press has led away meanwhile.
  const isToBegin = month === null && begin !== null;
  useEffect(() => {
    if (isToBegin && window.location.pathname === PAGES.payroll.path)
      navigate(monthPath(begin, establishment), { replace: true });
  }, [isToBegin, begin, establishment, navigate]);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:payroll.name')} />
      <PageHeader
        title={t('pages:payroll.name')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={<FileText className="size-4" aria-hidden="true" />}
              to={withSearch(PAGES.monthlyStatement.path, {
                ...(month === null ? {} : { month }),
                ...namingEstablishment(establishment),
              })}
            >
              {t('payroll:statement')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              icon={<Send className="size-4" aria-hidden="true" />}
              to={`${PAGES.paySending.path}${month === null ? '' : `?month=${month}`}`}
            >
              {t('pages:paySending.name')}
            </ButtonLink>
            {can(user, 'insight.costs') && (
              <ButtonLink
                variant="secondary"
                icon={<FileText className="size-4" aria-hidden="true" />}
                to={PAGES.leaveLiability.path}
              >
                {t('pages:leaveLiability.name')}
              </ButtonLink>
            )}
            {can(user, 'payroll.compare') && (
              <ButtonLink
                variant="secondary"
                icon={<Scale className="size-4" aria-hidden="true" />}
                to={withSearch(PAGES.payslips.path, namingEstablishment(establishment))}
              >
                {t('pages:payslips.name')}
              </ButtonLink>
            )}
            {can(user, 'accountant.list') && (
              <ButtonLink
                variant="secondary"
                icon={<BriefcaseBusiness className="size-4" aria-hidden="true" />}
                to={PAGES.accountants.path}
              >
                {t('accountants')}
              </ButtonLink>
            )}
            {can(user, 'payroll.set-codes') && (
              <ButtonLink
                variant="secondary"
                icon={<Hash className="size-4" aria-hidden="true" />}
                to={PAGES.payCodes.path}
              >
                {t('codes.title')}
              </ButtonLink>
            )}
          </>
        }
      />
      <CardBoundary>
        <OpenRemarks />
      </CardBoundary>
      {failed.isError && (
        <LoadError
          error={failed.error}
          otherwise={t('loadFailed')}
          onRetry={() => failed.refetch()}
          retrying={failed.isRefetching}
        />
      )}
      {(month === null || !found.data) && !failed.isError && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {month !== null && found.data && (
        <>
          <div className="flex flex-col gap-1">
            <PayTimeSentence />
            <EstablishmentsSentence found={found.data} />
          </div>
          <EstablishmentChoice
            found={found.data}
            chosen={establishment}
            onChoose={(id) => navigate(monthPath(month, id))}
          />
          <MonthSteps month={month} months={months.data ?? []} establishment={establishment} />
          <CardBoundary key={`${month} ${establishment}`}>
            <PayMonthView month={month} establishment={establishment} />
          </CardBoundary>
        </>
      )}
    </div>
  );
}

type MonthStepsProps = {
  month: string;
  months: readonly PayMonthState[];
  establishment: string | undefined;
};

function MonthSteps({ month, months, establishment }: MonthStepsProps) {
  const { t } = useTranslation('payroll');
  const days = useDayFormats();
  const name = (which: string) => days.monthAndYear(firstDayOf(which));
  const latest = months[0]?.month;
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  return (
    <nav aria-label={t('steps')} className="flex items-center gap-2">
      <ButtonLink
        variant="secondary"
        to={monthPath(before, establishment)}
        aria-label={t('before', { month: name(before) })}
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
      </ButtonLink>
      <h2 className="min-w-40 text-center text-lg font-semibold first-letter:uppercase">{name(month)}</h2>
      {latest !== undefined && after <= latest && (
        <ButtonLink
          variant="secondary"
          to={monthPath(after, establishment)}
          aria-label={t('after', { month: name(after) })}
        >
          <ChevronRight className="size-4" aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  );
}

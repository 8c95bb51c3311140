import CalendarDays from 'lucide-react/icons/calendar-days';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Counters } from '#app/leave/balances/counters.tsx';
import { yearPath } from '#app/navigation/calendar-paths.ts';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#web/page-title.tsx';

/** One's own counters on a day, and what another feature has to say beside them. */
export function BalancesPage({ beside, below }: { beside?: ReactNode; below?: ReactNode }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['balances', 'ui', 'leave']);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink variant="secondary" to={PAGES.myYear.path}>
              {t('figures')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={yearPath()}
              icon={<CalendarDays className="size-5" aria-hidden="true" />}
            >
              {t('myYear')}
            </ButtonLink>
          </>
        }
      />
      {beside}
      <Counters userId={null} />
      {below}
    </div>
  );
}

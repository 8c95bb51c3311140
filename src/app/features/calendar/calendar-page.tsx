import { CalendarSync, CirclePlus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PAGES } from '#contract/pages.ts';
import { can, isPrivileged } from '#domain/access/can.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useToday } from '#web/clock/use-today.ts';
import { PageTitle } from '#web/page-title.tsx';
import { CalendarTips } from './calendar-tips.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ManagerTiles } from './manager-tiles.tsx';
import { NextAbsences } from './next-absences.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useCalendarAddress } from './use-calendar-address.ts';
import { useCalendarExport } from './use-calendar-export.ts';
import { OFFERED_VIEWS, VIEWS } from './views.tsx';

/** The frame of every view: what is on show stands in the address, the filters are the same for all. */
export function CalendarPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['calendar', 'common', 'ui', 'leave', 'deciding', 'balances']);
  const sentence = useErrorSentence();
  const today = useToday();
  const { address: asked, change } = useCalendarAddress(today, OFFERED_VIEWS);
  // A link may ask for more than its reader may see.
  const address = { ...asked, pending: asked.pending && can(user, 'leave-request.read-all') };
  const shown = VIEWS.find(({ view }) => view === address.view) ?? VIEWS[0];
  const privileged = isPrivileged(user);
  const viewProps = { user, today, address, onChange: change };
  const exported = useCalendarExport(viewProps);
  return (
    <div data-print="landscape" className="flex flex-col gap-6 print:gap-2">
      <PageTitle title={t('common:pages.calendar')} />
      <PageHeader
        title={t('common:pages.calendar')}
        lead={
          <span className="print:hidden">{t(privileged ? 'calendar:leadManager' : 'calendar:lead')}</span>
        }
        badge={
          !privileged && (
            <Badge
              tone="sea"
              className="print:hidden"
              icon={<UserRound className="size-3.5 shrink-0" aria-hidden="true" />}
            >
              {t('calendar:connectedAs', { name: user.name })}
            </Badge>
          )
        }
        actions={
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <SegmentedControl
              label={t('calendar:views.label')}
              options={VIEWS.map(({ view, icon }) => ({
                value: view,
                label: t(`calendar:views.${view}`),
                icon,
              }))}
              value={address.view}
              onChange={(view) => change({ view })}
            />
            <ExportMenu exporting={exported.isPending} onExport={exported.mutate} />
            <ButtonLink
              to={PAGES.calendarSubscribe.path}
              variant="secondary"
              icon={<CalendarSync className="size-5" aria-hidden="true" />}
            >
              {t('calendar:subscribe')}
            </ButtonLink>
            <ButtonLink
              to={PAGES.newRequest.path}
              className="max-lg:hidden"
              icon={<CirclePlus className="size-5" aria-hidden="true" />}
            >
              {t('calendar:newRequest')}
            </ButtonLink>
          </div>
        }
      />
      {exported.isError && (
        <Banner
          tone="error"
          title={sentence(exported.error, t('calendar:export.failed'))}
          onClose={exported.reset}
        />
      )}
      {privileged && (
        <CardBoundary>
          <ManagerTiles today={today} />
        </CardBoundary>
      )}
      <div className="flex flex-col gap-4">
        <CardBoundary>
          <FilterBar {...viewProps} />
        </CardBoundary>
        {shown && (
          <CardBoundary key={shown.view}>
            <shown.Component {...viewProps} />
          </CardBoundary>
        )}
      </div>
      <aside
        aria-label={t('calendar:asides')}
        className="grid items-start gap-4 max-sm:order-2 lg:grid-cols-2 2xl:grid-cols-3 print:hidden"
      >
        {privileged && (
          <CardBoundary>
            <PendingRequests today={today} />
          </CardBoundary>
        )}
        <CardBoundary>
          <NextAbsences today={today} isManager={privileged} />
        </CardBoundary>
        {privileged && (
          <div className="grid gap-4 lg:max-2xl:col-span-2 lg:max-2xl:grid-cols-2">
            <QuickActions />
            <CardBoundary>
              <CalendarTips />
            </CardBoundary>
          </div>
        )}
      </aside>
    </div>
  );
}

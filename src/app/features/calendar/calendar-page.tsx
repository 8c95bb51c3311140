import UserRound from 'lucide-react/icons/user-round';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { can, isPrivileged } from '#domain/access/can.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useToday } from '#web/clock/use-today.ts';
import { PageTitle } from '#web/page-title.tsx';
import { CalendarTips } from './calendar-tips.tsx';
import { ControlLine } from './controls/control-line.tsx';
import { PageActions } from './controls/page-actions.tsx';
import { SharedControls } from './controls/shared-controls.tsx';
import { ManagerTiles } from './manager-tiles.tsx';
import { NextAbsences } from './next-absences.tsx';
import { PendingRequests } from './pending-requests.tsx';
import { QuickActions } from './quick-actions.tsx';
import { zonesShown } from './school/shown-zones.ts';
import { useSchoolZones } from './school/use-school-zones.ts';
import { useCalendarAddress } from './use-calendar-address.ts';
import { useCalendarExport } from './use-calendar-export.ts';
import { VIEWS } from './views.tsx';

/** The frame of every view: what is on show stands in the address, the filters are the same for all. */
export function CalendarPage({ user }: { user: StoredUser }) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['calendar', 'pages', 'ui', 'leave', 'deciding']);
  const sentence = useErrorSentence();
  const today = useToday();
  const { address: asked, change } = useCalendarAddress(today);
  // A link may ask for more than its reader may see.
  const address = { ...asked, pending: asked.pending && can(user, 'leave-request.read-all') };
  const school = useSchoolZones();
  const View = VIEWS[address.view];
  const privileged = isPrivileged(user);
  const exported = useCalendarExport({ user, today, address });
  const controls = (
    <SharedControls
      user={user}
      address={address}
      onChange={change}
      schoolZones={school.shown}
      onSchoolZones={school.show}
    />
  );
  return (
    <div data-print="landscape" className="flex flex-col gap-4 max-sm:-mt-3 max-sm:gap-1 print:gap-2">
      <PageTitle title={t('pages:calendar.name')} />
      <header className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-xl font-semibold tracking-tight sm:text-2xl lg:text-3xl print:text-lg">
            {t('pages:calendar.name')}
          </h1>
          <p className="mt-1 text-muted max-lg:hidden print:hidden">
            {t(privileged ? 'calendar:leadManager' : 'calendar:lead')}
          </p>
        </div>
        <PageActions
          exporting={exported.isPending}
          onExport={exported.mutate}
          view={address.view}
          onView={(view) => change({ view })}
        />
      </header>
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
      <CardBoundary key={address.view}>
        {/* The room is kept meanwhile, so that nothing below jumps. */}
        <Suspense
          fallback={
            <div className="min-h-96">
              <ControlLine period={null} shared={controls} />
            </div>
          }
        >
          <View
            user={user}
            today={today}
            address={address}
            onChange={change}
            controls={controls}
            schoolZones={zonesShown(school.shown)}
          />
        </Suspense>
      </CardBoundary>
      {!privileged && (
        <p className="max-sm:order-2 print:hidden">
          <Badge tone="sea" icon={<UserRound className="size-3.5 shrink-0" aria-hidden="true" />}>
            {t('calendar:connectedAs', { name: user.name })}
          </Badge>
        </p>
      )}
      <aside
        aria-label={t('calendar:asides')}
        className="grid items-start gap-4 max-sm:order-2 max-sm:mt-4 lg:grid-cols-2 2xl:grid-cols-3 print:hidden"
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
            <CardBoundary>
              <QuickActions />
            </CardBoundary>
            <CardBoundary>
              <CalendarTips />
            </CardBoundary>
          </div>
        )}
      </aside>
    </div>
  );
}

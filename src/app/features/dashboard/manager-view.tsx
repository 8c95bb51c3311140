import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { OrganizationSummary } from '#web/leave/leave-request.ts';
import { ShortagesCard } from './shortages-card.tsx';
import { TopPending } from './top-pending.tsx';
import { UpcomingAbsences } from './upcoming-absences.tsx';
import { WhoIsAway } from './who-is-away.tsx';

type ManagerViewProps = {
  user: StoredUser;
  summary: OrganizationSummary;
  due?: ReactNode;
  firstSteps?: ReactNode;
};

/** What a manager came for: what waits, who is away, where too few will be in. Figures come after. */
export function ManagerView({ user, summary, due, firstSteps }: ManagerViewProps) {
  const { t } = useTranslation('dashboard');
  const { pending, approved, rejected, urgent, awayToday, averageDecisionHours } = summary;
  const isNew = pending + approved + rejected === 0;
  return (
    <section aria-labelledby="team-view" className="flex flex-col gap-4">
      <h2 id="team-view" className="text-lg font-semibold">
        {t('team.title')}
      </h2>
      {summary.settingUp && <CardBoundary>{firstSteps}</CardBoundary>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CardBoundary>
          <TopPending user={user} />
        </CardBoundary>
        <div className="flex min-w-0 flex-col gap-4">
          <CardBoundary>
            <ShortagesCard />
          </CardBoundary>
          <CardBoundary>
            <WhoIsAway />
          </CardBoundary>
          <CardBoundary>
            <UpcomingAbsences />
          </CardBoundary>
        </div>
      </div>
      <CardBoundary>{due}</CardBoundary>
      {!isNew && (
        <FigureStrip
          figures={[
            { label: t('team.pending'), value: String(pending) },
            { label: t('team.urgent'), value: String(urgent) },
            { label: t('team.away'), value: String(awayToday) },
            {
              label: t('team.average'),
              value:
                averageDecisionHours === null
                  ? t('team.none')
                  : t('team.hours', { hours: averageDecisionHours }),
            },
          ]}
        />
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { StatTile, StatTiles } from '#ui/card.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { OrganizationSummary } from '#web/leave/leave-request.ts';
import { TopPending } from './top-pending.tsx';
import { UpcomingAbsences } from './upcoming-absences.tsx';

type ManagerViewProps = { user: StoredUser; summary: OrganizationSummary };

/** What a manager wants to know before anything else. */
export function ManagerView({ user, summary }: ManagerViewProps) {
  const { t } = useTranslation('dashboard');
  const { pending, urgent, awayToday, averageDecisionHours } = summary;
  return (
    <section aria-labelledby="team-view" className="flex flex-col gap-4">
      <h2 id="team-view" className="text-lg font-semibold">
        {t('team.title')}
      </h2>
      <StatTiles>
        <StatTile label={t('team.pending')} value={String(pending)} />
        <StatTile label={t('team.urgent')} value={String(urgent)} />
        <StatTile label={t('team.away')} value={String(awayToday)} />
        <StatTile
          label={t('team.average')}
          value={
            averageDecisionHours === null ? t('team.none') : t('team.hours', { hours: averageDecisionHours })
          }
        />
      </StatTiles>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CardBoundary>
          <TopPending user={user} />
        </CardBoundary>
        <CardBoundary>
          <UpcomingAbsences />
        </CardBoundary>
      </div>
    </section>
  );
}

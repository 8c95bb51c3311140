import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { CalendarFeed } from './calendar-feed.ts';

type FeedRowProps = { feed: CalendarFeed; onRenew: () => void; onDelete: () => void };

export function FeedRow({ feed, onRenew, onDelete }: FeedRowProps) {
  const { t } = useTranslation('calendar-feeds');
  const instants = useInstants();
  const { name, team } = feed;
  const what = team
    ? t('holds.team', { team: team.name })
    : t(`holds.${feed.holidays ? 'mineWithHolidays' : feed.scope}`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <CalendarSync className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          {!feed.answers && <Badge tone="rejected">{t('silent')}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{what}</p>
        <p className="text-sm text-muted">
          {feed.fetchedAt ? t('fetched', { when: instants.instant(feed.fetchedAt) }) : t('neverFetched')}
        </p>
        {!feed.answers && (
          <p className="text-sm text-coral">{t(team ? 'silentWhy.team' : 'silentWhy.organization')}</p>
        )}
      </div>
      <div className="ml-auto flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-label={t('renew.openNamed', { name })} onClick={onRenew}>
          {t('renew.open')}
        </Button>
        <Button
          variant="dangerQuiet"
          size="sm"
          aria-label={t('delete.openNamed', { name })}
          onClick={onDelete}
        >
          {t('delete.open')}
        </Button>
      </div>
    </li>
  );
}

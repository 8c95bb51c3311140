import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { daysFromTo, plainDate } from '#domain/calendar/plain-date.ts';
import { Card } from '#ui/card.tsx';
import { DeckchairScene } from '#ui/scenes/deckchair.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { type MySummary, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** « Dans 12 jours : Congés payés », and when anything of one's own last changed. */
export function NextDeparture({ summary }: { summary: MySummary }) {
  const { t } = useTranslation(['dashboard', 'leave']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const { instant } = useInstants();
  const today = useToday();
  const { nextDeparture, lastUpdatedAt } = summary;
  const days = nextDeparture ? daysFromTo(today, plainDate(nextDeparture.startDate)) : 0;
  const when =
    days === 1 ? t('dashboard:departure.tomorrow') : t('dashboard:departure.inDays', { count: days });
  return (
    <Card title={t('dashboard:departure.title')}>
      <div className="flex h-full items-start justify-between gap-4">
        <div className="flex min-w-0 flex-col items-start gap-1">
          {nextDeparture ? (
            <>
              <p className="text-2xl font-semibold tracking-tight wrap-anywhere">
                {t('dashboard:departure.what', {
                  when,
                  type: types.shortName(nextDeparture.type),
                })}
              </p>
              <p className="first-letter:uppercase">{words.period(nextDeparture)}</p>
              <p className="text-muted">{words.counted(nextDeparture.countedDays)}</p>
              <Link to={requestPath(nextDeparture.id)} className="inline-flex min-h-11 items-center link">
                {t('dashboard:departure.open')}
              </Link>
            </>
          ) : (
            <>
              <p className="font-medium">{t('dashboard:departure.none')}</p>
              <p className="text-muted">{t('dashboard:departure.noneHint')}</p>
            </>
          )}
          {lastUpdatedAt && (
            <p className="text-sm text-muted">
              {t('dashboard:updated', { instant: instant(lastUpdatedAt) })}
            </p>
          )}
        </div>
        <DeckchairScene className="w-28 shrink-0 max-sm:hidden" />
      </div>
    </Card>
  );
}

import ArrowRight from 'lucide-react/icons/arrow-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { ShownBalanceChange } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** Null is leave that no counter pays for. `stale`: a newer answer is on its way. */
type BalanceLineProps = { balance: ShownBalanceChange | null; stale?: boolean };

/** « Congés payés : 18 jours → 14,5 jours », with what is reserved and what is missing. */
export function BalanceLine({ balance, stale = false }: BalanceLineProps) {
  const { t } = useTranslation('leave');
  const { longDay, date } = useDayFormats();
  const today = useToday();
  const words = useLeaveWords();
  if (!balance) return <p className="text-muted">{t('balance.none')}</p>;
  return (
    <div className={classNames('flex flex-col gap-1', stale && 'outdated')}>
      <p className="text-sm text-muted">{t(`balance.counter.${balance.unit}`, { label: balance.label })}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold tabular-nums">
        <span className="sr-only">{t('balance.before')}</span>
        {words.days(balance.before)}
        <ArrowRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="sr-only">{t('balance.after')}</span>
        <span className={balance.verdict === 'enough' ? undefined : 'text-coral'}>
          {words.days(balance.after)}
        </span>
      </p>
      {balance.at > today && balance.today !== balance.before && (
        <p className="text-sm text-muted">
          {t('balance.byThen', {
            today: words.days(balance.today),
            before: words.days(balance.before),
            day: date(balance.at),
          })}
        </p>
      )}
      {balance.later > 0 && (
        <p className="text-sm text-muted">{t('balance.later', { count: balance.later })}</p>
      )}
      {balance.reserved > 0 && (
        <p className="text-sm text-muted">{t('balance.reserved', { count: balance.reserved })}</p>
      )}
      {balance.verdict !== 'enough' && (
        <p className="flex items-start gap-1.5 text-sm text-pending">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {balance.shortOn
              ? t(`balance.shortOn.${balance.verdict}`, { day: longDay(balance.shortOn) })
              : t(`balance.short.${balance.verdict}`)}
          </span>
        </p>
      )}
    </div>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LotList } from '#app/leave/lot-list.tsx';
import { cardClass } from '#ui/card.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { CounterBalance } from './counter-balance.ts';
import { StatementTable } from './statement-table.tsx';

type CounterSectionProps = {
  counter: CounterBalance;
  /** Null is today. */
  at: string | null;
  /** The lines wait behind a press, where the counter is one part of many. */
  folded?: boolean;
  chart?: ReactNode;
  actions?: ReactNode;
};

export function CounterSection({ counter, at, folded, chart, actions }: CounterSectionProps) {
  const { t } = useTranslation('balances');
  const { shortDay } = useDayFormats();
  const words = useLeaveWords();
  const headingId = `counter-${counter.counter}`;
  return (
    <section aria-labelledby={headingId} className={cardClass}>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <div>
          <h2 id={headingId} tabIndex={-1} className="font-semibold">
            {counter.label}
          </h2>
          <p className="text-sm text-muted">{t(`units.${counter.unit}`)}</p>
        </div>
        {actions}
      </header>
      <div className="flex flex-col gap-6 p-5">
        <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
          <div>
            <p className="text-sm text-muted">
              {at === null ? t('available') : t('availableOn', { day: shortDay(at) })}
            </p>
            <p className="text-3xl font-semibold tabular-nums">{words.days(counter.available)}</p>
            {counter.employerDays !== undefined && (
              <p className="text-sm text-muted">
                {t('employerDays', { days: words.days(counter.employerDays) })}
              </p>
            )}
          </div>
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {(['acquired', 'taken', 'reserved'] as const).map((name) => (
              <div key={name}>
                <dt className="text-sm text-muted">{t(`sum.${name}`)}</dt>
                <dd className="font-medium tabular-nums">{words.days(counter[name])}</dd>
              </div>
            ))}
            {counter.later > 0 && (
              <div>
                <dt className="text-sm text-muted">{t('sum.later')}</dt>
                <dd className="font-medium tabular-nums">{words.days(counter.later)}</dd>
              </div>
            )}
          </dl>
          <LotList lots={counter.lots} />
        </div>
        {chart}
        <p className="text-sm text-muted">{t('rounding')}</p>
        {folded ? (
          <details className="group">
            <summary
              aria-label={t('whyNamed', { label: counter.label })}
              className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 link"
            >
              {t('why')}
              <ChevronDown
                className="size-4 transition-transform duration-150 group-open:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <div className="pt-3">
              <StatementTable counter={counter} />
            </div>
          </details>
        ) : (
          <div>
            <h3 className="mb-2 font-medium">{t('statement.title')}</h3>
            <StatementTable counter={counter} />
          </div>
        )}
      </div>
    </section>
  );
}

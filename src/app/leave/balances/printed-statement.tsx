import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '#app/document/use-printing.ts';
import { LotList } from '#app/leave/lot-list.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { CounterBalance } from './counter-balance.ts';
import { StatementTable } from './statement-table.tsx';

type PrintedStatementProps = {
  name: string;
  counters: readonly CounterBalance[];
  /** The day of the balances, and the day on which they are printed. */
  at: string;
  today: string;
};

/** Every counter of one person with every line behind it, on paper: with whose it is, and of which day. */
export function PrintedStatement(props: PrintedStatementProps) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}

function Sheet({ name, counters, at, today }: PrintedStatementProps) {
  const { t } = useTranslation('balances');
  const days = useDayFormats();
  const words = useLeaveWords();
  const organization = useStoredSession()?.organization?.name ?? '';
  return (
    <div data-printed="upright" className="flex flex-col gap-5 text-sm text-ink">
      <header className="flex items-baseline justify-between gap-4 border-b-2 border-line-strong pb-2">
        <div>
          <h1 className="font-display text-xl font-semibold">{t('statement.printedTitle', { name })}</h1>
          <p>{t('statement.printedOn', { organization, day: days.date(at) })}</p>
        </div>
        <p className="shrink-0 text-muted">{t('statement.printedAt', { day: days.date(today) })}</p>
      </header>
      {counters.map((counter) => (
        <section key={counter.counter} className="flex flex-col gap-2">
          <h2 className="text-base font-semibold">
            {counter.label} <span className="font-normal text-muted">({t(`units.${counter.unit}`)})</span>
          </h2>
          <p>
            {(['acquired', 'taken', 'reserved', 'available'] as const)
              .map((sum) => `${t(sum === 'available' ? sum : `sum.${sum}`)} ${words.days(counter[sum])}`)
              .join(' · ')}
          </p>
          <LotList lots={counter.lots} />
          <StatementTable counter={counter} printed />
        </section>
      ))}
    </div>
  );
}

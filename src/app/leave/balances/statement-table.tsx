import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CounterBalance } from './counter-balance.ts';
import { type StatementPeriod, statementPeriods } from './statement-periods.ts';
import { cellClass, figureClass, StatementRow } from './statement-row.tsx';

type StatementTableProps = {
  counter: CounterBalance;
  /** On paper nothing is folded and nothing can be pressed. */
  printed?: boolean;
};

/** « Pourquoi ce solde ? »: what is available, then line after line from the latest, by periods that fold. */
export function StatementTable({ counter, printed = false }: StatementTableProps) {
  const { t } = useTranslation('balances');
  const formats = useFormats();
  const periods = statementPeriods(counter);
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { entries, olderEntries, reserved, available, label } = counter;
  if (entries.length === 0) return <p className="text-muted">{t('statement.none')}</p>;
  const total = entries.at(-1)?.balance ?? 0;
  return (
    <table className="w-full text-left text-plain">
      <caption className="sr-only">{t('statement.caption', { label })}</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr>
          <th scope="col" className={`${cellClass} font-medium max-sm:hidden print:table-cell!`}>
            {t('statement.date')}
          </th>
          <th scope="col" className={`${cellClass} font-medium`}>
            {t('statement.why')}
          </th>
          <th scope="col" className={`${figureClass} font-medium`}>
            {t('statement.amount')}
          </th>
          <th scope="col" className={`${figureClass} font-medium`}>
            {t('statement.balance')}
          </th>
        </tr>
      </thead>
      <tbody data-totals>
        <Total label={t('statement.left')} amount={formats.amount(available)} strong />
        {reserved > 0 && <Total label={t('statement.minusReserved')} amount={formats.amount(-reserved)} />}
        <Total label={t('statement.total')} amount={formats.amount(total)} />
      </tbody>
      {periods.map((period, place) => {
        const isOpen = printed || (pressed.get(period.start) ?? place === 0);
        return (
          <Period
            key={period.start}
            id={`${counter.counter}-${period.start}`}
            period={period}
            isOpen={isOpen}
            onToggle={printed ? null : () => setPressed(new Map(pressed).set(period.start, !isOpen))}
          />
        );
      })}
      {olderEntries > 0 && (
        <tbody className="border-t-2 border-line-strong text-muted">
          <tr>
            <td className={`${cellClass} max-sm:hidden print:table-cell!`} />
            <td colSpan={3} className={cellClass}>
              {t('statement.older', { count: olderEntries })}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}

type PeriodProps = { id: string; period: StatementPeriod; isOpen: boolean; onToggle: (() => void) | null };

function Period({ id, period, isOpen, onToggle }: PeriodProps) {
  const { t } = useTranslation('balances');
  const formats = useFormats();
  const { periods } = useWords();
  const name = t('statement.period', { days: periods.days(period.start, period.end) });
  return (
    <>
      <tbody className="border-t-2 border-line-strong">
        <tr>
          <td className={`${cellClass} max-sm:hidden print:table-cell!`} />
          <th scope="rowgroup" className={`${cellClass} text-left font-medium`}>
            {onToggle === null ? (
              name
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={onToggle}
                className="-my-2.5 inline-flex min-h-11 items-center gap-1.5 text-left"
              >
                {name}
                <span className="text-sm font-normal text-muted max-sm:sr-only">
                  {t('statement.lines', { count: period.lines.length })}
                </span>
                <ChevronDown
                  className={classNames(
                    'size-4 shrink-0 transition-transform duration-150',
                    isOpen && 'rotate-180',
                  )}
                  aria-hidden="true"
                />
              </button>
            )}
          </th>
          <td className={figureClass} />
          <td className={`${figureClass} font-medium`}>{formats.amount(period.balance)}</td>
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={id} data-lines>
          {period.lines.map(({ place, entry }) => (
            <StatementRow key={place} entry={entry} />
          ))}
        </tbody>
      )}
    </>
  );
}

function Total({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <tr className={strong ? 'font-semibold' : undefined}>
      <td className={`${cellClass} max-sm:hidden print:table-cell!`} />
      <th scope="row" className={`${cellClass} text-left ${strong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className={figureClass} />
      <td className={figureClass}>{amount}</td>
    </tr>
  );
}
